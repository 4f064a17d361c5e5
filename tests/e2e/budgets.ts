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
  '/': { scriptBefore: 131.5, script: 239.7, requests: 46, rounds: 2 },
  '/menu': { scriptBefore: 140.6, script: 214, requests: 37, rounds: 2 },
  '/about': { scriptBefore: 130, script: 200, requests: 26, rounds: 2 },
  '/offers': { scriptBefore: 132.5, script: 209.2, requests: 30, rounds: 2 },
  '/blogs': { scriptBefore: 139, script: 215.6, requests: 31, rounds: 2 },
  '/faq': { scriptBefore: 133.5, script: 203.6, requests: 25, rounds: 2 },
  '/contact': { scriptBefore: 137.8, script: 211.5, requests: 27, rounds: 2 },
  '/checkout': { scriptBefore: 158.2, script: 249, requests: 38, rounds: 2 },
  '/orders': { scriptBefore: 137, script: 276, requests: 41, rounds: 2 },
};
