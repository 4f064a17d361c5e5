export interface Budget {
  /** KiB of script on the wire, with headers, before the page is interactive. */
  scriptBefore: number;
  /** KiB of script in the whole visit. */
  script: number;
  /** Requests of the whole visit, on a phone. */
  requests: number;
  /** The longest chain of requests for code that waited for one another, until the page is interactive. */
  rounds: number;
}

/**
 * What a first visit to a route may cost at most, at any hour: while the kitchen is closed the checkout loads 5 KiB more,
 * home 1 KiB and which half hours are full, and home and menu ask once more. The same sources weigh up to 0.2 KiB more
 * from another folder: compression follows the hashes in the names. Lower these when a page gets lighter.
 */
export const budgets: Record<string, Budget> = {
  '/': { scriptBefore: 123.5, script: 146, requests: 29, rounds: 2 },
  '/menu': { scriptBefore: 131.1, script: 136.6, requests: 23, rounds: 2 },
  '/about': { scriptBefore: 120.8, script: 121.9, requests: 14, rounds: 2 },
  '/offers': { scriptBefore: 124.3, script: 125.4, requests: 15, rounds: 2 },
  '/blogs': { scriptBefore: 130.9, script: 132, requests: 15, rounds: 2 },
  '/faq': { scriptBefore: 123.9, script: 125, requests: 11, rounds: 2 },
  '/contact': { scriptBefore: 129.1, script: 130.2, requests: 13, rounds: 2 },
  '/checkout': { scriptBefore: 152.1, script: 241.4, requests: 39, rounds: 2 },
  '/orders': { scriptBefore: 130.7, script: 267, requests: 43, rounds: 2 },
};
