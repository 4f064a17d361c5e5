import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Auth } from 'firebase-admin/auth';
import { createApi } from '../../functions/src/app';
import { composePorts } from '../../functions/src/compose';
import { createOutboxJob } from '../../functions/src/orders/announce';
import { serve, type Answer } from '../../functions/src/testing/counter';
import { fakeStaff } from '../../functions/src/testing/fake-ports';
import { openFirestore } from '../../local-backend/src/testing/start-firestore';
import { openServerClient } from '../../local-backend/src/testing/test-firestore';
import { send, withBackend } from '../built-backend';
import { makeOrder } from '../order-body';
import { percentile, tableOf, type Measured } from './part';

const costRow = ({ kind, calls, reads, writes, bytes }: Cost) => [
  kind,
  calls,
  reads,
  writes,
  bytes || '',
];

const both = ({ p50, p99 }: { p50: number; p99: number }): string =>
  `${p50.toFixed(1)} / ${p99.toFixed(1)}`;

const levelRow = ({ times, asked, answered, rate, cpu, took }: Level) => [
  ...[`×${times}`, asked, answered, rate.toFixed(0), cpu.toFixed(2)],
  ...kinds.map((kind) => both(took[kind])),
];

/** What each kind of request costs, and how answers grow slower as more come, as Markdown. */
export async function measureScale(): Promise<Measured> {
  const costs = await measureStoreCosts();
  const levels = await measureMixedLoad([1, 10, 100]);
  const spans = kinds.map((kind) => `${kind} p50 / p99 ms`);
  const table = [
    tableOf(
      ['request', 'calls of the store', 'documents read', 'written', 'bytes'],
      costs.map(costRow),
    ),
    tableOf(
      ['load', 'asked in 10 s', 'answered', 'a second', 'processor ms each', ...spans],
      levels.map(levelRow),
    ),
  ].join('\n\n');
  return { table };
}

/** What comes in a second of a quiet hour: three orders a minute, those who follow them, and visitors. */
const quietHour = { orders: 0.05, track: 4.5, shop: 1.67 };
type Kind = keyof typeof quietHour;
const kinds: readonly Kind[] = ['shop', 'track', 'orders'];

const [seconds, port] = [10, 4152];
// Limits count by address; Linux has a whole network of loopback ones.
const addresses = Array.from({ length: 60 }, (_, index) => `127.0.1.${index + 1}`);

/** What a level of load came to; times in ms. */
interface Level {
  times: number;
  asked: number;
  answered: number;
  rate: number;
  cpu: number;
  took: Record<Kind, { p50: number; p99: number }>;
}

/** Which requests come in a span of `seconds`, evenly, each kind at its own pace; earliest first. */
function plannedLoad(times: number, seconds: number): { at: number; kind: Kind }[] {
  return kinds
    .flatMap((kind) => {
      const many = Math.max(1, Math.round(quietHour[kind] * times * seconds));
      return Array.from({ length: many }, (_, each) => ({
        at: ((each + 0.5) * seconds) / many,
        kind,
      }));
    })
    .sort((one, other) => one.at - other.at);
}

