import type { Order } from '@burger/shared/order';
import type { OrderStatus } from '@burger/shared/contracts';
import { formatMoney } from '@burger/shared/pricing';
import { daysBetween, promisedText } from '@burger/shared/hours';
import type { CachedHeadline } from '@burger/shared/platform/storage';
import { messages } from '../messages/en';
import { lineText } from '../again/again';
import { type Eta, etaOf } from '../tracking/eta';

export const dishesText = ({ lines }: Pick<Order, 'lines'>): string =>
  lines.map((line) => `${line.quantity} × ${lineText(line, messages.orders.unnamed)}`).join(', ') ||
  messages.orders.notAvailable;

/** The parts of an order's headline, of which one is emphasised. Absent parts are empty. */
interface Headline {
  above: string;
  time: string;
  words: string;
  below: string;
}

const texts = messages.outlook;
type Cooked = Exclude<OrderStatus, 'placed' | 'brought_back' | 'delivered' | 'cancelled'>;
const nows: Readonly<Record<string, string>> = texts.now satisfies Record<Cooked, string>;

/** Returns a reminder to have cash ready while the rider is on the way; otherwise an empty string. */
const atTheDoor = ({ status, paymentMethod, bill: { total } }: Order): string =>
  status === 'out_for_delivery' && paymentMethod === 'cod' && total !== null
    ? texts.cash(formatMoney(total))
    : '';

// Waits longer than this are shown as a time, not as minutes.
const mostMinutes = 90;

const none: Headline = { above: '', time: '', words: '', below: '' };

/** Returns the headline of an order in progress: its arrival, or what must happen first. `now` in ms. */
export function headlineText(order: Order, eta: Eta, now: number): Headline {
  const { kind, status } = order;
  if (eta.kind === 'ready') return { ...none, words: texts.ready, below: texts.readyWhere };
  const when = promisedText(eta, now);
  switch (eta.kind) {
    case 'confirming':
      return { ...none, words: texts.confirming, below: texts.planned[kind](when) };
    case 'due': {
      const words = status === 'placed' ? texts.confirming : texts.due[kind];
      return { ...none, words, below: texts.late(when) };
    }
    case 'arriving': {
      const { minutes } = eta;
      const below = [
        minutes <= mostMinutes && texts.inMinutes(minutes),
        nows[status],
        atTheDoor(order),
      ];
      return {
        ...none,
        above: texts.arrives[kind],
        time: when,
        below: below.filter(Boolean).join(' '),
      };
    }
  }
}

const patienceMs = 90 * 60_000;
const quarterMs = 15 * 60_000;

const endOf = (eta: Eta, now: number): number => {
  // A ready order has no end of its time range. Rounding keeps the value the same between renders.
  if (eta.kind === 'ready') return Math.ceil(now / quarterMs) * quarterMs + patienceMs;
  const end = eta.promisedTo ?? eta.promisedFrom;
  return eta.kind === 'due' ? end + patienceMs : end;
};

/**
 * Returns the headline to show on the next visit before data loads. `now` is the server's time in ms,
 * `aheadMs` how much it is ahead of the device's.
 */
export function cachedHeadline(
  order: Order,
  now: number,
  aheadMs: number,
): Omit<CachedHeadline, 'uid' | 'language'> {
  const number = messages.order.heading(order.orderId || messages.orders.notAvailable);
  const eta = etaOf(order, now);
  if (!eta) return { words: { number, dishes: dishesText(order) } };
  // A cached "tomorrow" would be wrong on the next day.
  const isToday =
    eta.kind === 'ready' || daysBetween(new Date(now), new Date(eta.promisedFrom)) === 0;
  if (!isToday) return { words: { number } };
  const { above, time, words, below } = headlineText(order, eta, now);
  // A cached number of minutes would be outdated, so the time is cached instead.
  const lasting = time === '' ? { words, below } : { above, time };
  return { words: { number }, passing: { words: lasting, until: endOf(eta, now) - aheadMs } };
}
