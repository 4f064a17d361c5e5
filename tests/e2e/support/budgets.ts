export interface Budget {
  /** KiB of the page itself on the wire, with headers. */
  document: number;
  /** KiB of script on the wire, with headers, before the page is interactive. */
  script: number;
  requests: number;
  /** The longest chain of requests for code that waited for one another. */
  rounds: number;
  /** The very scripts that come before it is, by name; `#` for one that has none. A move between files changes none. */
  code: readonly string[];
}

/** What a page of a remote takes: the shell, the remote, the page's own exposure, and what it shares with others. */
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
 * What a first visit to a route may cost at most until the page is interactive, at any hour; what comes later depends on
 * how busy the machine is, and is measured by `npm run bench`. The same sources weigh up to 0.2 KiB more from another
 * folder: compression follows the hashes in the names. Lower these when a page gets lighter.
 */
export const budgets: Record<string, Budget> = {
  '/': of(18.1, 124.8, 21, 'mfe-content', 'HomePage', ['#']),
  '/menu': of(19.1, 132.4, 20, 'mfe-menu', 'MenuPage', ['core']),
  '/about': of(13.1, 122.6, 13, 'mfe-content', 'AboutPage', ['#']),
  '/offers': of(14.5, 126.1, 13, 'mfe-content', 'OffersPage', ['#', '#']),
  '/blogs': of(20.7, 132.7, 13, 'mfe-content', 'BlogsPage', ['#', '#']),
  '/faq': of(14.5, 125.6, 9, 'mfe-content', 'FaqPage', ['#']),
  '/contact': of(14.2, 130.8, 11, 'mfe-content', 'ContactPage', ['#', '#', '#']),
  '/checkout': of(12.9, 153.1, 12, 'mfe-cart-checkout', 'CheckoutPage', ['#', '#', '#']),
  '/orders': of(12.7, 131.4, 11, 'mfe-account-orders', 'OrdersPage', ['#', '#']),
};
