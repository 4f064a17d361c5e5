import {
  knownStatus,
  nextStatuses,
  type Order,
  type OrderDocument,
  type OrderLife,
  type OrderStatus,
} from '@burger/shared/order';

/**
 * What a customer is told by mail. `leaving`: it is on its way, or ready to be collected; `later`: it was given more
 * minutes.
 */
export type CustomerNews =
  | 'received'
  | 'confirmed'
  | 'later'
  | 'leaving'
  | 'brought-back'
  | 'delivered'
  | 'cancelled';

const newsAt: Partial<Record<OrderStatus, CustomerNews>> = {
  confirmed: 'confirmed',
  ready: 'leaving',
  out_for_delivery: 'leaving',
  brought_back: 'brought-back',
  delivered: 'delivered',
  cancelled: 'cancelled',
};

// Until when each is true: a mail that had to wait tells no customer what is over.
const trueAt: Record<CustomerNews, readonly OrderStatus[]> = {
  received: ['placed'],
  confirmed: ['confirmed', 'preparing', 'ready'],
  later: ['placed', 'confirmed', 'preparing', 'ready', 'out_for_delivery'],
  leaving: ['ready', 'out_for_delivery'],
  'brought-back': ['brought_back'],
  delivered: ['delivered'],
  cancelled: ['cancelled'],
};

/**
 * Under what a customer's news lies in the outbox: each is told once, however often the order comes there; more minutes
 * with each change, and a second delivery like the first.
 */
export function newsId(order: string, news: CustomerNews, life?: OrderLife): string {
  const id = `${order}-${news}`;
  if (news === 'later') return `${id}-${life?.revision ?? 0}`;
  const times = life?.history.filter(({ status }) => status === 'brought_back').length ?? 0;
  return times > 0 ? `${id}-${times}` : id;
}

/** What is told of a new order; nothing to who gave no address. */
export const newsOfOrder = (order: OrderDocument): CustomerNews | null =>
  order.customerDetails.email === '' ? null : 'received';

/**
 * What is told of a step, or of more minutes; nothing of a step back, nor to who gave no address. `before`: the order
 * as it was.
 */
export function newsOfStep(
  before: Order,
  from: OrderStatus,
  { status: to, kind, ...life }: OrderLife,
): CustomerNews | null {
  if (before.customer.email === '') return null;
  if (to === from) return life.addedMinutes > before.addedMinutes ? 'later' : null;
  // A bag that waits for its rider is no news.
  if (!nextStatuses(from).includes(to) || (to === 'ready' && kind === 'delivery')) return null;
  return newsAt[to] ?? null;
}

/** Whether a mail that waited still tells how it is. */
export function isStillNews(news: CustomerNews, { kind, orderStatus }: OrderDocument): boolean {
  const status = knownStatus(orderStatus);
  // A bag that came back to wait for its rider is not on its way.
  if (news === 'leaving' && status === 'ready') return kind === 'pickup';
  return status !== null && trueAt[news].includes(status);
}
