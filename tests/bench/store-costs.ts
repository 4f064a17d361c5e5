import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Auth } from 'firebase-admin/auth';
import { createApi } from '../../functions/src/app';
import { composePorts } from '../../functions/src/compose';
import { createOutboxJob } from '../../functions/src/orders/announce';
import { fakeStaff } from '../../functions/src/testing/fake-ports';
import { serve, type Answer } from '../../functions/src/testing/counter';
import { openServerClient } from '../../local-backend/src/testing/test-firestore';
import { makeOrder } from '../order-body';
import { startCountingStore, type StoreUse } from './counting-store';

/** What one request of a kind costs. */
export type Cost = StoreUse & { kind: string; bytes: number };

// 2026-01-05 13:30 in the restaurant's zone: the kitchen is open, and a half hour of the evening can be chosen.
const lunch = new Date('2026-01-05T08:00:00.000Z');
const evening = '2026-01-05T13:30:00.000Z';
// So long today's facts are kept by an instance.
const keptForMs = 1100;

const bytesOf = ({ body }: Answer): number => Buffer.byteLength(JSON.stringify(body ?? null));

/** Asks the functions for everything once, over a store that counts. */
export async function measureStoreCosts(): Promise<Cost[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'burger-costs-'));
  const store = await startCountingStore();
  const client = openServerClient(store.port);
  const ports = {
    ...composePorts({} as Auth, client.db, { MAILBOX_DIR: folder }),
    verifyToken: (uid: string) => Promise.resolve({ uid, phone: null, expiresAt: Infinity }),
    now: () => lunch,
  };
  const kitchen = { ...ports.kitchen, verifyStaff: fakeStaff };
  const site = await serve(createApi({ ...ports, kitchen }));
  const sweep = createOutboxJob({ ...ports, ...kitchen });
  const costs: Cost[] = [];

  async function ask(kind: string, asked: () => Promise<Answer | null>): Promise<Answer | null> {
    // Then today's facts are asked for again: what it costs at most.
    await setTimeout(keptForMs);
    store.takeUse();
    const answer = await asked();
    if (answer && answer.status >= 300) throw new Error(`${kind}: ${JSON.stringify(answer.body)}`);
    costs.push({ kind, ...store.takeUse(), bytes: answer ? bytesOf(answer) : 0 });
    return answer;
  }
  const get = (where: string, token?: string) => () =>
    site.send(where, { ...(token && { token }) });
  const post = (where: string, body: object, token: string) => () =>
    site.send(where, { method: 'POST', body, token });

  const place = (changes: object) => {
    const order = makeOrder();
    const customer = { ...order.customer, email: 'asha@example.in' };
    return { ...order, customer, ...changes };
  };

  try {
    const shop = await ask('the first request of all', get('/api/shop'));
    await ask('GET /api/shop', get('/api/shop'));
    const { version } = shop?.body as { version: string };
    await ask('GET /api/shop/<version>/en.json', get(`/api/shop/${version}/en.json`));
    await ask('GET /api/slots', get('/api/slots'));
    const body = place({});
    const placed = await ask('POST /api/orders', post('/api/orders', body, 'customer-1'));
    const half = place({ slot: evening });
    await ask('POST /api/orders, for a half hour', post('/api/orders', half, 'customer-2'));
    await ask('POST /api/orders, again', post('/api/orders', body, 'customer-1'));
    const { trackingKey } = placed?.body as { trackingKey: string };
    await ask('GET /api/track/<key>', get(`/api/track/${trackingKey}`));
    await ask(
      'GET /api/kitchen/orders, the whole board of two',
      get('/api/kitchen/orders', 'meena'),
    );
    const step = { from: 'placed', to: 'confirmed' };
    const steps = `/api/kitchen/orders/${body.idempotencyKey}/step`;
    await ask('POST /api/kitchen/orders/<key>/step', post(steps, step, 'meena'));
    await ask('the sweep, with three mails to customers', () => sweep().then(() => null));
    await ask('the sweep, with nothing to do', () => sweep().then(() => null));
    return costs;
  } finally {
    await site.close();
    await client.close();
    await store.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