/** Asks for the shop, for orders under way and for new orders together, at each of these multiples of a quiet hour. */
const measureMixedLoad = (levels: readonly number[]): Promise<Level[]> =>
  withBackend(port, 1000, async ({ tokens, cpuMs }) => {
    const links: string[] = [];
    let next = 0;

    async function place() {
      const token = tokens[next % tokens.length];
      const answer = await send(port, 'POST', '/api/orders', { token, body: makeOrder() });
      if (answer.status === 201) links.push(answer.body.trackingKey);
      return answer.status;
    }

    async function ask(kind: Kind): Promise<number> {
      next += 1;
      if (kind === 'orders') return place();
      const from = addresses[next % addresses.length];
      const where = kind === 'shop' ? '/api/shop' : `/api/track/${links[next % links.length]}`;
      return (await send(port, 'GET', where, { from })).status;
    }

    async function level(times: number): Promise<Level> {
      const planned = plannedLoad(times, seconds);
      const took: Record<Kind, number[]> = { shop: [], track: [], orders: [] };
      const cpuBefore = cpuMs();
      const began = performance.now();
      await Promise.all(
        planned.map(async ({ at, kind }) => {
          await setTimeout(at * 1000);
          const asked = performance.now();
          // Whoever gets no answer within a minute counts as not answered.
          const status = await ask(kind).catch(() => null);
          if (status !== null && status < 300) took[kind].push(performance.now() - asked);
        }),
      );
      const elapsed = (performance.now() - began) / 1000;
      const answered = kinds.reduce((sum, kind) => sum + took[kind].length, 0);
      const at = (kind: Kind, share: number) => percentile(took[kind], share);
      const both = (kind: Kind) => ({ p50: at(kind, 0.5), p99: at(kind, 0.99) });
      return {
        times,
        asked: planned.length,
        answered,
        rate: answered / elapsed,
        cpu: (cpuMs() - cpuBefore) / answered,
        took: { shop: both('shop'), track: both('track'), orders: both('orders') },
      };
    }

    // What is followed, and a server that is warm.
    for (let each = 0; each < 50; each += 1) await place();
    const measured: Level[] = [];
    for (const times of levels) measured.push(await level(times));
    return measured;
  });

type Cost = StoreUse & { kind: string; bytes: number };

// 2026-01-05 13:30 in the restaurant's zone: the kitchen is open, and a half hour of the evening can be chosen.
const lunch = new Date('2026-01-05T08:00:00.000Z');
const evening = '2026-01-05T13:30:00.000Z';
// So long today's facts are kept by an instance.
const keptForMs = 1100;

const bytesOf = ({ body }: Answer): number => Buffer.byteLength(JSON.stringify(body ?? null));

/** Asks the functions for everything once, over a store that counts. */
async function measureStoreCosts(): Promise<Cost[]> {
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

/** What a store is paid for: documents that are read and written; `calls` are the questions that take time. */
interface StoreUse {
  calls: number;
  reads: number;
  writes: number;
}

interface StoreAnswer {
  found?: object;
  missing?: string;
  document?: object;
  writeResults?: unknown[];
}

/** The use of one answered call: a question that finds nothing is a read, too. */
export function useOf(url: string, answer: unknown): StoreUse {
  const all = (Array.isArray(answer) ? answer : [answer]) as StoreAnswer[];
  const documents = all.filter(
    ({ found, missing, document }) => found ?? missing ?? document,
  ).length;
  const reads = /:batchGet|:runQuery/.test(url) ? Math.max(1, documents) : 0;
  const isOne = !/documents:|:runQuery/.test(url);
  const writes = all.reduce((sum, { writeResults }) => sum + (writeResults?.length ?? 0), 0);
  return { calls: 1, reads: isOne ? 1 : reads, writes };
}

/** Lets `note` see what is answered. */
function listen(response: ServerResponse, note: (answer: unknown) => void): void {
  const end = response.end.bind(response) as (chunk: unknown) => ServerResponse;
  response.end = ((chunk: unknown) => {
    note(JSON.parse(String(chunk)));
    return end(chunk);
  }) as typeof response.end;
}

/** The local Firestore in memory, which counts what it is asked for. */
async function startCountingStore() {
  const store = openFirestore();
  let use: StoreUse = { calls: 0, reads: 0, writes: 0 };
  const server = createServer((request, response) => {
    const { url = '' } = request;
    listen(response, (answer) => {
      const { calls, reads, writes } = useOf(url, answer);
      use = { calls: use.calls + calls, reads: use.reads + reads, writes: use.writes + writes };
    });
    store.router(request, response, () => response.writeHead(404).end('{}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    /** The use since it was asked last. */
    takeUse(): StoreUse {
      const used = use;
      use = { calls: 0, reads: 0, writes: 0 };
      return used;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      store.close();
    },
  };
}
