// Fields used only in prerendered page heads and in mails from the server.
const left = ['description', 'picture', 'ownerEmail'];

/** A webpack loader that removes unused fields from JSON files of the restaurant and its titles. */
export default function browserJson(source) {
  return JSON.stringify(
    JSON.parse(source, (key, value) => (left.includes(key) ? undefined : value)),
  );
}
