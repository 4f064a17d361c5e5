import type { KitchenOrder, Week, WeekBefore, Weeks } from '@burger/shared/kitchen';
import {
  handedOverAt,
  lifeOf,
  notesAfterHandOver,
  type Order,
  type OrderLife,
} from '@burger/shared/order';
import { accountingDayStartsAt, afterDays, businessDay, wallClock } from '@burger/shared/hours';
import { restaurant } from '@burger/shared/restaurant';
import type { StoredOrder } from '../orders/store/store';
import { average, minutesTo } from './kitchen-day';

const mostPairs = 12;

interface Sold {
  date: string;
  hour: number;
  total: number;
  dishes: readonly string[];
  toAccept: number | null;
  toDeliver: number | null;
}

const dishesOf = ({ lines }: Order): string[] =>
  [...new Set(lines.map(({ englishName, name }) => englishName ?? name))].sort();

/** Returns the figures of an order, or null if it was not delivered. */
function soldOf({ order }: StoredOrder): Sold | null {
  const life: OrderLife | null = lifeOf(order);
  const at = life && handedOverAt(life);
  if (!life || !at) return null;
  const moment = new Date(at);
  const times = {
    history: [...life.history],
    createdAt: new Date(life.createdAt).toISOString(),
    attendedFrom: new Date(life.attendedFrom).toISOString(),
  };
  return {
    date: businessDay(moment),
    hour: Math.floor(wallClock(moment, restaurant.timeZone).minutes / 60),
    total: life.total,
    dishes: dishesOf(order),
    // Staff confirm their own orders on creation, which would distort the average.
    toAccept: order.source ? null : minutesTo(times, 'confirmed'),
    toDeliver: minutesTo(times, 'delivered'),
  };
}

const sumOf = (sold: readonly Sold[]) => ({
  orders: sold.length,
  sales: sold.reduce((sum, { total }) => sum + total, 0),
});

function weekOf(to: string, sold: readonly Sold[]): Week {
  const dates = Array.from({ length: 7 }, (_, day) => afterDays(to, day - 6));
  const own = sold.filter(({ date }) => dates.includes(date));
  const hours = Array.from({ length: 24 }, (_, after) => (accountingDayStartsAt + after) % 24);
  return {
    from: dates[0] ?? to,
    to,
    days: dates.map((date) => {
      const ofDay = own.filter((one) => one.date === date);
      return {
        date,
        ...sumOf(ofDay),
        toAccept: average(ofDay.map(({ toAccept }) => toAccept)),
        toDeliver: average(ofDay.map(({ toDeliver }) => toDeliver)),
      };
    }),
    hours: hours
      .map((hour) => ({ hour, ...sumOf(own.filter((one) => one.hour === hour)) }))
      .filter(({ orders }) => orders > 0),
  };
}

function pairsOf(sold: readonly Sold[]): Weeks['pairs'] {
  const pairs = new Map<string, Weeks['pairs'][number]>();
  for (const { dishes } of sold)
    for (const [at, one] of dishes.entries())
      for (const other of dishes.slice(at + 1)) {
        const key = JSON.stringify([one, other]);
        const { orders } = pairs.get(key) ?? { orders: 0 };
        pairs.set(key, { dishes: [one, other], orders: orders + 1 });
      }
  return [...pairs]
    .filter(([, { orders }]) => orders > 1)
    .sort(([one, { orders }], [other, { orders: than }]) => than - orders || (one < other ? -1 : 1))
    .slice(0, mostPairs)
    .map(([, pair]) => pair);
}

/** Returns figures of the seven business days up to `to` and the seven before, by delivered orders. */
export function weeksTo(to: string, stored: readonly StoredOrder[]): Weeks {
  const before = afterDays(to, -7);
  const first = afterDays(to, -13);
  const sold = stored
    .flatMap((one) => soldOf(one) ?? [])
    .filter(({ date }) => date >= first && date <= to);
  return { now: weekOf(to, sold), before: weekOf(before, sold), pairs: pairsOf(sold) };
}

const weekMs = 7 * 24 * 60 * 60_000;

export const weekBeforeOf = (date: string): string => afterDays(date, -7);

/**
 * Returns the revenue of the same weekday a week earlier, less that day's refunds. Also returns the revenue
 * up to the current time of day, if `date` is in progress. `orders` are the earlier day's.
 */
export function weekBefore(date: string, orders: readonly KitchenOrder[], now: Date): WeekBefore {
  const then = weekBeforeOf(date);
  const upTo = (end: number) => {
    const isMeant = (at: string | null): boolean =>
      at !== null && businessDay(new Date(at)) === then && Date.parse(at) <= end;
    const handedOver = orders.filter((order) => isMeant(handedOverAt(order)));
    const notes = orders.flatMap(notesAfterHandOver).filter(({ at }) => isMeant(at));
    return {
      orders: handedOver.length,
      sales:
        handedOver.reduce((sum, { total }) => sum + total, 0) -
        notes.reduce((sum, { bill }) => sum + (bill.total ?? 0), 0),
    };
  };
  const isOver = date < businessDay(now);
  return {
    date: then,
    whole: upTo(Infinity),
    byNow: isOver ? null : upTo(now.getTime() - weekMs),
  };
}
