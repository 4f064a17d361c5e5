/** The time, and calls that come later. All in ms. */
export interface Clock {
  now(): number;
  /** Calls back once; the answer takes that back. */
  after(ms: number, run: () => void): () => void;
}

export const clock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

export type Wait = (ms: number) => Promise<void>;
export const wait: Wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
