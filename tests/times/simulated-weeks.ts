import type { Dish, KitchenRules, Shop } from '@burger/shared/contracts';
import { dishMinutes } from '@burger/shared/hours/kitchen-plan';
import { aShop } from '@burger/shared/testing/a-shop';
import {
  createLearning,
  createPromises,
  type backtest,
  type PromisedOrder,
  type Method,
  type OrderedDishes,
} from '@burger/functions/backtest';
import { randomOf, type Random } from '../week/random';

// Weeks of a kitchen that cooks in the sequence of its plan, at a varying speed, with enough riders. Evenings have
// more orders than the stations can cook in time.

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
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
export const shop: Shop = { ...plain, rules: { ...plain.rules, kitchen } };

type Recorded = Parameters<typeof backtest>[0][number];

/** How a kitchen and its riders work in fact. */
export interface Truth {
  /** Orders for one that the fixed minutes allow for. */
  demand: number;
  /** Minutes of a dish for each fixed one, when its station has `waiting` minutes of other work. */
  cooking(dish: Dish, waiting: number): number;
  ride(km: number, hour: number, random: Random): number;
  /** Minutes until an order is accepted, and until it leaves after cooking. */
  pause(random: Random): number;
  /** Share of steps that staff make long after the fact. */
  forgotten: number;
}

/** Everything takes on average as long as the fixed minutes say. */
export const asTheRulesSay: Truth = {
  ...{ demand: 1, forgotten: 0 },
  cooking: () => 1,
  ride: (_km, _hour, random) => 14 + 12 * random.next(),
  pause: () => 0,
};

/**
 * The grill is slower than its minutes and the more so while it is busy, veg dishes there are slower than others,
 * the bar is faster, and rides depend on distance and hour.
 */
export const unlikeTheRules: Truth = {
  ...{ demand: 0.85, forgotten: 0.05 },
  cooking({ category }, waiting) {
    if (category === 'beverages' || category === 'waffles') return 0.8;
    if (category.startsWith('sides')) return 1;
    return (category === 'burgers-veg' ? 1.4 : 1.15) * (waiting > 8 ? 1.1 : 1);
  },
  ride: (km, hour, random) =>
    (9 + 2.6 * km) * (hour >= 18 && hour < 21 ? 1.35 : 1) * (0.8 + 0.4 * random.next()),
  pause: (random) => 3 * random.next(),
};

/** Orders an hour: few in the day, more at lunch, most in the evening and at the weekend. */
function ordersAt(hour: number, day: number): number {
  const usual = hour >= 19 && hour < 21 ? 30 : hour >= 12 && hour < 14 ? 16 : 7;
  return usual * (day % 7 >= 4 ? 1.4 : 1);
}

function ordersOn(day: number, demand: number, random: Random): OrderedDishes[] {
  const dishes = shop.dishes.filter(({ isAvailable }) => isAvailable);
  const orders: OrderedDishes[] = [];
  for (let minute = 11 * 60; minute < 21 * 60; minute += 1) {
    if (!random.chance((ordersAt(Math.floor(minute / 60), day) * demand) / 60)) continue;
    orders.push({
      ...{ placedAt: start + day * dayMs + minute * minuteMs, slot: null },
      kind: random.chance(0.2) ? 'pickup' : 'delivery',
      lines: random
        .some(dishes, random.whole(1, 4))
        .map(({ id }) => ({ dishId: id, quantity: random.whole(1, 2) })),
      km: 0.5 + 7.5 * random.next(),
    });
  }
  return orders;
}

/** Cooks and delivers orders in the sequence in which they are planned. */
function createKitchen(truth: Truth, random: Random) {
  const free = new Map(
    kitchen.stations.map(({ id, places }) => [id, Array.from({ length: places }, () => 0)]),
  );
  return (order: OrderedDishes): Recorded => {
    const { kind, lines, km, placedAt } = order;
    const cookedFrom = placedAt + truth.pause(random) * minuteMs;
    let cooked = cookedFrom;
    for (const { dishId, quantity } of lines) {
      const dish = shop.dishes.find(({ id }) => id === dishId)!;
      for (const station of kitchen.stations) {
        const minutes = dishMinutes(station, dish);
        for (let piece = 0; minutes > 0 && piece < quantity; piece += 1) {
          const places = free.get(station.id)!;
          const next = places.indexOf(Math.min(...places));
          const from = Math.max(places[next]!, cookedFrom);
          const factor = truth.cooking(dish, (from - cookedFrom) / minuteMs);
          places[next] = from + minutes * factor * (0.7 + 0.6 * random.next()) * minuteMs;
          cooked = Math.max(cooked, places[next]);
        }
      }
    }
    const readyAt = cooked + truth.pause(random) * minuteMs;
    const hour = Math.floor(((placedAt - start) % dayMs) / (60 * minuteMs));
    const ride = kind === 'delivery' ? truth.ride(km ?? 0, hour, random) : null;
    return { ...order, cookedFrom, readyAt, deliveredAt: readyAt + (ride ?? 0) * minuteMs, ride };
  };
}

/** Returns an order as the counter recorded it: of a forgotten step, the time is up to half an hour later. */
function recorded(order: Recorded, truth: Truth, random: Random): Recorded {
  if (!random.chance(truth.forgotten)) return order;
  const readyAt = order.readyAt + random.whole(5, 30) * minuteMs;
  const ride = order.ride && Math.max(2, order.ride - (readyAt - order.readyAt) / minuteMs);
  return { ...order, readyAt, ride };
}

export interface Weeks {
  orders: number;
  /** The orders that were accepted for their evening. */
  kept: PromisedOrder[];
  recorded: Recorded[];
}

/** Plays days in which each order gets a time by a method. The learned one learns from the days before. */
export function playWeeks(seed: number, truth: Truth, method: Method, days = 21): Weeks {
  const random = randomOf(seed, 'orders of three weeks');
  const cook = createKitchen(truth, randomOf(seed, 'speed of the kitchen'));
  const steps = randomOf(seed, 'steps at the counter');
  const learning = createLearning(shop);
  const promise = createPromises(shop, method !== 'fixed');
  const weeks: Weeks = { orders: 0, kept: [], recorded: [] };
  for (let day = 0; day < days; day += 1) {
    const ordered = ordersOn(day, truth.demand, random);
    weeks.orders += ordered.length;
    const accepted = ordered.flatMap((order) => {
      const learned = method === 'learned' ? learning(order.placedAt, weeks.recorded) : undefined;
      const found = promise(order, learned);
      return found && !found.promised.slot ? [{ order, ...found }] : [];
    });
    const inSequence = accepted.toSorted((one, other) => one.begins - other.begins);
    for (const { order, promised } of inSequence) {
      const delivered = cook(order);
      weeks.kept.push({ ...delivered, promisedTo: Number(promised.promisedTo) });
      weeks.recorded.push(recorded(delivered, truth, steps));
    }
  }
  return weeks;
}
