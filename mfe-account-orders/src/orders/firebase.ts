import { openStore } from '@burger/shared/firebase';
import type { StoredDocument } from './stored-documents';

const most = 50;

/** The store's client, or an error with the code `no-store`. */
const open = () =>
  openStore().catch(() => {
    throw Object.assign(new Error('The store cannot be opened'), { code: 'no-store' });
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

/** A customer's own orders: the rules allow no others, and never more than 50 at a time. Rejects with the store's error. */
export const firestoreOrders = {
  newest: (customerId: string, limited?: number) =>
    find(customerId, ({ orderBy }) => [orderBy('createdAt', 'desc')], limited),
  /** The same in no particular order: needs no index. */
  unordered: (customerId: string) => find(customerId, () => []),
};

export type OrderStore = typeof firestoreOrders;
