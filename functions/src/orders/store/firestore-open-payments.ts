import type { Firestore, Query } from 'firebase-admin/firestore';
import { foundIn, withReadableMoney } from './firestore-found';
import type { FoundOrders, KitchenOrders } from './store';

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
