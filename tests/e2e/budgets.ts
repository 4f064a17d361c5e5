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
  '/': { scriptBefore: 127.5, script: 148.5, requests: 27, rounds: 2 },
  '/menu': { scriptBefore: 136.4, script: 141, requests: 24, rounds: 2 },
  '/about': { scriptBefore: 125.5, script: 127, requests: 12, rounds: 2 },
  '/offers': { scriptBefore: 129.2, script: 130.5, requests: 15, rounds: 2 },
  '/blogs': { scriptBefore: 135.8, script: 137, requests: 15, rounds: 2 },
  '/faq': { scriptBefore: 128.8, script: 130, requests: 11, rounds: 2 },
  '/contact': { scriptBefore: 133.6, script: 135, requests: 13, rounds: 2 },
  '/checkout': { scriptBefore: 158.2, script: 249, requests: 39, rounds: 2 },
  '/orders': { scriptBefore: 137, script: 276, requests: 42, rounds: 2 },
};
