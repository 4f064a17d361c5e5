import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { linkKeyHeader } from '@burger/shared/platform/security';
import type { Auth } from 'firebase-admin/auth';
import { createApi } from '../../functions/src/app';
import { composePorts } from '../../functions/src/compose';
import { createOutboxJob } from '../../functions/src/orders/notifications/announce';
import { serve, type Answer } from '../../functions/src/testing/counter';
import { fakeStaff } from '../../functions/src/testing/fake-ports';
import { openFirestore } from '../../local-backend/src/testing/start-firestore';
import { openServerClient } from '../../local-backend/src/testing/test-firestore';
import { send, withBackend } from '../built-backend';
import { makeOrder } from '../order-body';
import { percentile, tableOf, type Measured } from './part';

/**
 * Measures the Firestore usage of each kind of request, and latencies under growing load. Returns Markdown.
 */
export async function measureScale(): Promise<Measured> {
  const spans = kinds.map((kind) => `${kind} p50 / p99 ms`);
  const costs = ['request', 'store calls', 'documents read', 'written', 'bytes'];
  const load = ['load', 'requests in 10 s', 'successful', 'per second', 'CPU ms each', ...spans];
  const { rows, figures } = await measureLoad();
  const tables = [tableOf(costs, await measureStoreCosts()), tableOf(load, rows)];
  return { table: tables.join('\n\n'), figures };
}

/** Name of the figure: p99 (ms) of an order at the highest load. */
export const busiest = 'p99 of an order beside visitors';

/** Requests per second in a quiet hour: three orders a minute, customers who track them, and visitors. */
const quietHour = { orders: 0.05, track: 4.5, shop: 1.67 };
type Kind = keyof typeof quietHour;
const kinds: readonly Kind[] = ['shop', 'track', 'orders'];

const [seconds, port] = [10, 4152];
// Limits count per source address, so the load needs many. Linux routes the whole 127.0.0.0/8 network to
// loopback.
const addresses = Array.from({ length: 60 }, (_, index) => `127.0.1.${index + 1}`);

/** Returns evenly spaced requests of each kind at a multiple of the quiet hour's rate. */
const plannedLoad = (times: number): { at: number; kind: Kind }[] =>
  kinds.flatMap((kind) => {
    const many = Math.max(1, Math.round(quietHour[kind] * times * seconds));
    return Array.from({ length: many }, (_, each) => ({
      at: ((each + 0.5) * seconds) / many,
      kind,
    }));
  });

/**
 * Sends shop, tracking and order requests together at multiples of the quiet hour's rate. Returns a table row
 * for each.
 */
const measureLoad = (): Promise<{ rows: unknown[][]; figures: Record<string, number> }> =>
  withBackend(port, 1000, async ({ tokens, cpuMs }) => {
    const links: string[] = [];
    const figures: Record<string, number> = {};
    let next = 0;

    async function ask(kind: Kind): Promise<number> {
      next += 1;
      if (kind !== 'orders') {
        const link = links[next % links.length] ?? '';
        const headers: Record<string, string> = kind === 'track' ? { [linkKeyHeader]: link } : {};
        const from = addresses[next % addresses.length];
        return (await send(port, 'GET', `/api/${kind}`, { from, headers })).status;
      }
      const token = tokens[next % tokens.length];
      const { status, body } = await send(port, 'POST', '/api/orders', {
        token,
        body: makeOrder(),
      });
      if (status === 201) links.push(body.trackingKey);
      return status;
    }

    async function level(times: number) {
      const planned = plannedLoad(times);
      const took: Record<Kind, number[]> = { shop: [], track: [], orders: [] };
      const cpuBefore = cpuMs();
      const began = performance.now();
      await Promise.all(
        planned.map(async ({ at, kind }) => {
          await setTimeout(at * 1000);
          const requested = performance.now();
          // A request without a response within a minute counts as failed.
          const status = await ask(kind).catch(() => null);
          if (status !== null && status < 300) took[kind].push(performance.now() - requested);
        }),
      );
      const elapsed = (performance.now() - began) / 1000;
      const cpu = cpuMs() - cpuBefore;
      const answered = kinds.reduce((sum, kind) => sum + took[kind].length, 0);
      const at = (kind: Kind, share: number) => percentile(took[kind], share).toFixed(1);
      figures[busiest] = percentile(took.orders, 0.99);
      return [
        ...[`×${times}`, planned.length, answered],
        ...[(answered / elapsed).toFixed(0), (cpu / answered).toFixed(2)],
        ...kinds.map((kind) => `${at(kind, 0.5)} / ${at(kind, 0.99)}`),
      ];
    }

    // These orders warm the server up, and the next requests track them.
    for (let each = 0; each < 50; each += 1) await ask('orders');
    return { rows: [await level(1), await level(10), await level(100)], figures };
  });

