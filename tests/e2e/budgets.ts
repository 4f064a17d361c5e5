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
  '/': { scriptBefore: 255, script: 255, requests: 35, rounds: 4 },
  '/menu': { scriptBefore: 231, script: 231, requests: 34, rounds: 4 },
  '/about': { scriptBefore: 222, script: 222, requests: 25, rounds: 4 },
  '/offers': { scriptBefore: 233, script: 233, requests: 30, rounds: 4 },
  '/blogs': { scriptBefore: 240, script: 240, requests: 32, rounds: 4 },
  '/faq': { scriptBefore: 228, script: 228, requests: 25, rounds: 4 },
  '/contact': { scriptBefore: 232, script: 232, requests: 27, rounds: 4 },
  '/checkout': { scriptBefore: 257, script: 257, requests: 32, rounds: 4 },
  '/orders': { scriptBefore: 280, script: 280, requests: 33, rounds: 4 },
};
