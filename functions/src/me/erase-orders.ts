import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { channelCollection } from '../channels/order-channels';
import { erased } from './erased-order';

/** Orders that `eraseOrders` takes at once: Firestore's limit of values in an `in` query. */
export const mostOrders = 30;

export async function removeAll(query: Query): Promise<void> {
  const { docs } = await query.select().get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}

/**
 * Anonymises at most `mostOrders` orders and deletes their links, notifications and push subscriptions. Deletes
 * these first: a repeated erasure could not find those of anonymised orders.
 */
export async function eraseOrders(
  firestore: Firestore,
  orders: readonly QueryDocumentSnapshot[],
): Promise<void> {
  const keys = orders.map(({ id }) => id);
  // Rate limits per phone number stay until they expire, because other people may share the number.
  await Promise.all([
    removeAll(firestore.collection('riderLinks').where('order', 'in', keys)),
    removeAll(firestore.collection('outbox').where('order', 'in', keys)),
    ...keys.map((key) => firestore.collection(channelCollection).doc(key).delete()),
  ]);
  await Promise.all(orders.map((order) => order.ref.update(erased(order.data()))));
}
