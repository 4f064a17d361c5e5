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

/** What a first visit to a route may cost at most. Lower these when a page gets lighter. */
export const budgets: Record<string, Budget> = {
  '/': { scriptBefore: 122.1, script: 143, requests: 27, rounds: 2 },
  '/menu': { scriptBefore: 130.9, script: 136, requests: 24, rounds: 2 },
  '/about': { scriptBefore: 120.1, script: 121.5, requests: 12, rounds: 2 },
  '/offers': { scriptBefore: 123.8, script: 125.2, requests: 15, rounds: 2 },
  '/blogs': { scriptBefore: 130.4, script: 131.8, requests: 15, rounds: 2 },
  '/faq': { scriptBefore: 123.4, script: 124.8, requests: 11, rounds: 2 },
  '/contact': { scriptBefore: 128.2, script: 129.6, requests: 13, rounds: 2 },
  '/checkout': { scriptBefore: 152.8, script: 243.5, requests: 39, rounds: 2 },
  '/orders': { scriptBefore: 132.7, script: 271.5, requests: 42, rounds: 2 },
};
