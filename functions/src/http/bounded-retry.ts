import { Refusal } from './refusal';

// gRPC codes for "try again": deadline exceeded, resource exhausted, aborted, unavailable.
const transientCodes = new Set<unknown>([4, 8, 10, 14]);
const networkCodes = /^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|UND_ERR)/;

class TimeUpError extends Error {}

function isTransient(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return (
    error instanceof TimeUpError ||
    transientCodes.has(code) ||
    (typeof code === 'string' && networkCodes.test(code))
  );
}

/** Resolves after so many milliseconds. */
export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The action's answer, or a rejection after `ms`. The action itself is not stopped. */
export async function within<Value>(ms: number, action: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeUpError('Took too long')), ms);
  });
  try {
    return await Promise.race([action, timeUp]);
  } finally {
    clearTimeout(timer);
  }
}

export interface RetryRules {
  /** Pauses in ms before each further attempt. */
  pauses: readonly number[];
  /** Longest time in ms for all attempts together. */
  limit: number;
}

/**
 * Tries again while the store is busy or away, for a bounded time; then throws a Refusal `unavailable`.
 * Only for actions that may safely run twice.
 */
export async function boundedRetry<Value>(
  action: () => Promise<Value>,
  { pauses, limit }: RetryRules = { pauses: [60, 200, 500], limit: 8000 },
): Promise<Value> {
  const end = Date.now() + limit;
  for (const wait of [...pauses, null]) {
    try {
      return await within(Math.max(1, end - Date.now()), action());
    } catch (error) {
      if (!isTransient(error)) throw error;
      if (wait === null || Date.now() + wait >= end) break;
      await pause(wait);
    }
  }
  throw new Refusal(
    'unavailable',
    'We could not reach our order book just now. Please try again.',
    {
      retryAfterSeconds: 2,
    },
  );
}
