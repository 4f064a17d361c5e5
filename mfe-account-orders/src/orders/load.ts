import type { Wait } from '@burger/shared/device';
import { pageLanguage } from '@burger/shared/language';
import { type Order, readOrder } from '@burger/shared/order';
import type { Stored } from '@burger/shared/storage';
import { within } from '../parts/within';
import type { StoredDocuments, StoredDocument } from './stored-documents';
import type { OrderStore } from './firebase';
import { isMissingIndex, ordersProblem, type OrdersProblem } from './orders-problem';

export interface StoredOrder {
  key: string;
  order: Order;
  /** The document, which has its money. */
  data?: unknown;
}

/** The orders that documents hold, as the page's language called their dishes; one that is no order costs itself, not the list. */
export const readOrders = (documents: readonly StoredDocument[]): StoredOrder[] =>
  documents.flatMap(({ key, data }) => {
    const order = readOrder(data, pageLanguage);
    return order ? { key, order, data } : [];
  });

const age = ({ order: { createdAt } }: StoredOrder): number =>
  typeof createdAt === 'number' ? createdAt : -Infinity;

/** The same orders, newest first; those without a date come last, in the order they came. */
export const newestFirst = (orders: readonly StoredOrder[]): StoredOrder[] =>
  [...orders].sort((one, other) => (age(one) === age(other) ? 0 : age(other) - age(one)));

/** `fallback`: the index is missing, so the orders were sorted here. */
export type OrdersAnswer =
  | { ok: true; orders: StoredOrder[]; fallback: boolean }
  | { ok: false; problem: OrdersProblem };

export type LoadOrders = (customerId: string) => Promise<OrdersAnswer>;

/** A customer's orders as this device saw them last; null where it never did. */
export type SeenOrders = (customerId: string) => StoredOrder[] | null;

const patienceMs = 20_000;
// As many as are looked at before the rest has come.
const keptAtMost = 8;

export const createSeenOrders =
  (storage: Pick<Stored<StoredDocuments>, 'read'>): SeenOrders =>
  (customerId) => {
    const kept = storage.read();
    return kept?.uid === customerId ? readOrders(kept.documents) : null;
  };

/** Reads a customer's orders, newest first, and keeps the newest. Failures are values that the page has words for. */
export function createLoadOrders(
  store: OrderStore,
  storage: Pick<Stored<StoredDocuments>, 'write'>,
  /** Whether this customer is signed in here: who left meanwhile leaves nothing. */
  isHere: (customerId: string) => boolean,
  wait: Wait,
): LoadOrders {
  const keep = (uid: string, documents: StoredDocument[]) => {
    const newest = documents.slice(0, keptAtMost);
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
