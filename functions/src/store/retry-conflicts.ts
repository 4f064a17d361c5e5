import { setTimeout } from 'node:timers/promises';

/** The deadline passed before another attempt. Has the gRPC code for an exceeded deadline. */
export class DeadlineError extends Error {
  readonly code = 4;
}

// The page waits twenty seconds; the remaining time is for looking up whether its order was stored.
const longestMs = 8000;

/** Returns until when (`performance.now()`, ms) a request that starts now may begin writes. */
export const newDeadline = (): number => performance.now() + longestMs;

/** Throws a DeadlineError once `performance.now()` has reached `deadline`, in ms. */
export function refuseLate(deadline: number): void {
  if (performance.now() >= deadline) throw new DeadlineError('No time is left for another attempt');
}

// gRPC codes of conflicting writes: 5 not found, 6 already exists, 9 failed precondition, 10 aborted. Over REST,
// "already exists" also arrives as 10.
const conflicts = new Set<unknown>([5, 6, 9, 10]);
// Over REST a failed precondition arrives as an invalid argument, because both are HTTP 400. Only the message differs.
const otherVersion = /stored version .* does not match the required base version/;

function isConflict(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return conflicts.has(code) || (code === 3 && otherVersion.test(String(message)));
}

const maxAttempts = 12;
const shortestPauseMs = 15;
const longestPauseMs = 250;

/**
 * Repeats an attempt until it conflicts with no other write. Starts no attempt after `deadline`
 * (`performance.now()`, ms), so that nothing is stored after the caller gave up. Replaces the SDK's retries,
 * which pause for a second and more. Rejects with the last conflict, or a DeadlineError.
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
      // Pause for a random time, so that conflicting instances do not collide again.
      await setTimeout(pause * (0.5 + Math.random()));
    }
  }
}
