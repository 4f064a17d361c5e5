import type { OrderDocument } from '@burger/shared/order';
import { FieldValue, Timestamp, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import { newsId, newsOfOrder } from '../outbox/customer-news';
import { notificationDocument, firstNotification } from '../outbox/outbox-documents';
import { createTogether, mayExist, type NewDocuments } from '../store/create-together';
import type { Added, OrderBook } from './order-book';
import { ordersIn, slotId, withOrders } from './slot-documents';
import { readStoredOrder } from './stored-order';

const dateOf = (text: string | null): Timestamp | null =>
  text === null ? null : Timestamp.fromDate(new Date(text));
const textOf = (value: unknown): string | null =>
  value instanceof Timestamp ? value.toDate().toISOString() : null;

const toDocument = (order: OrderDocument): DocumentData => ({
  ...order,
  createdAt: dateOf(order.createdAt),
  slot: dateOf(order.slot),
  estimatedDeliveryTime: dateOf(order.estimatedDeliveryTime),
  estimatedDeliveryUntil: dateOf(order.estimatedDeliveryUntil),
  // The store's own clock, by which the counter asks what is new.
  changedAt: FieldValue.serverTimestamp(),
});

const toOrder = (data: DocumentData): OrderDocument =>
  readStoredOrder({
    ...data,
    createdAt: textOf(data['createdAt']),
    slot: textOf(data['slot']),
    estimatedDeliveryTime: textOf(data['estimatedDeliveryTime']),
    estimatedDeliveryUntil: textOf(data['estimatedDeliveryUntil']),
  });

// Two who want the last place of a half hour wait for each other.
const maxAttempts = 10;

/**
 * Orders in the collection `orders`, their numbers reserved in `orderNumbers`, their notifications in `outbox`; how many
 * lie in a half hour in `slots`.
 */
export function firestoreOrders(firestore: Firestore): OrderBook {
  const orders = firestore.collection('orders');
  const numbers = firestore.collection('orderNumbers');
  const outbox = firestore.collection('outbox');
  const slots = firestore.collection('slots');

  /** What its customer has to be told of a new order. */
  const newsDocuments = (key: string, order: OrderDocument, at: number): NewDocuments => {
    const news = newsOfOrder(order);
    if (!news) return [];
    return [
      [outbox.doc(newsId(key, news)), notificationDocument({ order: key, kind: news, at }, at)],
    ];
  };

  const documentsOf = (
    key: string,
    order: OrderDocument,
    attendedFrom: number | undefined,
  ): NewDocuments => {
    const at = Date.parse(order.createdAt ?? '') || Date.now();
    return [
      [orders.doc(key), toDocument(order)],
      [numbers.doc(order.orderId), { order: key }],
      [outbox.doc(key), firstNotification(key, at, attendedFrom)],
      ...newsDocuments(key, order, at),
    ];
  };

  /** Adds an order for a half hour, where that has room. */
  const addToSlot = (
    key: string,
    { orderId, slot }: { orderId: string; slot: number },
    documents: NewDocuments,
    capacity: number,
  ) =>
    firestore.runTransaction(
      async (transaction): Promise<Added> => {
        const [stored, number, place] = await transaction.getAll(
          orders.doc(key),
          numbers.doc(orderId),
          slots.doc(slotId(slot)),
        );
        if (!stored || !number || !place) throw new Error('The store left an answer out');
        const found = stored.data();
        if (found) return { added: false, stored: toOrder(found) };
        if (number.exists) return { added: false, stored: null };
        if (ordersIn(place.data()) >= capacity) return { added: false, stored: null, full: true };
        for (const [reference, data] of documents) {
          transaction.create(reference, data);
        }
        transaction.set(place.ref, withOrders(slot, 1), { merge: true });
        return { added: true };
      },
      { maxAttempts },
    );

  async function find(key: string): Promise<OrderDocument | null> {
    const data = (await orders.doc(key).get()).data();
    return data ? toOrder(data) : null;
  }

  return {
    find,
    async add(key, order, { attendedFrom, capacity = Infinity } = {}) {
      const documents = documentsOf(key, order, attendedFrom);
      if (order.slot !== null) {
        const { orderId, slot } = order;
        return addToSlot(key, { orderId, slot: Date.parse(slot) }, documents, capacity);
      }
      try {
        await createTogether(firestore, documents);
        return { added: true };
      } catch (error) {
        if (!mayExist(error)) throw error;
        return { added: false, stored: await find(key) };
      }
    },
    async taken(from, to) {
      const found = await slots
        .where('at', '>=', Timestamp.fromMillis(from))
        .where('at', '<', Timestamp.fromMillis(to))
        .get();
      return new Map(found.docs.map((place) => [Date.parse(place.id), ordersIn(place.data())]));
    },
  };
}
