import type { KitchenOrder } from '@burger/shared/kitchen';
import { momentSpanFormat, restaurant, whenText } from '@burger/shared/restaurant';
import { ageOf } from './ageing';
import { timeWords } from '../parts/text';

type Promised = Pick<KitchenOrder, 'slot' | 'promisedAt' | 'promisedUntil'>;

const momentOf = (iso: string | null): number | null => (iso === null ? null : Date.parse(iso));

const onPaper = momentSpanFormat(restaurant.timeZone);

/** When an order was promised, as it reads on the board: 7:25 PM; for a chosen time tomorrow, 1:00–1:30 PM. */
export function promisedWords(order: KitchenOrder, now: number): string {
  const from = momentOf(order.promisedAt);
  return order.slot && from !== null
    ? whenText(from, momentOf(order.promisedUntil), now)
    : timeWords(ageOf(order, now).promised);
}

/** The same on paper, which is read on another day too; null without a promise. */
export function promisedOnPaper({ slot, promisedAt, promisedUntil }: Promised): string | null {
  const from = momentOf(promisedAt);
  if (from === null) return null;
  return slot ? onPaper(from, momentOf(promisedUntil)) : timeWords(from);
}
