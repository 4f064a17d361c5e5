import { setTimeout } from 'node:timers/promises';
import { orderBody } from '../../functions/src/testing/order-body';
import { offeredVersion, type Answer, type Shop } from './shop';

export interface Requested {
  key: string;
  account: string;
  network: string;
  body: Record<string, unknown>;
  /** Number of requests sent with this idempotency key; `placeAt` counts them. */
  attempts: number;
}

export interface Sender {
  account?: string;
  phone?: string;
  network?: string;
}

/**
 * The outcome of an order. `waiting` and `unsure` are retried with the same key. A `refused` order must not
 * be stored later.
 */
export type Verdict = 'stored' | 'refused' | 'waiting' | 'unsure';

const undecided: Record<string, Verdict> = { 'order-waiting': 'waiting', 'order-unsure': 'unsure' };

export interface Reported {
  wanted: Requested;
  first: Answer;
  last: Answer;
  tries: number;
  ms: number;
}

const isHex = (digits: number, random: Shop['random']) => random.hex(digits);
const numberOf = (random: Shop['random'], digits: number) =>
  Array.from({ length: digits }, () => random.whole(0, 9)).join('');

/**
 * Returns orders of different customers. Each has its own account, phone number and network unless `from`
 * fixes one.
 */
export function requestedOrders(
  { random }: Shop,
  count: number,
  changes: Record<string, unknown> = {},
  from: Sender = {},
): Requested[] {
  return Array.from({ length: count }, () => {
    const key = isHex(32, random);
    const { customer, ...body } = orderBody({ idempotencyKey: key, version: offeredVersion });
    const phone = from.phone ?? `+919${numberOf(random, 9)}`;
    const own = `10.${random.whole(0, 255)}.${random.whole(0, 255)}.${random.whole(1, 254)}`;
    return {
      key,
      account: from.account ?? `account-${random.hex(12)}`,
      network: from.network ?? own,
      body: { ...body, customer: { ...customer, phone }, ...changes },
      attempts: 0,
    };
  });
}

export function placeAt(shop: Shop, to: number, requested: Requested) {
  const { account, network } = requested;
  requested.attempts += 1;
  const body = { ...requested.body, attempt: requested.attempts };
  return shop.send(to, '/api/orders', { token: account, network, body });
}

export const reasonIn = ({ body }: Answer): string =>
  String(body?.error?.reason ?? body?.error?.code ?? '');

export function verdictOf(answer: Answer): Verdict {
  if (answer.status < 300) return 'stored';
  return undecided[reasonIn(answer)] ?? 'refused';
}

export const isUndecided = (answer: Answer): boolean => reasonIn(answer) in undecided;

// How long (ms) the page retries automatically at most.
export const settledWithinMs = 15_000;

/** Retries an undecided order with the same key, as the page does. */
async function settle(
  shop: Shop,
  requested: Requested,
  first: Answer,
  to: number,
): Promise<Reported> {
  const began = performance.now();
  let last = first;
  let tries = 1;
  for (; isUndecided(last); tries += 1) {
    if (performance.now() - began > settledWithinMs) break;
    await setTimeout(Number(last.body?.error?.retryAfterSeconds ?? 1) * 1000);
    last = await placeAt(shop, to + tries, requested);
  }
  return { wanted: requested, first, last, tries, ms: first.ms + performance.now() - began };
}

/** Places an order at a random instance and retries until its outcome is decided. */
export async function placeOne(shop: Shop, requested: Requested): Promise<Reported> {
  const to = shop.random.whole(0, shop.count - 1);
  return settle(shop, requested, await placeAt(shop, to, requested), to);
}

export const placeAtOnce = (shop: Shop, orders: readonly Requested[]): Promise<Reported[]> =>
  Promise.all(orders.map((requested) => placeOne(shop, requested)));

export async function fewAtATime<Item, Value>(
  items: readonly Item[],
  work: (item: Item, at: number) => Promise<Value>,
  atATime = 8,
): Promise<Value[]> {
  const values: Value[] = [];
  const left = items.entries();
  const lane = async () => {
    for (const [at, item] of left) values[at] = await work(item, at);
  };
  await Promise.all(Array.from({ length: atATime }, lane));
  return values;
}

/** Returns which of these orders are stored, once no instance is writing. */
export async function storedOf(shop: Shop, orders: readonly Requested[]) {
  const found = await shop.db.getAll(...orders.map(({ key }) => shop.db.doc(`orders/${key}`)));
  return new Map(found.flatMap((one) => (one.exists ? [[one.id, one.data() ?? {}] as const] : [])));
}
