// Fields used only in prerendered page heads and in mails from the server.
const left = ['description', 'picture', 'ownerEmail'];

/**
 * A webpack loader that removes fields from `titles.json`, `guests.json` and `restaurant.json` that no
 * browser code reads.
 */
export default function browserJson(source) {
  return JSON.stringify(
    JSON.parse(source, (key, value) => (left.includes(key) ? undefined : value)),
  );
}
