import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import fc from 'fast-check';
import inject from 'light-my-request';
import { createApi } from '../../functions/src/app';
import { firestoreShop } from '../../functions/src/shop/firestore-shop';
import { fakeWorld } from '../../functions/src/testing/fake-ports';
import { unlimitedOrders } from '../../local-backend/src/api';
import { openFirestore, root } from '../../local-backend/src/testing/start-firestore';
import { openServerClient } from '../../local-backend/src/testing/test-firestore';
import { importCustomers, send, startBackend, stopBackend } from '../built-backend';
import { sent, type Answer, type Attack } from './attack';
import { openShop } from './attacked-shop';
import { usedKey } from './kinds';
import { storeSeeds } from './store-kinds';
import { validOrder } from './valid-order';

export interface Target {
  /**
   * Sends a request to the API with its own token or a customer's. Returns the response and the customer's
   * id.
   */
  toApi(attack: Attack): Promise<{ answer: Answer; customerId: string }>;
  toStore(attack: Attack): Promise<Answer>;
  stored(): Promise<Record<string, unknown>>;
  countOrders(): Promise<number>;
  close(): Promise<void>;
}

function staffOrder(): Attack {
  const [order] = fc.sample(validOrder, { seed: 1, numRuns: 1 });
  return sent({ ...order!, idempotencyKey: usedKey });
}

const collections = [
  ...['orders', 'orderNumbers', 'outbox', 'riderLinks', 'staffLog', 'users', 'subscribers'],
  ...['orderChannels', 'whatsappAnswers', 'staffDevices'],
  ...['newsletter', 'deletedAccounts', 'retention', 'settings', 'menus', 'shop'],
];

interface Found {
  document?: { name: string; fields?: unknown };
}

async function seededStore(ask: (attack: Attack) => Promise<Answer>) {
  const asOwner = (action: string, body: unknown) =>
    ask({
      path: `/v1/${root}:${action}`,
      headers: { 'content-type': 'text/plain' },
      authorization: 'Bearer owner',
      body: JSON.stringify(body),
    });
  const writes = Object.entries(storeSeeds).map(([path, fields]) => ({
    update: { name: `${root}/${path}`, fields },
  }));
  await asOwner('commit', { writes });
  return async (): Promise<Record<string, unknown>> => {
    const all: Record<string, unknown> = {};
    for (const collectionId of collections) {
      const { body } = await asOwner('runQuery', { structuredQuery: { from: [{ collectionId }] } });
      for (const { document } of body as Found[]) {
        if (document) all[document.name.slice(root.length + 1)] = document.fields;
      }
    }
    return all;
  };
}

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

/**
 * Runs the functions' Express app with in-memory orders, and the local Firestore with the project's rules.
 */
export async function openInProcess(): Promise<Target> {
  const { ports, shopStore, orderStore, db } = fakeWorld();
  await openShop(shopStore);
  const api = createApi({
    ...ports,
    // Without order limits, because one customer sends a million requests. Other tests cover the limits.
    limits: { ...ports.limits, orderBurst: unlimited, orderHour: unlimited },
    orderStore: unlimitedOrders(orderStore),
    now: () => new Date(),
  });
  const firestore = openFirestore();
  const store = express().use(firestore.router as never);
  const stored = await seededStore((attack) => deliver(store, attack));
  await deliver(api, { ...staffOrder(), authorization: 'Bearer ravi' });
  return {
    toApi: async (attack) => ({
      answer: await deliver(api, { authorization: 'Bearer asha', ...attack }),
      customerId: 'asha',
    }),
    toStore: (attack) => deliver(store, attack),
    stored,
    countOrders: async () => db.documentsIn('orders').size,
    close: () => Promise.resolve(firestore.close()),
  };
}

const deliverTo = (port: number, { method, path, headers, authorization, body }: Attack) =>
  send(port, method ?? 'POST', path ?? '/api/orders', {
    body,
    headers: { ...headers, ...(typeof authorization === 'string' ? { authorization } : {}) },
  }) as Promise<Answer>;

/** Publishes the attacked shop's menus to the backend and waits until it sells from the current one. */
async function openShopAt(port: number): Promise<void> {
  const client = openServerClient(port);
  const revision = await openShop(firestoreShop(client.db));
  await client.close();
  const { status } = await deliverTo(port, {
    method: 'GET',
    path: `/api/shop?revision=${revision}`,
    body: '',
  });
  if (status !== 200) throw new Error(`GET /api/shop answered ${status}`);
}

/**
 * Runs the built backend over HTTP with real tokens, Firestore and limits, so the attacks use many customers.
 */
export async function openOverHttp(count: number): Promise<Target> {
  const dataDir = mkdtempSync(join(tmpdir(), 'burger-attacks-'));
  const { child, port } = await startBackend({ port: 0, dataDir }, { ORDER_LIMITS: 'off' });
  const customers = await importCustomers(port, Math.max(150, Math.ceil(count / 20)));
  let next = 0;

  const isSeed = (path: string) => path in storeSeeds;

  await openShopAt(port);
  const stored = await seededStore((attack) => deliverTo(port, attack));
  await deliverTo(port, { ...staffOrder(), authorization: `Bearer ${customers[0]!.token}` });
  return {
    toApi: async (attack) => {
      const { uid, token } = customers[1 + (next++ % (customers.length - 1))]!;
      return {
        answer: await deliverTo(port, { authorization: `Bearer ${token}`, ...attack }),
        customerId: uid,
      };
    },
    toStore: (attack) => deliverTo(port, attack),
    stored: async () =>
      Object.fromEntries(
        Object.entries(await stored()).filter(
          ([path]) => isSeed(path) || !/^(orders|orderNumbers|outbox)\//.test(path),
        ),
      ),
    countOrders: async () =>
      Object.keys(await stored()).filter((path) => path.startsWith('orders/') && !isSeed(path))
        .length,
    close: async () => {
      await stopBackend(child, 'SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
