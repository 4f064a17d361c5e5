/** The current time and timers, in ms. Tests pass a fake clock. */
export interface Clock {
  now(): number;
  /** Calls `run` once after this time. The returned function cancels it. */
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

/** Runs a callback after the next frame, for instance after the one that shows the response to an input. */
export const afterNextFrame = (run: () => void) => requestAnimationFrame(() => setTimeout(run));
