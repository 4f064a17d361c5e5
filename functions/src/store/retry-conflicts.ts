import { setTimeout } from 'node:timers/promises';

/** No further attempt begins: its time is up. Carries gRPC's code of an exceeded deadline. */
export class DeadlineError extends Error {
  readonly code = 4;
}

// The page waits for twenty seconds; the rest is for asking once more whether an order was stored.
const longestMs = 8000;

/** Until when (`performance.now()`, ms) a request that begins now may begin to write. */
export const newDeadline = (): number => performance.now() + longestMs;

/** Throws a DeadlineError once `performance.now()` has reached `deadline`, in ms. */
export function refuseLate(deadline: number): void {
  if (performance.now() >= deadline) throw new DeadlineError('No time is left for another attempt');
}

// gRPC codes of a write that met another one: not found and exists already (its precondition no longer holds), failed
// precondition, and aborted, which is also how "exists already" arrives over REST.
const conflicts = new Set<unknown>([5, 6, 9, 10]);
// Over REST a failed precondition arrives as an invalid argument, as both are HTTP 400; only its message tells.
const otherVersion = /stored version .* does not match the required base version/;

function isConflict(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return conflicts.has(code) || (code === 3 && otherVersion.test(String(message)));
}

const maxAttempts = 12;
const shortestPauseMs = 15;
const longestPauseMs = 250;

/**
 * Repeats an attempt that reads and writes until it meets no other write. Attempts begin until `deadline`
 * (`performance.now()`, ms) and no longer: what was given up on must not be stored a minute later, as by the SDK's own
 * retries, which pause for a second and more. Rejects with the last conflict, or a DeadlineError.
 */
export async function retryConflicts<Value>(
  deadline: number,
  attempt: () => Promise<Value>,
): Promise<Value> {
  for (let attempts = 1; ; attempts += 1) {
    refuseLate(deadline);
    try {
      return await attempt();
    } catch (error) {
      if (!isConflict(error) || attempts === maxAttempts) throw error;
      const pause = Math.min(longestPauseMs, shortestPauseMs * 2 ** attempts);
      // Instances that met once must not meet again.
      await setTimeout(pause * (0.5 + Math.random()));
    }
  }
}
