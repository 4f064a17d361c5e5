// Pages that answer at all links, in whichever language: what follows is the key of the link.
const linkPages = /^((?:\/\w\w)?\/(?:track|unsubscribe)|\/rider)\/[^/]+$/;

/** The page that answers at an address: `/rider` at `/rider/<key>`, `/kn/track` at `/kn/track/<key>`. */
export const pageAddress = (address: string): string => linkPages.exec(address)?.[1] ?? address;

/** The header with the key of a link: addresses are written into logs, headers are not. */
export const linkKeyHeader = 'X-Link-Key';

/** An address as browsers are to have it: no server, log or other site is told what follows `#`. */
export const withKeyBehind = (address: string): string =>
  address.replace(/^((?:\/\w\w)?\/(?:track|unsubscribe)|\/rider)\/([^/?#]+)\/?$/, '$1#$2');

/** The path that pages know, `/track/<key>`, from that of such an address and what follows its `#`. */
export function pathWithKey(path: string, hash: string): string {
  const key = /^#([\da-f]{32})$/.exec(hash)?.[1];
  return key && pageAddress(`${path}/${key}`) === path ? `${path}/${key}` : path;
}

/** All addresses at which a page answers, as hosting writes them. */
export const addressesOf = (page: string): string[] =>
  pageAddress(`${page}/key`) === page ? [page, `${page}/*`] : [page];

/** Files that a deployment writes down for the next one, beside the pages: nobody else has to read them. */
export const deploymentRecords: readonly string[] = [
  'headers.json',
  'shell.json',
  'shop.json',
  'history.json',
  'staged.json',
  '.preview-key.pem',
];

// The file that an address means, as servers of files read it: `//shop%2ejson/` is `shop.json`.
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

/** Globs of build files that hosting ignores: brotli copies, source maps, prerendering code, dotfiles. */
export const buildOnlyFiles: readonly string[] = ['**/*.br', '**/*.map', '**/node/**', '**/.*'];
const buildOnly = /(?:^|\/)(?:node\/|\.[^/]*$|[^/]*\.(?:br|map)$)/;

/** Whether hosting ignores the file at an address. The local backend does not serve it either. */
export function isUnserved(address: string): boolean {
  const file = fileAt(address);
  return deploymentRecords.includes(file) || buildOnly.test(file);
}
