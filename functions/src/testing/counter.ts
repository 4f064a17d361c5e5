import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BillChange } from '@burger/shared/contracts';
import type { KitchenFeed, KitchenOrder, StepRequest } from '@burger/shared/kitchen';
import { createApi } from '../app';
import type { ApiPorts } from '../ports';
import { fakeWorld, type FakeWorld, orderBody } from './fake-ports';

export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

export interface Served {
  url: string;
  /** `body` is sent as JSON, or unchanged if it is a string. */
  send(path: string, options?: SendOptions): Promise<Answer>;
  close(): Promise<void>;
}

interface SendOptions {
  method?: string;
  token?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

export async function serve(app: RequestListener): Promise<Served> {
  const server = createServer(app);
  // Never close idle connections: a test that blocks the process for five seconds would otherwise get
  // ECONNRESET.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    async send(path, { method, token, headers = {}, body } = {}) {
      const answer = await fetch(url + path, {
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...headers,
        },
        ...(body === undefined
          ? {}
          : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const text = await answer.text();
      return {
        status: answer.status,
        headers: answer.headers,
        body: text ? JSON.parse(text) : null,
      };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The kitchen counter's API during one day, with a clock that the test moves. */
export type Counter = Awaited<ReturnType<typeof openCounter>>;
export const orderIn = ({ body }: Answer): KitchenOrder => (body as { order: KitchenOrder }).order;
export const feedIn = ({ body }: Answer): KitchenFeed => body as KitchenFeed;
export const changeIn = ({ body }: Answer): BillChange => (body as { change: BillChange }).change;
export const codeIn = ({ body }: Answer): string =>
  (body as { error: { code: string } }).error.code;

/** Default details of the status changes that require some. */
const details: Partial<Record<StepRequest['to'], Partial<StepRequest>>> = {
  out_for_delivery: { rider: 'Suresh' },
  delivered: { payment: 'cash' },
  brought_back: { reason: 'nobody-opens' },
  cancelled: { reason: 'too-busy' },
};

// 5 January 2026, 13:30 in the restaurant's time zone.
const start = Date.parse('2026-01-05T08:00:00.000Z');

async function openCounter() {
  let time = start;
  const world = fakeWorld({ now: () => new Date(time) });
  const site = await serve(createApi(world.ports));
  const post = (path: string, body: unknown = {}, token = 'meena') =>
    site.send(`/api/kitchen${path}`, { method: 'POST', body, token });
  const step = (key: string, requested: Partial<StepRequest>, token?: string) =>
    post(`/orders/${key}/step`, { ...details[requested.to ?? 'placed'], ...requested }, token);
  return {
    ...world,
    site,
    get: (path: string, token = 'meena') => site.send(`/api/kitchen${path}`, { token }),
    post,
    step,
    pass: (seconds: number) => void (time += seconds * 1000),
    async place(changes?: Record<string, unknown>): Promise<string> {
      const body = orderBody(changes);
      const { status } = await site.send('/api/orders', { body, token: 'asha' });
      if (status !== 201) throw new Error(`Not placed: ${status}`);
      return body.idempotencyKey;
    },
    /** Places and delivers an order of ₹102.90, paid in cash. Returns its key. */
    async sold(): Promise<string> {
      const key = await this.place();
      await this.walk(key, 'confirmed', 'preparing', 'out_for_delivery', 'delivered');
      return key;
    },
    /**
     * Damages the payment of a stored order, so that nobody can tell whether it was paid. Returns the order
     * number.
     */
    damage(key: string): string {
      const order = world.orderStore.orders.get(key);
      if (!order) throw new Error(`No order ${key}`);
      const online = { state: 'pending', amount: -5, until: '', payments: [], refunds: [] };
      const damaged = { ...order, online, paymentStatus: 'pending', paidBy: null };
      world.orderStore.orders.set(key, damaged as never);
      return order.orderId;
    },
    async walk(key: string, ...states: StepRequest['to'][]): Promise<void> {
      for (const to of states) {
        const from = world.orderStore.orders.get(key)?.orderStatus as StepRequest['from'];
        const { status, body } = await step(key, { from, to });
        if (status !== 200) throw new Error(`${from} to ${to}: ${JSON.stringify(body)}`);
      }
    },
  };
}

export function testCounter(): Counter {
  const counter = {} as Counter;
  beforeEach(async () => {
    Object.assign(counter, await openCounter());
  });
  afterEach(() => counter.site.close());
  return counter;
}

/** Serves the API with in-memory stores, restarted for each test, or by `start` with other adapters. */
export function testSite(changes: () => Partial<ApiPorts> = () => ({})) {
  const world = {} as FakeWorld;
  const site = {} as Served;
  let close = async () => {};
  const start = async (own: Partial<ApiPorts> = changes()): Promise<void> => {
    await close();
    Object.assign(world, fakeWorld(own));
    Object.assign(site, await serve(createApi(world.ports)));
    close = site.close;
  };
  beforeEach(() => start());
  afterEach(async () => {
    await close();
    close = async () => {};
  });
  return { world, site, start };
}
