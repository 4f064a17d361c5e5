import DataLoader from 'dataloader';
import type { Firestore } from 'firebase-admin/firestore';
import { orderFromDocument } from './firestore-found';
import type { StoredOrder } from './store';

// Firestore's limit of values in an `in` filter.
const mostInQuery = 30;

/**
 * Returns a reader of orders by tracking key, null for an unknown or damaged one. Open pages poll their
 * orders, which makes most requests of a busy evening; those that arrive together share one query.
 */
export function firestoreTracking(
  firestore: Firestore,
): (trackingKey: string) => Promise<StoredOrder | null> {
  const orders = firestore.collection('orders');
  const reads = new DataLoader<string, StoredOrder | null>(
    async (keys) => {
      const { docs } = await orders.where('trackingKey', 'in', [...new Set(keys)]).get();
      const found = new Map(docs.map((one) => [one.get('trackingKey') as string, one]));
      return keys.map((key) => {
        const stored = found.get(key);
        return stored ? orderFromDocument(stored.id, stored.data()) : null;
      });
    },
    { cache: false, maxBatchSize: mostInQuery, batchScheduleFn: setImmediate },
  );
  return (trackingKey) => reads.load(trackingKey);
}
