/** What an engine says of itself. */
const ofThePlatform = [
  // WebKitGTK is built without web app manifests, which Safari knows.
  /Unrecognized Content-Security-Policy directive 'manifest-src'/,
  // What Firefox says of scripts that were still on their way when the next page was opened: the hash of nothing.
  /The computed hash is “47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=”/,
];

// Firefox says so, and nothing else, where a page was left while its service worker still answered. A worker that
// fails, or answers with an error, is told apart by it in other words.
const cutOff = /Failed to load ‘(.+)’\. A ServiceWorker intercepted the request and encountered/;

/** What the console says that is the page's fault, without what is known: of what was cut off, and of the engine. */
export function ownComplaints(complaints: readonly string[], tolerated: RegExp): string[] {
  const left = complaints.flatMap((said) => cutOff.exec(said)?.[1] ?? []);
  // Half a script has another hash.
  const ofHalf = (said: string) =>
    left.some((address) => said.includes(`“${address}”. The computed hash`));
  const known = [tolerated, cutOff, ...ofThePlatform];
  return complaints.filter((said) => !ofHalf(said) && !known.some((one) => one.test(said)));
}
