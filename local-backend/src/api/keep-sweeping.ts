import type { SweepOutbox } from '@burger/functions/sweep-outbox';

const everyMs = 1000;

/** Sweeps the outbox each second, one sweep at a time. The answer stops it, and waits for the one under way. */
export function keepSweeping(sweep: SweepOutbox, say: (line: string) => void): () => Promise<void> {
  let under: Promise<unknown> | null = null;
  let stopped = false;
  const failed = (error: unknown) => {
    if (!stopped) say(`The outbox could not be swept: ${(error as Error).name}`);
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
