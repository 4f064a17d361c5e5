import { request } from 'node:http';
import { published } from '@burger/shared/testing/a-shop';
import { versionOf, type Published } from '@burger/shared/shop/publishing';
import type { Firestore } from 'firebase-admin/firestore';
import { firestoreShop } from '../../functions/src/shop/firestore-shop';
import type { Webhook } from '../../local-backend/src/payments/stand-in';
import { startFirestore } from '../../local-backend/src/testing/start-firestore';
import { startProcess } from '../week/processes';
import { openProvider } from '../week/provider';
import { randomOf, type Random } from '../week/random';
import { sumOf, type Tally } from './count-attempts';
import { emptyEmulator, emulatorHost, portOf } from './emulator';
import { type Instance, type InstanceSettings, openClient, openInstance } from './instance';

/** Whether the concurrency tests send as many orders as a festival evening (`npm run test:deep`). */
export const isWhole = process.env['STORE_SIZE'] === 'whole';

export interface Answer {
  status: number;
  // The parsed JSON body, of any shape.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
  ms: number;
}

interface Sent {
  token?: string;
  network?: string;
  headers?: Record<string, string>;
  /** Body of the request: an object is sent as JSON, a string unchanged. */
  body?: object | string;
}

/** Sends a request on a new connection, because a reused one may be closing. */
function sendOnce(url: string, { token, network, headers, body }: Sent): Promise<Answer> {
  const began = performance.now();
  const payload = typeof body === 'object' ? JSON.stringify(body) : body;
  const all = {
    ...(typeof body === 'object' && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(network && { 'x-forwarded-for': network }),
    ...(payload !== undefined && { 'content-length': Buffer.byteLength(payload) }),
    ...headers,
  };
  const method = payload === undefined ? 'GET' : 'POST';
  return new Promise((resolve, reject) => {
    const requested = request(url, { agent: false, method, headers: all }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        const text = String(Buffer.concat(parts));
        const isJson = answer.headers['content-type']?.includes('json');
        const ms = performance.now() - began;
        resolve({ status: answer.statusCode ?? 0, body: isJson ? JSON.parse(text) : text, ms });
      });
    });
    requested.on('error', reject).end(payload);
  });
}

export const cappedCode = { code: 'FESTIVAL', uses: 5 };

/** A promo code without a limit; all orders that use it are counted in one document. */
export const openCode = { code: 'EVERYONE' };

export const offered: Published = {
  ...published,
  rules: {
    ...published.rules,
    payments: ['online', 'cod'],
    promos: [
      ...published.rules.promos,
      ...[cappedCode, openCode].map((code) => ({
        ...{ discount: 10, type: 'percentage' as const, description: '', minOrder: 0 },
        ...code,
      })),
    ],
  },
};
export const offeredVersion = versionOf(offered);

// 2026-01-05 13:30 at the restaurant: the kitchen is open.
export const openingMs = Date.parse('2026-01-05T08:00:00.000Z');
const mostShiftMs = 2000;

/**
 * Starts Google's emulator if its address is configured, otherwise the local Firestore with production's
 * locking.
 */
async function startStore(): Promise<{ name: string; port: number; stop(): Promise<void> }> {
  const host = emulatorHost();
  if (!host) return { name: 'stand-in', ...(await startFirestore({ locks: 'pessimistic' })) };
  await emptyEmulator(host);
  return { name: 'emulator', port: portOf(host), stop: () => Promise.resolve() };
}

/** Starts a function instance in its own process, from the built `serve-instance.ts`. */
async function startInstance(program: string, settings: InstanceSettings): Promise<Instance> {
  const { storePort, clockMs, providerUrl } = settings;
  const started = await startProcess(program, [String(storePort), String(clockMs), providerUrl]);
  return {
    url: `http://127.0.0.1:${started.port}`,
    idle: () => started.ask('idle') as Promise<Tally>,
    logs: () => started.ask('logs') as Promise<string[]>,
    close: () => started.kill(),
  };
}

/**
 * Returns by how much the clocks of the instances are shifted (ms): as far apart as possible, in random
 * sequence.
 */
function shiftsOf(count: number, random: Random): number[] {
  if (count === 1) return [random.whole(-mostShiftMs, mostShiftMs)];
  const step = (2 * mostShiftMs) / (count - 1);
  return random.some(
    Array.from({ length: count }, (_, at) => Math.round(at * step - mostShiftMs)),
    count,
  );
}

export interface ShopSettings {
  instances: number;
  seed: number;
  /** The built program of a function instance. Without it, all instances run in this process. */
  program?: string | undefined;
  between?: (storePort: number) => Promise<number>;
}

/** Opens a Firestore and several function instances, whose running clocks differ by up to four seconds. */
export async function openShop({ instances: count, seed, program, between }: ShopSettings) {
  const store = await startStore();
  const random = randomOf(seed, `${count} instances`);
  const client = openClient(store.port);
  const provider = await openProvider();
  const webhooks: Webhook[] = [];
  provider.tellBy((webhook) => Promise.resolve(webhooks.push(webhook)));
  await firestoreShop(client.db).publish({ published: offered, by: 'the owner' });
  const start = openingMs - Date.now();
  const storePort = between ? await between(store.port) : store.port;
  const shifts = shiftsOf(count, random);
  const instances = await Promise.all(
    shifts.map((shift) => {
      const clockMs = start + shift;
      const settings = { storePort, clockMs, providerUrl: provider.url };
      return program ? startInstance(program, settings) : openInstance(settings);
    }),
  );

  const shop = {
    store: store.name,
    count,
    seed,
    random,
    db: client.db,
    provider,
    webhooks,
    /** The indexes of the instances whose clocks are furthest ahead and furthest behind. */
    ahead: shifts.indexOf(Math.max(...shifts)),
    behind: shifts.indexOf(Math.min(...shifts)),

    send: (to: number, path: string, sent: Sent): Promise<Answer> =>
      sendOnce(`${instances[to % count]?.url}${path}`, sent),

    /** Waits until no instance is writing. Returns the tally of transactions. */
    idle: async (): Promise<Tally> => sumOf(await Promise.all(instances.map((one) => one.idle()))),
    logs: async () => (await Promise.all(instances.map((one) => one.logs()))).flat(),

    async close(): Promise<void> {
      await Promise.all(instances.map((one) => one.close()));
      provider.close();
      await client.close();
      await store.stop();
    },
  };
  // Each instance caches the shop's state before the first customer arrives, as in production.
  await Promise.all(instances.map((_, to) => shop.send(to, '/api/shop', {})));
  await shop.idle();
  return shop;
}

export type Shop = Awaited<ReturnType<typeof openShop>> & { db: Firestore };
