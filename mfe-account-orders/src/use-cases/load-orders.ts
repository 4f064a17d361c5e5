import { messages } from '../messages';
import { isMissingIndex, ordersProblem } from '../model/orders-problem';
import { newestFirst, readOrder, type PastOrder } from '../model/past-order';
import type { OrderStore, StoredDocument, Wait } from '../ports';
import { within } from './within';

/** `fallback`: the index is missing, so the orders were sorted here. */
export type OrdersAnswer =
  { ok: true; orders: PastOrder[]; fallback: boolean } | { ok: false; message: string };

export type LoadOrders = (customerId: string) => Promise<OrdersAnswer>;

const patienceMs = 20_000;

function refusal(error: unknown): OrdersAnswer {
  const texts = messages.orders.failed;
  const problem = ordersProblem(error);
  const text = typeof problem === 'string' ? texts[problem] : problem.message || texts.other;
  return { ok: false, message: `${texts.prefix} ${text}` };
}

// One damaged document costs itself, not the list.
const read = (documents: readonly StoredDocument[]): PastOrder[] =>
  documents.flatMap(({ key, data }) => readOrder(key, data) ?? []);

/** Reads a customer's orders, newest first. Failures are values with the text to show. */
export function createLoadOrders(store: OrderStore, wait: Wait): LoadOrders {
  async function ask(customerId: string): Promise<OrdersAnswer> {
    try {
      return { ok: true, orders: read(await store.newest(customerId)), fallback: false };
    } catch (error) {
      if (!isMissingIndex(error)) throw error;
      const documents = await store.unordered(customerId);
      return { ok: true, orders: newestFirst(read(documents)), fallback: true };
    }
  }

  return async (customerId) => {
    if (customerId.trim() === '') {
      const { prefix, noUser } = messages.orders.failed;
      return { ok: false, message: `${prefix} ${noUser}` };
    }
    try {
      return await within(patienceMs, 'unavailable', wait, ask(customerId));
    } catch (error) {
      return refusal(error);
    }
  };
}
