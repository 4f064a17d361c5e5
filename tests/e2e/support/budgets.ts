export interface Budget {
  /** KiB of script on the wire, with headers, before the page is interactive. */
  script: number;
  /** Requests before it is. */
  requests: number;
  /** The longest chain of requests for code that waited for one another. */
  rounds: number;
  /** The very scripts that come before it is, by name; `#` for one that has none. A move between files changes none. */
  code: readonly string[];
}

const shell = 'shell/main';

/** What a page of a remote takes: the shell, the remote, the page's own exposure, and what it shares with others. */
const codeOf = (remote: string, page: string, ...shared: string[]): string[] =>
  [shell, ...['remote-entry', page, ...shared].map((name) => `${remote}/${name}`)].sort();

/**
 * What a first visit to a route may cost at most until the page is interactive, at any hour; what comes later depends on
 * how busy the machine is, and is measured by `npm run bench`. The same sources weigh up to 0.2 KiB more from another
 * folder: compression follows the hashes in the names. Lower these when a page gets lighter.
 */
export const budgets: Record<string, Budget> = {
  '/': { script: 122.9, requests: 21, rounds: 2, code: codeOf('mfe-content', 'HomePage', '#') },
  '/menu': { script: 131.4, requests: 20, rounds: 2, code: codeOf('mfe-menu', 'MenuPage', 'core') },
  '/about': {
    script: 120.9,
    requests: 13,
    rounds: 2,
    code: codeOf('mfe-content', 'AboutPage', '#'),
  },
  '/offers': {
    script: 124.6,
    requests: 13,
    rounds: 2,
    code: codeOf('mfe-content', 'OffersPage', '#', '#'),
  },
  '/blogs': {
    script: 131.2,
    requests: 13,
    rounds: 2,
    code: codeOf('mfe-content', 'BlogsPage', '#', '#'),
  },
  '/faq': { script: 123.9, requests: 9, rounds: 2, code: codeOf('mfe-content', 'FaqPage', '#') },
  '/contact': {
    script: 129.0,
    requests: 11,
    rounds: 2,
    code: codeOf('mfe-content', 'ContactPage', '#', '#', '#'),
  },
  '/checkout': {
    script: 152.4,
    requests: 12,
    rounds: 2,
    code: codeOf('mfe-cart-checkout', 'CheckoutPage', '#', '#', '#'),
  },
  '/orders': {
    script: 130.9,
    requests: 11,
    rounds: 2,
    code: codeOf('mfe-account-orders', 'OrdersPage', '#', '#'),
  },
};
