import type { Wait } from '@burger/shared/platform/device';
import { type Order, readOrder } from '@burger/shared/order';
import { lineIdOf, lineInputOf } from '@burger/shared/order/lines';
import type { Stored } from '@burger/shared/platform/storage';
import { isFresh, type StoredDocuments, type StoredDocument } from '../orders/stored-documents';
import type { OrderStore } from '../orders/firebase';
import { type StoredOrder, readOrders } from '../orders/load';
import { ordersProblem, type OrdersProblem } from '../orders/orders-problem';
import { within } from '../parts/within';

const offered = 2;

const signature = ({ lines }: Order): string =>
  JSON.stringify(lines.map((line) => [lineIdOf(lineInputOf(line)), line.quantity]).sort());

/** Returns the newest two distinct orders, reduced to dishes and date. Documents come newest first. */
export function usualOf(documents: readonly StoredDocument[]): StoredDocument[] {
  const visited = new Set<string>();
  const found: StoredDocument[] = [];
  for (const { key, data } of documents) {
    const order = readOrder(data);
    if (!order || order.lines.length === 0 || order.status === 'cancelled') continue;
    const lines = signature(order);
    if (visited.has(lines) || found.length === offered) continue;
    visited.add(lines);
    const { orderId, customerId, createdAt } = order;
    const { items } = data as { items: unknown };
    found.push({ key, data: { orderId, customerId, createdAt, items } });
  }
  return found;
}

export type UsualAnswer =
  | { ok: true; orders: readonly StoredOrder[] }
  | { ok: false; problem: OrdersProblem };

export type UsualStore = ReturnType<typeof createUsualStore>;

const patienceMs = 20_000;
// Number of orders to load: usually enough to find two distinct ones.
const looked = 6;

export function createUsualStore(
  store: Pick<OrderStore, 'newest'>,
  storage: Stored<StoredDocuments>,
  wait: Wait,
) {
  const recall = (uid: string) => {
    const stored = storage.read();
    return stored?.uid === uid ? stored : null;
  };

  return {
    cached(uid: string): readonly StoredOrder[] | null {
      const stored = recall(uid);
      return stored && readOrders(stored.documents);
    },
    /** Loads and stores the usual orders; returns the stored ones while they are fresh. */
    async read(uid: string): Promise<UsualAnswer> {
      const stored = recall(uid);
      if (stored && isFresh(stored, Date.now()))
        return { ok: true, orders: readOrders(stored.documents) };
      try {
        const requested = store.newest(uid, looked);
        const documents = usualOf(await within(patienceMs, 'unavailable', wait, requested));
        // No room is reserved for customers without orders.
        if (documents.length > 0) storage.write({ uid, readAt: Date.now(), documents });
        else storage.remove();
        return { ok: true, orders: readOrders(documents) };
      } catch (error) {
        return { ok: false, problem: ordersProblem(error) };
      }
    },
  };
}
