import { messages } from '../messages/en';

/** Why loading the orders failed: a code, or Firestore's own message. */
export type OrdersProblem =
  | 'denied'
  | 'unavailable'
  | 'index'
  | 'unauthenticated'
  | 'noStore'
  | 'noUser'
  | { message: string };

// Firestore's REST client reports "unknown" when offline, reset, or answered by another server.
const unreachable = new Set(['unavailable', 'unknown', 'deadline-exceeded', 'resource-exhausted']);

// Prefix that Firestore's REST client adds to error messages.
const clientPrefix = /^Request failed with error:/;

/** Returns a Firestore error; null for other errors, which have no code. */
function storeError(error: unknown): { code: string; message: string } | null {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return typeof code === 'string' ? { code, message: String(message ?? '') } : null;
}

export function isMissingIndex(error: unknown): boolean {
  const storeProblem = storeError(error);
  return (
    storeProblem?.code === 'failed-precondition' || /\bindex\b/i.test(storeProblem?.message ?? '')
  );
}

export function ordersProblem(error: unknown): OrdersProblem {
  const { code, message } = storeError(error) ?? { code: '', message: '' };
  if (code === 'permission-denied') return 'denied';
  if (code === 'unauthenticated') return 'unauthenticated';
  if (code === 'no-store') return 'noStore';
  if (isMissingIndex(error)) return 'index';
  if (unreachable.has(code)) return 'unavailable';
  return { message: message.replace(clientPrefix, '').trim() };
}

const texts = messages.orders.failed;

/** Returns the message for orders that failed to load (spec.md §8, Orders load). */
export function ordersProblemText(problem: OrdersProblem): string {
  const text = typeof problem === 'string' ? texts[problem] : problem.message || texts.other;
  return `${texts.prefix} ${text}`;
}
