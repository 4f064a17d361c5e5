/** A loader for `pages/titles.json`: browsers set titles, but only prerendered pages carry descriptions and cards. */
export default function titlesOnly(source) {
  const pages = Object.entries(JSON.parse(source));
  return JSON.stringify(Object.fromEntries(pages.map(([page, { title }]) => [page, { title }])));
}
