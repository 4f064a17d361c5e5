// Every package bundles a copy of this module; `joinSite` stores the site's origin here for host pages.
const place = globalThis as { [key: symbol]: string | undefined };

/** Returns the address of a path on the site. On a host page of another origin it includes the site's origin. */
export const onSite = (path: string): string =>
  `${place[Symbol.for('burger.site@1')] ?? ''}${path}`;
