import { OrderSchema, type Order } from '@burger/shared/contracts';
import { Timestamp, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { createTogether, mayExist } from '../store/create-together';
import type { OrderBook } from './order-book';

const dateOf = (text: string | null): Timestamp | null =>
  text === null ? null : Timestamp.fromDate(new Date(text));
const textOf = (value: unknown): string | null =>
  value instanceof Timestamp ? value.toDate().toISOString() : null;

const toDocument = (order: Order): DocumentData => ({
  ...order,
  createdAt: dateOf(order.createdAt),
  estimatedDeliveryTime: dateOf(order.estimatedDeliveryTime),
});

const toOrder = (data: DocumentData): Order =>
  v.parse(OrderSchema, {
    ...data,
    createdAt: textOf(data['createdAt']),
    estimatedDeliveryTime: textOf(data['estimatedDeliveryTime']),
  });

/** Orders in the collection `orders`, their numbers reserved in `orderNumbers`. */
export function firestoreOrders(firestore: Firestore): OrderBook {
  const orders = firestore.collection('orders');
  const numbers = firestore.collection('orderNumbers');

  async function find(key: string): Promise<Order | null> {
    const data = (await orders.doc(key).get()).data();
    return data ? toOrder(data) : null;
  }

  return {
    find,
    async add(key, order) {
      try {
        await createTogether(firestore, [
          [orders.doc(key), toDocument(order)],
          [numbers.doc(order.orderId), { order: key }],
        ]);
        return { added: true };
      } catch (error) {
        if (!mayExist(error)) throw error;
        return { added: false, stored: await find(key) };
      }
    },
  };
}
