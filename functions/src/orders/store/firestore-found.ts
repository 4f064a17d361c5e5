import { readBooked } from '@burger/shared/order';
import type { DocumentData, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { FoundOrders, StoredOrder } from './store';

/** The counted fields, a quarter of each order. None of them is payment data or a customer's address. */
export const countedFields = [
  ...['orderId', 'orderStatus', 'history', 'createdAt', 'attendedFrom', 'handedOverAt'],
  ...['pricing', 'items', 'kind', 'slot', 'location.distance', 'source', 'version'],
];

export function orderFromDocument(key: string, data: DocumentData | undefined): StoredOrder | null {
  const order = readBooked(data);
  return order && { key, order };
}

/** Reads the orders of a query. Unreadable ones are listed by order number, or else by key. */
export function foundIn(docs: readonly QueryDocumentSnapshot[]): FoundOrders {
  const read = docs.map((found) => ({ found, kept: orderFromDocument(found.id, found.data()) }));
  return {
    orders: read.flatMap(({ kept }) => kept ?? []),
    damaged: read.flatMap(({ found, kept }) =>
      kept ? [] : String(found.get('orderId') ?? found.id),
    ),
  };
}

/** Lists orders whose online payment is damaged by number, as nobody can decide about their money. */
export const withReadableMoney = ({ orders, damaged }: FoundOrders): FoundOrders => ({
  orders: orders.filter(({ order }) => !order.isPaymentDamaged),
  damaged: [
    ...damaged,
    ...orders.flatMap(({ order }) => (order.isPaymentDamaged ? order.orderId : [])),
  ],
});

/** Merges order query results, counting each order once. */
export const together = (all: readonly FoundOrders[]): FoundOrders => ({
  orders: [...new Map(all.flatMap(({ orders }) => orders.map((one) => [one.key, one]))).values()],
  damaged: [...new Set(all.flatMap(({ damaged }) => damaged))],
});
