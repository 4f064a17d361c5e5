import type { Order } from '@burger/shared/order';
import { daysBetween } from '@burger/shared/restaurant';
import type { SeenWords } from '@burger/shared/storage';
import { messages } from '../messages';
import { outlookOf, type Outlook } from '../tracking/eta';
import { dishesWords } from './dishes-words';
import { headlineWords } from './headline-words';

const patienceMs = 90 * 60_000;
const quarterMs = 15 * 60_000;

const endOf = (outlook: Outlook, now: number): number => {
  // No other from one look to the next.
  if (outlook.kind === 'ready') return Math.ceil(now / quarterMs) * quarterMs + patienceMs;
  const end = outlook.until ?? outlook.at;
  return outlook.kind === 'due' ? end + patienceMs : end;
};

/**
 * What a card of an order says, for the next visit to show before anything is loaded. `now` in ms, of a server whose clock
 * is so much ahead of this device's.
 */
export function seenWords(
  order: Order,
  now: number,
  aheadMs: number,
): Omit<SeenWords, 'uid' | 'language'> {
  const number = messages.order.heading(order.orderId || messages.orders.notAvailable);
  const outlook = outlookOf(order, now);
  if (!outlook) return { words: { number, dishes: dishesWords(order) } };
  // Tomorrow would be said of another day by then.
  const isToday = !('at' in outlook) || daysBetween(new Date(now), new Date(outlook.at)) === 0;
  if (!isToday) return { words: { number } };
  const { above, time, words, below } = headlineWords(order, outlook, now);
  // Minutes run.
  const lasting = time === '' ? { words, below } : { above, time };
  return { words: { number }, passing: { words: lasting, until: endOf(outlook, now) - aheadMs } };
}
