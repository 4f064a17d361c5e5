import type { Wait } from '@burger/shared/platform/device';
import { pageLanguage } from '@burger/shared/i18n';
import { type Order, readOrder } from '@burger/shared/order';
import type { Stored } from '@burger/shared/platform/storage';
import { within } from '../parts/within';
import type { StoredDocuments, StoredDocument } from './stored-documents';
import type { OrderStore } from './firebase';
import { isMissingIndex, ordersProblem, type OrdersProblem } from './orders-problem';

export interface StoredOrder {
  key: string;
  order: Order;
  /** The order's Firestore document, which has the payment. */
  data?: unknown;
}

/** Reads orders from documents with dish names in the page's language. An invalid document is skipped. */
export const readOrders = (documents: readonly StoredDocument[]): StoredOrder[] =>
  documents.flatMap(({ key, data }) => {
    const order = readOrder(data, pageLanguage);
    return order ? { key, order, data } : [];
  });

const age = ({ order: { createdAt } }: StoredOrder): number =>
  typeof createdAt === 'number' ? createdAt : -Infinity;

/** Sorts orders by date, newest first. Orders without a date come last in their former order. */
export const newestFirst = (orders: readonly StoredOrder[]): StoredOrder[] =>
  [...orders].sort((one, other) => (age(one) === age(other) ? 0 : age(other) - age(one)));

/** `fallback`: the Firestore index is missing, so the browser sorted the orders. */
export type OrdersAnswer =
  | { ok: true; orders: StoredOrder[]; fallback: boolean }
  | { ok: false; problem: OrdersProblem };

export type LoadOrders = (customerId: string) => Promise<OrdersAnswer>;

/** Returns the orders of a customer that are stored on this device; null when there are none. */
export type CachedOrders = (customerId: string) => StoredOrder[] | null;

const patienceMs = 20_000;
// Number of orders to store on the device, which are shown at once on the next visit.
const maxCachedOrders = 8;

export const createCachedOrders =
  (storage: Pick<Stored<StoredDocuments>, 'read'>): CachedOrders =>
  (customerId) => {
    const stored = storage.read();
    return stored?.uid === customerId ? readOrders(stored.documents) : null;
  };

/** Loads a customer's orders, newest first, and stores the newest. Returns failures as values. */
export function createLoadOrders(
  store: OrderStore,
  storage: Pick<Stored<StoredDocuments>, 'write'>,
  /** Whether this customer is still signed in; after a sign-out nothing may be stored. */
  isHere: (customerId: string) => boolean,
  wait: Wait,
): LoadOrders {
  const keep = (uid: string, documents: StoredDocument[]) => {
    const newest = documents.slice(0, maxCachedOrders);
    if (isHere(uid)) storage.write({ uid, readAt: Date.now(), documents: newest });
    return documents;
  };

  async function ask(customerId: string): Promise<OrdersAnswer> {
    try {
      const documents = keep(customerId, await store.newest(customerId));
      return { ok: true, orders: readOrders(documents), fallback: false };
    } catch (error) {
      if (!isMissingIndex(error)) throw error;
      const documents = await store.unordered(customerId);
      return { ok: true, orders: newestFirst(readOrders(documents)), fallback: true };
    }
  }

  return async (customerId) => {
    if (customerId.trim() === '') return { ok: false, problem: 'noUser' };
    try {
      return await within(patienceMs, 'unavailable', wait, ask(customerId));
    } catch (error) {
      return { ok: false, problem: ordersProblem(error) };
    }
  };
}
