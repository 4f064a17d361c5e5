/** A loader for `titles.json` and `guests.json`: browsers set titles, but only prerendered pages carry descriptions and cards. */
export default function titlesOnly(source) {
  const titles = JSON.parse(source, (key, value) =>
    key === 'description' || key === 'picture' ? undefined : value,
  );
  return JSON.stringify(titles);
}
