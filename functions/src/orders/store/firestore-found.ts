import { readBooked } from '@burger/shared/order';
import DataLoader from 'dataloader';
import type {
  DocumentData,
  Firestore,
  Query,
  QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import type { FoundOrders, KitchenOrders, StoredOrder } from './store';

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
const withReadableMoney = ({ orders, damaged }: FoundOrders): FoundOrders => ({
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

/** Queries orders by their online payment, and schedules payment checks. */
export function firestoreOpenPayments(
  firestore: Firestore,
): Pick<KitchenOrders, 'byAttempt' | 'asking' | 'owing' | 'askLater'> {
  const orders = firestore.collection('orders');

  /** Reads orders until enough have a readable payment. Damaged ones stay due, so they must not fill the page. */
  async function readable(query: Query, most: number): Promise<FoundOrders> {
    for (let limit = most; ;) {
      const { docs } = await query.limit(limit).get();
      const found = withReadableMoney(foundIn(docs));
      if (found.orders.length >= most || docs.length < limit) return found;
      limit = most + found.damaged.length;
    }
  }

  return {
    async byAttempt(attempt) {
      if (!attempt) return { orders: [], damaged: [] };
      return readable(orders.where('online.attempt', '==', attempt), 1);
    },

    asking(at, most) {
      const due = orders.where('online.askAt', '<=', new Date(at).toISOString());
      return readable(due.orderBy('online.askAt'), most);
    },

    owing(most) {
      const owed = orders.where('online.owedSince', '>', '').orderBy('online.owedSince');
      return readable(owed, most);
    },

    askLater: (key, revision, askAt) =>
      firestore.runTransaction(async (transaction) => {
        const found = await transaction.get(orders.doc(key));
        if (found.get('revision') !== revision) return;
        transaction.update(orders.doc(key), { 'online.askAt': askAt });
      }),
  };
}

// Firestore's limit of values in an `in` filter.
const mostInQuery = 30;
// In ms. Sending a query takes more processor time than reading the orders it finds, and pages poll every ten
// seconds.
const betweenQueriesMs = 10;

/**
 * Returns a reader of orders by tracking key, null for an unknown or damaged one. Open pages poll their
 * orders, which makes most requests of a busy evening. Requests that arrive together, or soon after a query,
 * share the next one.
 */
export function firestoreTracking(
  firestore: Firestore,
): (trackingKey: string) => Promise<StoredOrder | null> {
  const orders = firestore.collection('orders');
  let sentAt = -Infinity;
  const reads = new DataLoader<string, StoredOrder | null>(
    async (keys) => {
      sentAt = performance.now();
      const { docs } = await orders.where('trackingKey', 'in', [...new Set(keys)]).get();
      const found = new Map(docs.map((one) => [one.get('trackingKey') as string, one]));
      return keys.map((key) => {
        const stored = found.get(key);
        return stored ? orderFromDocument(stored.id, stored.data()) : null;
      });
    },
    {
      cache: false,
      maxBatchSize: mostInQuery,
      batchScheduleFn(send) {
        const waitMs = sentAt + betweenQueriesMs - performance.now();
        if (waitMs > 0) setTimeout(send, waitMs);
        else setImmediate(send);
      },
    },
  );
  return (trackingKey) => reads.load(trackingKey);
}
