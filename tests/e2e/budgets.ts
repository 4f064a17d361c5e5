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
  '/': { scriptBefore: 131.5, script: 240, requests: 46, rounds: 2 },
  '/menu': { scriptBefore: 140, script: 217, requests: 37, rounds: 2 },
  '/about': { scriptBefore: 130, script: 204, requests: 26, rounds: 2 },
  '/offers': { scriptBefore: 133, script: 214, requests: 30, rounds: 2 },
  '/blogs': { scriptBefore: 139, script: 220, requests: 31, rounds: 2 },
  '/faq': { scriptBefore: 134, script: 209, requests: 25, rounds: 2 },
  '/contact': { scriptBefore: 139, script: 214, requests: 27, rounds: 2 },
  '/checkout': { scriptBefore: 158.5, script: 249, requests: 38, rounds: 2 },
  '/orders': { scriptBefore: 137, script: 276, requests: 41, rounds: 2 },
};
