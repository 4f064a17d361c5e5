import { lineIdOf } from '@burger/shared/lines';
import type { BillChange } from '@burger/shared/contracts';
import type { Answer } from './call';
import type { Wish } from './wish';

/** What a customer does about an answer. */
export type Next =
  | { kind: 'placed' }
  /** Nothing was heard: the same again. */
  | { kind: 'unknown' }
  /** The same, or what it was changed to, after so many minutes. */
  | { kind: 'again'; afterMinutes: number; wish: Wish; agreed?: { version: string; total: number } }
  /** The page is loaded anew, and something is chosen again. */
  | { kind: 'anew' }
  | { kind: 'given-up' }
  | { kind: 'surprised' };

function afterChange(wish: Wish, change: BillChange): Next {
  const gone = new Set(change.lines.filter(({ problem }) => problem).map(({ lineId }) => lineId));
  const lines = wish.lines.filter((line) => !gone.has(lineIdOf(line)));
  if (lines.length === 0) return { kind: 'anew' };
  const agreed = { version: change.version, total: change.bill.total };
  return {
    kind: 'again',
    afterMinutes: 0,
    wish: { ...wish, lines, promoCode: change.promo },
    agreed,
  };
}

/** What somebody with that wish does next. */
export function afterAnswer(wish: Wish, answer: Answer | null): Next {
  if (!answer || answer.status === 503 || answer.status === 500) return { kind: 'unknown' };
  if (answer.status === 200 || answer.status === 201) return { kind: 'placed' };
  const { error, change, next } = answer.body as {
    error: { code: string; reason?: string };
    change?: BillChange;
    next?: string | null;
  };
  const again = (afterMinutes: number, changes: Partial<Wish> = {}): Next => ({
    kind: 'again',
    afterMinutes,
    wish: { ...wish, ...changes },
  });
  switch (error.code) {
    case 'bill-changed':
      return change ? afterChange(wish, change) : { kind: 'surprised' };
    case 'slot-full':
    case 'slot-refused':
      if (wish.slot === null) return again(0, { agreedUntil: null });
      return again(0, { slot: next ?? null, agreedUntil: null });
    case 'too-many-requests':
      return again(error.reason === 'orders-waiting' ? 6 : 3);
    case 'paused':
      return again(10, { agreedUntil: null });
    case 'promo-refused':
    case 'choice-refused':
    case 'dish-unavailable':
      return { kind: 'anew' };
    case 'out-of-range':
    case 'closed':
      return { kind: 'given-up' };
    default:
      return { kind: 'surprised' };
  }
}
