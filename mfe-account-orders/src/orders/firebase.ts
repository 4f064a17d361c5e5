import { openStore } from '@burger/shared/firebase';
import type { StoredDocument } from './stored-documents';

const most = 50;

/** Opens Firestore. Rejects with code `no-store` when it cannot be loaded. */
const open = () =>
  openStore().catch(() => {
    throw Object.assign(new Error('Firestore could not be loaded'), { code: 'no-store' });
  });

type Client = Awaited<ReturnType<typeof open>>;

async function find(
  customerId: string,
  order: (client: Client) => ReturnType<Client['orderBy']>[],
  limited = most,
): Promise<StoredDocument[]> {
  const client = await open();
  const { collection, getDocs, limit, query, store, where } = client;
  const found = await getDocs(
    query(
      collection(store, 'orders'),
      where('customerId', '==', customerId),
      ...order(client),
      limit(limited),
    ),
  );
  return found.docs.map((document) => ({ key: document.id, data: document.data() }));
}

/** Reads a customer's own orders, at most 50: the rules allow no others. Rejects with Firestore's error. */
export const firestoreOrders = {
  newest: (customerId: string, limited?: number) =>
    find(customerId, ({ orderBy }) => [orderBy('createdAt', 'desc')], limited),
  /** Reads the orders without sorting, which needs no Firestore index. */
  unordered: (customerId: string) => find(customerId, () => []),
};

export type OrderStore = typeof firestoreOrders;
