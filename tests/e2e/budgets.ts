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
  '/': { scriptBefore: 132, script: 250, requests: 42, rounds: 2 },
  '/menu': { scriptBefore: 144, script: 225, requests: 33, rounds: 2 },
  '/about': { scriptBefore: 135, script: 215, requests: 25, rounds: 2 },
  '/offers': { scriptBefore: 145, script: 226, requests: 29, rounds: 2 },
  '/blogs': { scriptBefore: 152, script: 233, requests: 31, rounds: 2 },
  '/faq': { scriptBefore: 140, script: 221, requests: 24, rounds: 2 },
  '/contact': { scriptBefore: 144, script: 225, requests: 26, rounds: 2 },
  '/checkout': { scriptBefore: 161, script: 249, requests: 31, rounds: 2 },
  '/orders': { scriptBefore: 137, script: 270, requests: 32, rounds: 2 },
};
