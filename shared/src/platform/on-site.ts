// Every package bundles a copy of this module, so `joinSite` stores the site's origin for host pages in a
// global object.
const place = globalThis as { [key: symbol]: string | undefined };

/** Returns the URL of a path on the site. On a host page of another origin it includes the site's origin. */
export const onSite = (path: string): string =>
  `${place[Symbol.for('burger.site@1')] ?? ''}${path}`;
