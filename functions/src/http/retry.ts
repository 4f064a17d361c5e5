import pRetry from 'p-retry';
import { Refusal } from './errors';

export class TimeUpError extends Error {}

/** Returns the result of a promise, or rejects with a TimeUpError after `ms`. Does not cancel the action. */
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

// Transient gRPC codes: deadline exceeded, resource exhausted, aborted, unavailable.
const transientCodes = new Set<unknown>([4, 8, 10, 14]);
const networkCodes = /^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|UND_ERR)/;

function isTransient(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return (
    error instanceof TimeUpError ||
    transientCodes.has(code) ||
    (typeof code === 'string' && networkCodes.test(code))
  );
}

interface RetryRules {
  retries: number;
  /** First pause between retries, in ms. Pauses triple each time, up to half a second. */
  pause: number;
  limit: number;
}

let patience: RetryRules = { retries: 3, pause: 60, limit: 8000 };

export const setPatience = (rules: RetryRules): void => {
  patience = rules;
};

/** Retries an idempotent store action during an outage, then throws a Refusal `unavailable`. */
export async function retryStore<Value>(
  action: () => Promise<Value>,
  most: Partial<RetryRules> = {},
): Promise<Value> {
  const { pause } = patience;
  const retries = Math.min(patience.retries, most.retries ?? Infinity);
  const limit = Math.min(patience.limit, most.limit ?? Infinity);
  const end = performance.now() + limit;
  try {
    return await pRetry(() => within(Math.max(1, end - performance.now()), action()), {
      retries,
      minTimeout: pause,
      maxTimeout: 500,
      factor: 3,
      maxRetryTime: limit,
      shouldRetry: ({ error }) => isTransient(error),
    });
  } catch (error) {
    if (!isTransient(error)) throw error;
    throw new Refusal(
      'unavailable',
      'We could not reach our order system just now. Please try again.',
      { retryAfterSeconds: 2 },
    );
  }
}

/** Wraps a store with `retryStore`, except for methods that are not idempotent. */
export function retried<Store extends object>(
  store: Store,
  but: readonly (keyof Store)[] = [],
): Store {
  return new Proxy(store, {
    get(target, name) {
      const held: unknown = Reflect.get(target, name);
      if (typeof held !== 'function' || but.includes(name as keyof Store)) return held;
      return (...requestArgs: unknown[]) =>
        retryStore(() => Reflect.apply(held, target, requestArgs) as Promise<unknown>);
    },
  });
}
