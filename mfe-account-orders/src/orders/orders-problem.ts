import { messages } from '../messages';

/** Why the orders could not be read: a code, or what the store itself says of it. */
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
const clientPrefix = /^Request failed with error:/;

/** What the store says: its errors have a code, those of a program have none. */
function storeError(error: unknown): { code: string; message: string } | null {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return typeof code === 'string' ? { code, message: String(message ?? '') } : null;
}

export function isMissingIndex(error: unknown): boolean {
  const told = storeError(error);
  return told?.code === 'failed-precondition' || /\bindex\b/i.test(told?.message ?? '');
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

/** Why the orders could not be read, in words (spec.md §8, Orders load). */
export function ordersProblemText(problem: OrdersProblem): string {
  const text = typeof problem === 'string' ? texts[problem] : problem.message || texts.other;
  return `${texts.prefix} ${text}`;
}
