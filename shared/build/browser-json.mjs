// What pages say of themselves as they are prerendered, and whom only the server writes to.
const left = ['description', 'picture', 'ownerEmail'];

/** A loader for `titles.json`, `guests.json` and `restaurant.json`: leaves out what nobody reads in a browser. */
export default function browserJson(source) {
  return JSON.stringify(
    JSON.parse(source, (key, value) => (left.includes(key) ? undefined : value)),
  );
}
