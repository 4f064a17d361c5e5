// Fields for page heads, which are prerendered, and for mails from the server.
const left = ['description', 'picture', 'ownerEmail'];

/** A loader for `titles.json`, `guests.json` and `restaurant.json` that removes fields no browser code reads. */
export default function browserJson(source) {
  return JSON.stringify(
    JSON.parse(source, (key, value) => (left.includes(key) ? undefined : value)),
  );
}
