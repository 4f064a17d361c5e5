export interface Budget {
  /** KiB of script on the wire, with headers, before the page is interactive. */
  script: number;
  /** Requests before it is. */
  requests: number;
  /** The longest chain of requests for code that waited for one another. */
  rounds: number;
}

/**
 * What a first visit to a route may cost at most until the page is interactive, at any hour; what comes later depends on
 * how busy the machine is, and is measured by `npm run bench`. The same sources weigh up to 0.2 KiB more from another
 * folder: compression follows the hashes in the names. Lower these when a page gets lighter.
 */
export const budgets: Record<string, Budget> = {
  '/': { script: 123.8, requests: 21, rounds: 2 },
  '/menu': { script: 131.4, requests: 20, rounds: 2 },
  '/about': { script: 121.1, requests: 13, rounds: 2 },
  '/offers': { script: 124.6, requests: 13, rounds: 2 },
  '/blogs': { script: 131.2, requests: 13, rounds: 2 },
  '/faq': { script: 124.2, requests: 9, rounds: 2 },
  '/contact': { script: 129.4, requests: 11, rounds: 2 },
  '/checkout': { script: 152.4, requests: 12, rounds: 2 },
  '/orders': { script: 130.9, requests: 11, rounds: 2 },
};
