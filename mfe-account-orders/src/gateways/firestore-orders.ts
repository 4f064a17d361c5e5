import { openStore } from '@burger/shared/firebase';
import { messages } from '../messages';
import type { OrderStore } from '../ports';

const most = 50;

/** The store's door, or the error that says there is no connection to it. */
const open = () =>
  openStore().catch(() => {
    throw Object.assign(new Error(messages.orders.failed.noStore), { code: 'no-store' });
  });

type Door = Awaited<ReturnType<typeof open>>;

async function find(customerId: string, order: (door: Door) => ReturnType<Door['orderBy']>[]) {
  const door = await open();
  const { collection, getDocs, limit, query, store, where } = door;
  const found = await getDocs(
    query(
      collection(store, 'orders'),
      where('customerId', '==', customerId),
      ...order(door),
      limit(most),
    ),
  );
  return found.docs.map((document) => ({ key: document.id, data: document.data() as unknown }));
}

/** A customer's own orders: the rules allow no others, and never more than 50 at a time. */
export const firestoreOrders: OrderStore = {
  newest: (customerId) => find(customerId, ({ orderBy }) => [orderBy('createdAt', 'desc')]),
  unordered: (customerId) => find(customerId, () => []),
};
