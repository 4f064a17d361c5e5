import { Agent, request } from 'node:http';
import { setTimeout as until } from 'node:timers/promises';
import { firestoreShop } from '../../functions/src/shop/index';
import { root } from '../rules/send-raw';
import { openServerClient } from '../rules/server-client';
import type { Attack } from './attack';
import { openShop } from './attacked-shop';
import { importCustomers, startBuiltBackend } from './built-backend';
import type { Answer } from './judge';
import { readStore, seeding } from './read-store';
import { storeSeeds } from './store-seeds';
import type { Target } from './target';
import { takenOrder } from './taken-order';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const longestAnswerMs = 60_000;

/** Sends an attack over the network as it is; rejects when no answer comes. */
function deliver(
  port: number,
  { method, path, headers, authorization, body }: Attack,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        method: method ?? 'POST',
        path: path ?? '/api/orders',
        timeout: longestAnswerMs,
        headers: {
          ...headers,
          ...(typeof authorization === 'string' ? { authorization } : {}),
          'content-length': Buffer.byteLength(body),
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(parts).toString();
          resolve({
            status: response.statusCode ?? 0,
            body: text === '' ? undefined : (JSON.parse(text) as unknown),
          });
        });
      },
    );
    sent.on('error', reject);
    sent.on('timeout', () => sent.destroy(new Error('No answer in time')));
    sent.end(body);
  });
}

/** Brings the backend's shop where the attacks find it, as the server's own commands do; waits until it is sold from. */
async function openShopAt(port: number): Promise<void> {
  const client = openServerClient(port);
  const revision = await openShop(firestoreShop(client.db));
  await client.close();
  const { status } = await deliver(port, {
    method: 'GET',
    path: `/api/shop?revision=${revision}`,
    body: '',
  });
  if (status !== 200) throw new Error(`The shop answered ${status}`);
}

/** The built backend over HTTP: real tokens, real store, real limits, so the attacks come from many customers. */
export async function openOverHttp(count: number): Promise<Target> {
  const backend = await startBuiltBackend();
  const { port } = backend;
  const customers = await importCustomers(port, Math.max(150, Math.ceil(count / 20)));
  // Tokens that are dated ahead do not count yet.
  await until(1100);
  let next = 0;

  const asOwner = (action: string, body: unknown) =>
    deliver(port, {
      path: `/v1/${root}:${action}`,
      headers: { 'content-type': 'text/plain' },
      authorization: 'Bearer owner',
      body: JSON.stringify(body),
    });
  const stored = () => readStore(asOwner);
  const isSeed = (path: string) => path in storeSeeds;

  await openShopAt(port);
  await asOwner('commit', seeding);
  await deliver(port, { ...takenOrder(), authorization: customers[0]!.token });
  return {
    toApi: async (attack) => {
      const { uid, token } = customers[attack.sender ?? 1 + (next++ % (customers.length - 1))]!;
      return { answer: await deliver(port, { authorization: token, ...attack }), customerId: uid };
    },
    toStore: (attack) => deliver(port, attack),
    stored: async () =>
      Object.fromEntries(
        Object.entries(await stored()).filter(
          ([path]) => isSeed(path) || !/^(orders|orderNumbers|outbox)\//.test(path),
        ),
      ),
    countOrders: async () =>
      Object.keys(await stored()).filter((path) => path.startsWith('orders/') && !isSeed(path))
        .length,
    close: () => backend.close(),
  };
}
