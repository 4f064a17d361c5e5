// Fields used only in prerendered page heads, in mails from the server and by the deployment.
const left = ['description', 'picture', 'ownerEmail', 'architecturePage'];

/** A webpack loader that removes unused fields from JSON files of the restaurant and its titles. */
export default function browserJson(source) {
  return JSON.stringify(
    JSON.parse(source, (key, value) => (left.includes(key) ? undefined : value)),
  );
}
