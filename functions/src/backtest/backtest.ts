import type { KitchenRules, LearnedTimes, Shop } from '@burger/shared/contracts';
import { businessDay, promisedTimeOf, type PromisedSlot } from '@burger/shared/hours';
import { planOrder, workOf, type Work } from '@burger/shared/hours/kitchen-plan';
import { withLearnedWork } from '@burger/shared/hours/learned-times';
import type { Firestore } from 'firebase-admin/firestore';
import { type FinishedOrder, finishedOrder } from '../learning/finished-order';
import { learn } from '../learning/learn';
import { timesInUse } from '../shop/learned';
import { monthRange } from '../kitchen/month';
import { firestoreKitchen } from '../orders/store/firestore-kitchen';
import { firstDocument, keepShop } from '../shop/cached-shop';
import { firestoreShop } from '../shop/firestore-shop';

const minuteMs = 60_000;

/** The compared ways to promise a time: fixed minutes; a plan of the stations with fixed or learned minutes. */
export const methods = ['fixed', 'planned', 'learned'] as const;
export type Method = (typeof methods)[number];

export type OrderedDishes = Pick<FinishedOrder, 'kind' | 'lines' | 'placedAt' | 'slot' | 'km'>;

interface Promised {
  promised: PromisedSlot;
  /** When its reserved minutes begin (ms). */
  begins: number;
}

/** Returns a function that promises orders in their sequence, as the server does, and keeps the kitchen's load. */
export function createPromises(shop: Shop, isPlanned: boolean) {
  const load = new Map<number, Work>();
  return (order: OrderedDishes, learned?: LearnedTimes): Promised | null => {
    const { kitchen } = shop.rules;
    const { kind, lines, placedAt, km } = order;
    const [at, slot] = [new Date(placedAt), order.slot === null ? null : new Date(order.slot)];
    const request = { kind, at, shop, slot, ride: { km, learned } };
    const work = kitchen ? workOf(lines, withLearnedWork(shop.dishes, learned), kitchen) : {};
    const plan = isPlanned ? planOrder({ ...request, work }, load) : null;
    for (const [quarter, used] of plan?.load ?? [])
      load.set(quarter, { ...load.get(quarter), ...used });
    const readyAt = isPlanned ? (plan?.readyAt ?? null) : undefined;
    const promised = promisedTimeOf({ ...request, readyAt });
    const quarters = [...(plan?.reserved.keys() ?? [])];
    return promised && { promised, begins: quarters.length > 0 ? Math.min(...quarters) : placedAt };
  };
}

/** Learned minutes of an owner who has set no bounds yet. */
const usualLearnRules: NonNullable<KitchenRules['learn']> = {
  ...{ afterOrders: 50, atLeast: 0.5, atMost: 2 },
};

/** Returns a function that learns from the orders of earlier business days, once a day as the job does. */
export function createLearning({ dishes, rules: { kitchen } }: Shop) {
  let [day, learned] = ['', undefined as LearnedTimes | undefined];
  return (at: number, delivered: readonly FinishedOrder[]): LearnedTimes | undefined => {
    const today = businessDay(new Date(at));
    if (!kitchen || today === day) return learned;
    day = today;
    const earlier = delivered.filter(
      ({ deliveredAt }) => businessDay(new Date(deliveredAt)) < today,
    );
    const found = { ...learn(earlier, kitchen, dishes), at: '', leftOut: 0 };
    learned = timesInUse(found, { learn: usualLearnRules, ...kitchen }, dishes);
    return learned;
  };
}

/** An order with the time that was promised for it (ms), and the time when it was delivered. */
export interface PromisedOrder extends Pick<FinishedOrder, 'placedAt' | 'deliveredAt'> {
  promisedTo: number;
}

export interface Score {
  orders: number;
  /** Share of promises that were kept. */
  kept: number;
  /** Minutes by which an order was later than promised, 0 in time: mean, and of nine in ten orders at most. */
  late: number;
  mostLate: number;
  /** Minutes from the order to the end of the promised time, on average. */
  promised: number;
}

export function scoreOf(orders: readonly PromisedOrder[]): Score {
  const mean = (minutes: readonly number[]) =>
    minutes.reduce((sum, one) => sum + one, 0) / minutes.length;
  const late = orders
    .map(({ deliveredAt, promisedTo }) => Math.max(0, deliveredAt - promisedTo) / minuteMs)
    .sort((one, other) => one - other);
  return {
    orders: orders.length,
    kept: late.filter((minutes) => minutes === 0).length / late.length,
    late: mean(late),
    mostLate: late[Math.ceil(late.length * 0.9) - 1] ?? NaN,
    promised: mean(orders.map(({ placedAt, promisedTo }) => (promisedTo - placedAt) / minuteMs)),
  };
}

/** Formats the scores as a table with a line for each method. */
export function scoreText(scores: Record<Method, Score>): string {
  const heads = ['times', 'orders', 'kept', 'late, mean', 'late, 9 of 10', 'promised, mean'];
  const minutes = (count: number) => `${count.toFixed(1)} min`;
  const lines = methods.map((method) => {
    const { orders, kept, late, mostLate, promised } = scores[method];
    const share = `${(kept * 100).toFixed(1)} %`;
    return [method, String(orders), share, ...[late, mostLate, promised].map(minutes)];
  });
  return [heads, ...lines]
    .map((cells) => cells.map((cell, at) => cell.padStart(heads[at]?.length ?? 0)).join('  '))
    .join('\n');
}

/**
 * Promises recorded orders by each method, and compares the times with their delivery. Learns only from earlier
 * days. Orders for a slot count as load; the others are compared if each method promises the same evening.
 */
export function backtest(recorded: readonly FinishedOrder[], shop: Shop): Record<Method, Score> {
  const inSequence = recorded.toSorted((one, other) => one.placedAt - other.placedAt);
  const learning = createLearning(shop);
  const promises = methods.map((method) => createPromises(shop, method !== 'fixed'));
  const compared = inSequence.flatMap((order) => {
    const learned = learning(order.placedAt, recorded);
    const found = promises.map((promise, at) =>
      promise(order, methods[at] === 'learned' ? learned : undefined),
    );
    const times = found.flatMap((one) =>
      one && !one.promised.slot ? Number(one.promised.promisedTo) : [],
    );
    return times.length === methods.length ? [{ ...order, times }] : [];
  });
  return Object.fromEntries(
    methods.map((method, at) => [
      method,
      scoreOf(compared.map(({ times, ...order }) => ({ ...order, promisedTo: times[at] ?? NaN }))),
    ]),
  ) as Record<Method, Score>;
}

/**
 * Returns the backtest of the orders that were delivered in a month (2026-11) as text. Throws if the published
 * rules have no stations.
 */
export async function backtestMonth(firestore: Firestore, month: string): Promise<string> {
  const store = firestoreShop(firestore);
  const shop = keepShop({ store, firstDocument, now: () => new Date() });
  const published = await shop.shopOf((await shop.today()).version);
  if (!published?.rules.kitchen)
    throw new Error('The published rules have no stations (kitchen), so nothing is planned.');
  const { from, to } = monthRange(month);
  const delivered = await firestoreKitchen(firestore).handedOver(from, to);
  const finished = delivered.flatMap(({ order }) => finishedOrder(order) ?? []);
  const scores = backtest(finished, published);
  return [
    `${finished.length} of ${delivered.length} delivered orders have usable times.`,
    scores.fixed.orders === 0 ? 'None can be compared.' : scoreText(scores),
  ].join('\n');
}
