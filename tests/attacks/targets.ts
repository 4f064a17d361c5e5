import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firestoreShop } from '../../functions/src/shop/firestore-shop';
import { root } from '../../local-backend/src/testing/start-firestore';
import { openServerClient } from '../../local-backend/src/testing/test-firestore';
import { importCustomers, send, startBackend, stopBackend } from '../built-backend';
import type { Attack } from './attack';
import { openShop } from './attacked-shop';
import type { Answer } from './judge';
import { readStore, seeding } from './read-store';
import { storeSeeds } from './store-seeds';
import type { Target } from './target';
import { takenOrder } from './taken-order';

/** Sends an attack over the network as it is; rejects when no answer comes. */
const deliver = (port: number, { method, path, headers, authorization, body }: Attack) =>
  send(port, method ?? 'POST', path ?? '/api/orders', {
    body,
    headers: { ...headers, ...(typeof authorization === 'string' ? { authorization } : {}) },
  }) as Promise<Answer>;

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
  const dataDir = mkdtempSync(join(tmpdir(), 'burger-attacks-'));
  const { child, port } = await startBackend({ port: 0, dataDir }, { ORDER_LIMITS: 'off' });
  const customers = await importCustomers(port, Math.max(150, Math.ceil(count / 20)));
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
  await deliver(port, { ...takenOrder(), authorization: `Bearer ${customers[0]!.token}` });
  return {
    toApi: async (attack) => {
      const { uid, token } = customers[attack.sender ?? 1 + (next++ % (customers.length - 1))]!;
      return {
        answer: await deliver(port, { authorization: `Bearer ${token}`, ...attack }),
        customerId: uid,
      };
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
    close: async () => {
      await stopBackend(child, 'SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
