import type { OrderDocument } from '@burger/shared/order';
import express from 'express';
import inject from 'light-my-request';
import { createApi } from '../../functions/src/app';
import type { OrderBook } from '../../functions/src/orders/store';
import { fakeWorld } from '../../functions/src/testing/fake-ports';
import { openFirestore, root } from '../../local-backend/src/testing/start-firestore';
import type { Attack } from './attack';
import { openShop } from './attacked-shop';
import type { Answer } from './judge';
import { readStore, seeding } from './read-store';
import { takenOrder } from './taken-order';
import type { Target } from './target';

type Method = 'POST';
const unlimited = { points: Number.MAX_SAFE_INTEGER, seconds: 1 };

async function deliver(
  app: unknown,
  { method, path, headers, authorization, body }: Attack,
): Promise<Answer> {
  const { statusCode, payload } = await inject(app as never, {
    method: (method ?? 'POST') as Method,
    url: path ?? '/api/orders',
    headers: {
      host: '127.0.0.1',
      ...headers,
      ...(typeof authorization === 'string' ? { authorization } : {}),
    },
    payload: body,
  });
  return {
    status: statusCode,
    body: payload === '' ? undefined : (JSON.parse(payload) as unknown),
  };
}

/** An order book in memory for very many orders. */
function largeBook(): { book: OrderBook; countOrders: () => Promise<number> } {
  const orders = new Map<string, OrderDocument>();
  const numbers = new Set<string>();
  const book: OrderBook = {
    find: (key) => Promise.resolve(orders.get(key) ?? null),
    taken: () => Promise.resolve(new Map()),
    hasOrdered: () => Promise.resolve(true),
    add: (key, order) => {
      const stored = orders.get(key) ?? null;
      if (stored || numbers.has(order.orderId)) return Promise.resolve({ added: false, stored });
      orders.set(key, order);
      numbers.add(order.orderId);
      return Promise.resolve({ added: true });
    },
  };
  return { book, countOrders: () => Promise.resolve(orders.size) };
}

/**
 * The Express app of the functions with its own validation and pricing over an order book in memory, and the local
 * Firestore with the project's rules: the same code that answers over HTTP, without the network in between.
 */
export async function openInProcess(): Promise<Target> {
  const { ports, shopStore } = fakeWorld();
  await openShop(shopStore);
  const { book, countOrders } = largeBook();
  const api = createApi({
    ...ports,
    // One customer sends a million requests here; that the limits work is tested where they belong.
    limits: { ...ports.limits, orderBurst: unlimited, orderHour: unlimited },
    book,
    now: () => new Date(),
  });
  const firestore = openFirestore();
  const store = express().use(firestore.router as never);
  const asOwner = (action: string, body: unknown) =>
    deliver(store, {
      path: `/v1/${root}:${action}`,
      headers: { 'content-type': 'text/plain' },
      authorization: 'Bearer owner',
      body: JSON.stringify(body),
    });

  await asOwner('commit', seeding);
  await deliver(api, { ...takenOrder(), authorization: 'Bearer ravi' });
  return {
    toApi: async (attack) => ({
      answer: await deliver(api, { authorization: 'Bearer asha', ...attack }),
      customerId: 'asha',
    }),
    toStore: (attack) => deliver(store, attack),
    stored: () => readStore(asOwner),
    countOrders,
    close: () => Promise.resolve(firestore.close()),
  };
}
