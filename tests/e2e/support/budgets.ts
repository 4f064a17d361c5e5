export interface Budget {
  /** KiB of the HTML as transferred, with headers. */
  document: number;
  /** KiB of scripts transferred before the page is interactive, with headers. */
  script: number;
  requests: number;
  /** The longest chain of code requests of which each waits for the previous one. */
  rounds: number;
  /** Names of the scripts that load before the page is interactive; `#` for scripts without a name. */
  code: readonly string[];
}

/**
 * Returns the limits of a remote's page. Its scripts are the shell, the remote, the page's module and shared
 * chunks.
 */
const of = (
  document: number,
  script: number,
  requests: number,
  remote: string,
  page: string,
  shared: string[],
): Budget => ({
  document,
  script,
  requests,
  rounds: 2,
  code: [
    'shell/main',
    ...['remote-entry', page, ...shared].map((name) => `${remote}/${name}`),
  ].sort(),
});

/**
 * The limits of a first visit until the page is interactive. `npm run bench` measures what loads later, which
 * depends on the machine. In another folder the same sources can be 0.2 KiB larger, because compression
 * depends on the hashes in names. Lower the limits when a page gets lighter. Delaying chunks until their hash
 * is known costs each page 0.1 KiB. The policy for Trusted Types costs each document 0.3 KiB, and the frames of cart and
 * sign-in 0.7 and 0.5 of scripts.
 */
export const budgets: Record<string, Budget> = {
  // The first flight of a connection holds 14.26 KiB. 0.4 KiB of scripts read the time by the kitchen's load.
  '/': of(14.4, 126.2, 20, 'mfe-content', 'HomePage', ['#']),
  // 2.1 KiB of the document and 0.4 KiB of scripts complete Add, search and categories before the code has loaded.
  '/menu': of(20.6, 134.2, 20, 'mfe-menu', 'MenuPage', ['core']),
  '/about': of(13.8, 123.6, 13, 'mfe-content', 'AboutPage', ['#']),
  '/offers': of(15.1, 127.1, 13, 'mfe-content', 'OffersPage', ['#', '#']),
  '/blogs': of(21.2, 133.6, 13, 'mfe-content', 'BlogsPage', ['#', '#']),
  '/faq': of(15.2, 126.5, 9, 'mfe-content', 'FaqPage', ['#']),
  '/contact': of(14.8, 132.2, 11, 'mfe-content', 'ContactPage', ['#', '#', '#']),
  // 0.4 KiB build the form from the table of the order's fields, 0.3 KiB read the time by the kitchen's load.
  '/checkout': of(13.4, 155.8, 12, 'mfe-cart-checkout', 'CheckoutPage', ['#', '#', '#']),
  '/orders': of(13.2, 132.4, 11, 'mfe-account-orders', 'OrdersPage', ['#', '#']),
};

/** The limits of what the service worker downloads at a first visit of `/`, with its script and headers. */
export const workerBudget = { KiB: 94, requests: 10 };
