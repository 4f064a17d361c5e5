import {
  knownStatus,
  nextStatuses,
  readOrder,
  type OrderDocument,
  type OrderLife,
  type OrderStatus,
} from '@burger/shared/order';

/** What a customer is told by mail; `leaving`: it is on its way, or ready to be collected. */
export type CustomerNews = 'received' | 'confirmed' | 'leaving' | 'delivered' | 'cancelled';

const newsAt: Partial<Record<OrderStatus, CustomerNews>> = {
  confirmed: 'confirmed',
  ready: 'leaving',
  out_for_delivery: 'leaving',
  delivered: 'delivered',
  cancelled: 'cancelled',
};

// Until when each is true: a mail that had to wait tells no customer what is over.
const trueAt: Record<CustomerNews, readonly OrderStatus[]> = {
  received: ['placed'],
  confirmed: ['confirmed', 'preparing'],
  leaving: ['ready', 'out_for_delivery'],
  delivered: ['delivered'],
  cancelled: ['cancelled'],
};

/** Under what a customer's news lies in the outbox: each is told once, however often the order comes there. */
export const newsId = (order: string, news: CustomerNews): string => `${order}-${news}`;

const emailIn = (data: unknown): string => readOrder(data)?.customer.email ?? '';

/** What is told of a new order; nothing to who gave no address. */
export const newsOfOrder = (order: OrderDocument): CustomerNews | null =>
  order.customerDetails.email === '' ? null : 'received';

/** What is told of a step; nothing of a step back, nor to who gave no address. `data` is the order's document. */
export function newsOfStep(
  data: unknown,
  from: OrderStatus,
  { status: to }: OrderLife,
): CustomerNews | null {
  if (!nextStatuses(from).includes(to) || emailIn(data) === '') return null;
  return newsAt[to] ?? null;
}

/** Whether a mail that waited still tells how it is. */
export function isStillNews(news: CustomerNews, { orderStatus }: OrderDocument): boolean {
  const status = knownStatus(orderStatus);
  return status !== null && trueAt[news].includes(status);
}
