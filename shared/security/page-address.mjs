// Pages that answer at all links, in whichever language: what follows is the key of the link.
const linkPages = /^((?:\/\w\w)?\/(?:track|unsubscribe)|\/rider)\/[^/]+$/;

/**
 * The page that answers at an address: `/rider` at `/rider/<key>`, `/kn/track` at `/kn/track/<key>`.
 * @param {string} address
 */
export const pageAddress = (address) => linkPages.exec(address)?.[1] ?? address;

/**
 * All addresses at which a page answers, as hosting writes them.
 * @param {string} page
 */
export const addressesOf = (page) =>
  pageAddress(`${page}/key`) === page ? [page, `${page}/*`] : [page];
