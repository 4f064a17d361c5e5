import { newestFirst, readOrders, type KeptOrder } from '../model/kept-order';
import { isMissingIndex, ordersProblem, type OrdersProblem } from '../model/orders-problem';
import type { OrderStore, Wait } from '../ports';
import { within } from './within';

/** `fallback`: the index is missing, so the orders were sorted here. */
export type OrdersAnswer =
  { ok: true; orders: KeptOrder[]; fallback: boolean } | { ok: false; problem: OrdersProblem };

export type LoadOrders = (customerId: string) => Promise<OrdersAnswer>;

const patienceMs = 20_000;

/** Reads a customer's orders, newest first. Failures are values that the page has words for. */
export function createLoadOrders(store: OrderStore, wait: Wait): LoadOrders {
  async function ask(customerId: string): Promise<OrdersAnswer> {
    try {
      return { ok: true, orders: readOrders(await store.newest(customerId)), fallback: false };
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
