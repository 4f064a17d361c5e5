// Every package carries a copy of this module; a host that is not the site's own shell says here where the site lies.
const place = globalThis as { [key: symbol]: string | undefined };

/** Where a path of the site lies: on the page's own origin or, on a page of another host, on that of the site. */
export const onSite = (path: string): string =>
  `${place[Symbol.for('burger.site@1')] ?? ''}${path}`;
