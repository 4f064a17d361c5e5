export interface Sweeping {
  /** What is swept, as a failure names it. */
  what: string;
  everyMs: number;
  say: (line: string) => void;
}

/** Sweeps again and again, one sweep at a time. The answer stops it, and waits for the one under way. */
export function keepSweeping(
  sweep: () => Promise<unknown>,
  { what, everyMs, say }: Sweeping,
): () => Promise<void> {
  let under: Promise<unknown> | null = null;
  let stopped = false;
  const failed = (error: unknown) => {
    if (!stopped) say(`${what} could not be swept: ${(error as Error).name}`);
  };
  const timer = setInterval(() => {
    under ??= sweep()
      .catch(failed)
      .finally(() => (under = null));
  }, everyMs);
  return async () => {
    stopped = true;
    clearInterval(timer);
    await under;
  };
}
