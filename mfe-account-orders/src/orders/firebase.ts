import { openStore } from '@burger/shared/firebase';
import type { OrderStore } from './load';

const most = 50;

/** The store's client, or the error whose code says that there is no connection to it. */
const open = () =>
  openStore().catch(() => {
    throw Object.assign(new Error('The store cannot be opened'), { code: 'no-store' });
  });

type Client = Awaited<ReturnType<typeof open>>;

async function find(
  customerId: string,
  order: (client: Client) => ReturnType<Client['orderBy']>[],
  limited = most,
) {
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
  return found.docs.map((document) => ({ key: document.id, data: document.data() as unknown }));
}

/** A customer's own orders: the rules allow no others, and never more than 50 at a time. */
export const firestoreOrders: OrderStore = {
  newest: (customerId, limited) =>
    find(customerId, ({ orderBy }) => [orderBy('createdAt', 'desc')], limited),
  unordered: (customerId) => find(customerId, () => []),
};
