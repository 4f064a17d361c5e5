import type { KitchenRules, OrderKind, Shop } from '@burger/shared/contracts';
import { promisedTimeOf } from '@burger/shared/hours';
import {
  dishMinutes,
  planOrder,
  workOf,
  type KitchenLoad,
} from '@burger/shared/hours/kitchen-plan';
import { aShop } from '@burger/shared/testing/a-shop';
import { randomOf, type Random } from '../week/random';

// Three weeks of a kitchen that cooks in the sequence of its plan, at a varying speed, with enough riders.
// Evenings have more orders than the stations can cook in time.

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const days = 21;
// Monday, 5 January 2026, at midnight in the restaurant's time zone.
const start = Date.parse('2026-01-05T00:00:00+05:30');

const kitchen: KitchenRules = {
  wayMinutes: 25,
  stations: [
    {
      ...{ id: 'grill', name: 'Grill', places: 4 },
      minutes: { 'burgers-veg': 7, 'burgers-non-veg': 8, wraps: 6 },
    },
    {
      ...{ id: 'fryer', name: 'Fryer', places: 3 },
      minutes: { 'sides-veg': 5, 'sides-non-veg': 6 },
    },
    { ...{ id: 'bar', name: 'Bar', places: 2 }, minutes: { beverages: 2, waffles: 5 } },
  ],
};
const plain = aShop();
const shop: Shop = { ...plain, rules: { ...plain.rules, kitchen } };

/** Orders an hour: few in the day, more at lunch, most in the evening and at the weekend. */
function ordersAt(hour: number, day: number): number {
  const usual = hour >= 19 && hour < 21 ? 30 : hour >= 12 && hour < 14 ? 16 : 7;
  return usual * (day % 7 >= 4 ? 1.4 : 1);
}

interface Ordered {
  at: Date;
  kind: OrderKind;
  lines: { dishId: number; quantity: number }[];
  promisedTo: number;
  /** When the kitchen begins to cook it, in the sequence of its plan. */
  begins: number;
}

function ordersOf(random: Random): Omit<Ordered, 'promisedTo' | 'begins'>[] {
  const dishes = shop.dishes.filter(({ isAvailable }) => isAvailable);
  const orders = [];
  for (let day = 0; day < days; day += 1) {
    for (let minute = 11 * 60; minute < 21 * 60; minute += 1) {
      if (!random.chance(ordersAt(Math.floor(minute / 60), day) / 60)) continue;
      orders.push({
        at: new Date(start + day * dayMs + minute * minuteMs),
        kind: random.chance(0.2) ? ('pickup' as const) : ('delivery' as const),
        lines: random
          .some(dishes, random.whole(1, 4))
          .map(({ id }) => ({ dishId: id, quantity: random.whole(1, 2) })),
      });
    }
  }
  return orders;
}

/** Promises each order the fixed minutes, or by the kitchen's load. Orders without a time are refused. */
function promised(orders: ReturnType<typeof ordersOf>, isPlanned: boolean): Ordered[] {
  let load: KitchenLoad = new Map();
  return orders.flatMap((order) => {
    const { at, kind } = order;
    const work = workOf(order.lines, shop.dishes, kitchen);
    const request = { kind, at, shop, slot: null };
    const plan = isPlanned ? planOrder({ ...request, work }, load) : null;
    if (isPlanned && !plan) return [];
    if (plan) load = new Map([...load, ...withOthers(load, plan.load)]);
    const promise = promisedTimeOf({ ...request, readyAt: plan?.readyAt });
    const begins = plan ? Math.min(...plan.reserved.keys()) : at.getTime();
    return [{ ...order, promisedTo: Number(promise?.promisedTo), begins }];
  });
}

const withOthers = (load: KitchenLoad, changed: KitchenLoad): KitchenLoad =>
  new Map([...changed].map(([quarter, work]) => [quarter, { ...load.get(quarter), ...work }]));

/** Cooks and delivers orders. Returns the minutes by which each is later than promised, negative if earlier. */
function latenessOf(orders: readonly Ordered[], random: Random): number[] {
  const free = new Map(
    kitchen.stations.map(({ id, places }) => [id, Array.from({ length: places }, () => 0)]),
  );
  const inSequence = [...orders].sort((one, other) => one.begins - other.begins);
  return inSequence.map(({ at, kind, lines, promisedTo }) => {
    let readyAt = at.getTime();
    for (const { dishId, quantity } of lines) {
      const dish = shop.dishes.find(({ id }) => id === dishId)!;
      for (const station of kitchen.stations) {
        const minutes = dishMinutes(station, dish);
        for (let piece = 0; minutes > 0 && piece < quantity; piece += 1) {
          const places = free.get(station.id)!;
          const next = places.indexOf(Math.min(...places));
          const from = Math.max(places[next]!, at.getTime());
          places[next] = from + minutes * (0.7 + 0.6 * random.next()) * minuteMs;
          readyAt = Math.max(readyAt, places[next]);
        }
      }
    }
    const ride = kind === 'delivery' ? 14 + 12 * random.next() : 0;
    return (readyAt - promisedTo) / minuteMs + ride;
  });
}

/** Returns the shares of all orders that were accepted for their day, and of these that were in time. */
function sharesOf(seed: number, isPlanned: boolean): { accepted: number; kept: number } {
  const orders = ordersOf(randomOf(seed, 'orders of three weeks'));
  const accepted = promised(orders, isPlanned);
  const late = latenessOf(accepted, randomOf(seed, 'speed of the kitchen'));
  return {
    accepted: accepted.length / orders.length,
    kept: late.filter((minutes) => minutes <= 0).length / late.length,
  };
}

// Seeds 1 to 3: 3,300 orders each, 78 to 79 % of fixed promises are kept, and 99.6 to 99.8 % of planned ones,
// which are five minutes later on average; 7 to 8 % of the orders are offered the next day.
test.each([1, 2, 3])(
  'promises by the load of the kitchen are kept in 9 of 10 orders, fixed ones in fewer (seed %i)',
  (seed) => {
    const [fixed, planned] = [sharesOf(seed, false), sharesOf(seed, true)];
    expect(planned.kept).toBeGreaterThan(0.9);
    expect(planned.accepted).toBeGreaterThan(0.9);
    expect(fixed.kept).toBeLessThan(planned.kept * planned.accepted);
  },
);
