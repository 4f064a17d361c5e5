// Pages whose URL ends with a link's key, in any language.
const linkPages = /^((?:\/\w\w)?\/(?:track|unsubscribe)|\/rider)\/[^/]+$/;

/** Returns the page of a URL path: `/rider` for `/rider/<key>`, `/kn/track` for `/kn/track/<key>`. */
export const pageAddress = (address: string): string => linkPages.exec(address)?.[1] ?? address;

/** Header for a link's key, because servers log URLs, but not headers. */
export const linkKeyHeader = 'X-Link-Key';

/** Moves a link's key behind `#`, a part that browsers send to no server, log or other site. */
export const withKeyBehind = (address: string): string =>
  address.replace(/^((?:\/\w\w)?\/(?:track|unsubscribe)|\/rider)\/([^/?#]+)\/?$/, '$1#$2');

/** Returns the path that pages read, `/track/<key>`, from a URL with the key behind `#`. */
export function pathWithKey(path: string, hash: string): string {
  const key = /^#([\da-f]{32})$/.exec(hash)?.[1];
  return key && pageAddress(`${path}/${key}`) === path ? `${path}/${key}` : path;
}

/** Returns all URL paths of a page as glob patterns for the configuration of Firebase Hosting. */
export const addressesOf = (page: string): string[] =>
  pageAddress(`${page}/key`) === page ? [page, `${page}/*`] : [page];

/** Files that a deployment leaves for the next one. Firebase Hosting does not serve them. */
export const deploymentRecords: readonly string[] = [
  'headers.json',
  'shell.json',
  'shop.json',
  'history.json',
  'staged.json',
  '.preview-key.pem',
];

// Returns the file of a URL path as file servers resolve it: `//shop%2ejson/` is `shop.json`.
function fileAt(address: string): string {
  try {
    return decodeURI(address)
      .toLowerCase()
      .split('/')
      .filter((part) => !['', '.'].includes(part))
      .join('/');
  } catch {
    return '';
  }
}

/** Build files that Firebase Hosting ignores: brotli copies, source maps, prerendering code, dotfiles. */
export const buildOnlyFiles: readonly string[] = ['**/*.br', '**/*.map', '**/node/**', '**/.*'];
const buildOnly = /(?:^|\/)(?:node\/|\.[^/]*$|[^/]*\.(?:br|map)$)/;

/** The scripts of the page for engineers, which Firebase Hosting ignores unless the restaurant publishes it. */
export const architectureFiles = 'shell/*/architecture/**';
const ofArchitecture = /^shell\/[^/]+\/architecture\//;

/** Returns whether Firebase Hosting, and so the local backend, does not serve the file of a URL path. */
export function isUnserved(address: string): boolean {
  const file = fileAt(address);
  return deploymentRecords.includes(file) || buildOnly.test(file) || ofArchitecture.test(file);
}
