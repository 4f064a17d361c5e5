/** Why the orders could not be read, for choosing the words. */
export type OrdersProblem =
  | 'denied'
  | 'unavailable'
  | 'index'
  | 'unauthenticated'
  | 'noStore'
  | 'noUser'
  | { message: string };

// The store's REST client says "unknown" when offline, reset or answered by something that is no store.
const unreachable = new Set(['unavailable', 'unknown', 'deadline-exceeded', 'resource-exhausted']);

// What the store's REST client puts before the store's own message.
const clientsWords = /^Request failed with error:/;

/** Whether the query failed because its index is not there (yet). */
export function isMissingIndex(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return (
    code === 'failed-precondition' || (typeof message === 'string' && /\bindex\b/i.test(message))
  );
}

/** Reads what the store threw (spec.md §8, Orders load). */
export function ordersProblem(error: unknown): OrdersProblem {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (code === 'permission-denied') return 'denied';
  if (code === 'unauthenticated') return 'unauthenticated';
  if (code === 'no-store') return 'noStore';
  if (isMissingIndex(error)) return 'index';
  if (typeof code === 'string' && unreachable.has(code)) return 'unavailable';
  return { message: typeof message === 'string' ? message.replace(clientsWords, '').trim() : '' };
}
