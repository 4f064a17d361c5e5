import type { KitchenOrder } from '@burger/shared/kitchen';
import type { OrderStatus } from '@burger/shared/order';
import type { Pending } from './pending';

/** What has to be heard. */
export type Alarm = 'silence' | 'news' | 'lost' | 'both';

/** Without an answer for this long the connection counts as lost. */
export const lostAfterMs = 15_000;

const ringing: readonly OrderStatus[] = ['placed', 'brought_back'];

/** Names one bringing back of an order: it may come back again. */
export const backAs = ({ key, history }: Pick<KitchenOrder, 'key' | 'history'>): string =>
  `${key} ${history.length}`;

/**
 * The orders that nobody has accepted, and those that were brought back and that nobody here has seen to (`seenTo`, by
 * `backAs`), as far as nothing is pressed for them. They alone ring, whenever the page was opened.
 */
export function waitingFor(
  orders: Iterable<KitchenOrder>,
  pending: readonly Pending[],
  seenTo: readonly string[] = [],
): KitchenOrder[] {
  const isPressed = ({ key, status }: KitchenOrder) =>
    pending.some((press) => press.key === key && press.request.from === status);
  return [...orders].filter(
    (order) =>
      ringing.includes(order.status) && !isPressed(order) && !seenTo.includes(backAs(order)),
  );
}

/** How many of those that ring are new, and how many came back. */
export interface Waiting {
  news: number;
  back: number;
}

export function waitingOf(orders: readonly Pick<KitchenOrder, 'status'>[]): Waiting {
  const back = orders.filter(({ status }) => status === 'brought_back').length;
  return { news: orders.length - back, back };
}

export const nobody: Waiting = { news: 0, back: 0 };

export const rings = ({ news, back }: Waiting): boolean => news + back > 0;

/** Whether the counter has been without an answer for too long, or for nobody knows how long, as its clock was put back; `since` is the last one, or the start (ms). */
export const isLost = (since: number, now: number): boolean => Math.abs(now - since) >= lostAfterMs;

export function alarmOf(waiting: number, lost: boolean): Alarm {
  if (waiting > 0) return lost ? 'both' : 'news';
  return lost ? 'lost' : 'silence';
}