// 2026-01-05 13:30 at the restaurant: the kitchen is open, and evening slots are available.
const lunch = new Date('2026-01-05T08:00:00.000Z');
const evening = '2026-01-05T13:30:00.000Z';
// How long (ms) a function instance caches the state of the day.
const cacheMs = 1100;

/** Calls each kind of request once on a Firestore that counts its usage. Returns a table row for each. */
async function measureStoreCosts(): Promise<unknown[][]> {
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
  const rows: unknown[][] = [];

  async function cost<A extends Answer | null>(kind: string, ask: () => Promise<A>): Promise<A> {
    // After this pause the cached state of the day has expired, so that the request has its highest cost.
    await setTimeout(cacheMs);
    store.takeUse();
    const answer = await ask();
    if (answer && answer.status >= 300) throw new Error(`${kind}: ${JSON.stringify(answer.body)}`);
    const bytes = answer ? Buffer.byteLength(JSON.stringify(answer.body)) : '';
    rows.push([kind, ...store.takeUse(), bytes]);
    return answer;
  }
  const get = (kind: string, where: string, token = '', headers: Record<string, string> = {}) =>
    cost(kind, () => site.send(where, { token, headers }));
  const post = (kind: string, where: string, token: string, body: object) =>
    cost(kind, () => site.send(where, { body, token }));
  const swept = () => sweep().then(() => null);
  const order = makeOrder();
  const customer = { ...order.customer, email: 'asha@example.in' };
  const body = { ...order, customer };

  try {
    const shop = await get('first request after a start', '/api/shop');
    await get('GET /api/shop', '/api/shop');
    const { version } = shop.body as { version: string };
    await get('GET /api/shop/<version>/en.json', `/api/shop/${version}/en.json`);
    await get('GET /api/slots', '/api/slots');
    const placed = await post('POST /api/orders', '/api/orders', 'customer-1', body);
    const inSlot = { ...makeOrder(), customer, slot: evening };
    await post('POST /api/orders, for a time slot', '/api/orders', 'customer-2', inSlot);
    await post('POST /api/orders, again', '/api/orders', 'customer-1', body);
    const { trackingKey } = placed.body as { trackingKey: string };
    await get('GET /api/track', '/api/track', '', { [linkKeyHeader]: trackingKey });
    const board = 'GET /api/kitchen/orders, a board of two orders';
    await get(board, '/api/kitchen/orders', 'meena');
    const step = `/api/kitchen/orders/${body.idempotencyKey}/step`;
    const confirmed = { from: 'placed', to: 'confirmed' };
    await post('POST /api/kitchen/orders/<key>/step', step, 'meena', confirmed);
    await cost('the sweep, with three mails to customers', swept);
    await cost('the sweep, with nothing to do', swept);
    return rows;
  } finally {
    await site.close();
    await client.close();
    await store.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface StoreAnswer {
  found?: object;
  missing?: string;
  document?: object;
  writeResults?: unknown[];
}

/**
 * Returns what Firestore bills for a call: documents read and written. A read that finds nothing is billed as
 * well.
 */
function useOf(url: string, answer: unknown): { reads: number; writes: number } {
  const all = (Array.isArray(answer) ? answer : [answer]) as StoreAnswer[];
  const documents = all.filter((one) => one.found ?? one.missing ?? one.document).length;
  const writes = all.reduce((sum, { writeResults }) => sum + (writeResults?.length ?? 0), 0);
  // The URL of a request for one document is the document's own path.
  if (!/documents:|:runQuery/.test(url)) return { reads: 1, writes };
  return { reads: /:batchGet|:runQuery/.test(url) ? Math.max(1, documents) : 0, writes };
}

async function startCountingStore() {
  const store = openFirestore();
  let use = [0, 0, 0];
  const served = await serve((request, response) => {
    const { url = '' } = request;
    const end = response.end.bind(response) as (chunk: unknown) => typeof response;
    response.end = ((chunk: unknown) => {
      const { reads, writes } = useOf(url, JSON.parse(String(chunk)));
      use = [use[0]! + 1, use[1]! + reads, use[2]! + writes];
      return end(chunk);
    }) as typeof response.end;
    store.router(request, response, () => response.writeHead(404).end('{}'));
  });
  return {
    port: Number(new URL(served.url).port),
    takeUse(): number[] {
      const used = use;
      use = [0, 0, 0];
      return used;
    },
    async stop() {
      await served.close();
      store.close();
    },
  };
}
