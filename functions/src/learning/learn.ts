import type { Dish, KitchenRules } from '@burger/shared/contracts';
import { dishMinutes } from '@burger/shared/hours/kitchen-plan';
import { rideBand, rideBands } from '@burger/shared/hours/learned-times';
import { eachBand, type Learned, type LearnedStore } from '../shop/learned';
import { type FinishedOrder, finishedOrder } from './finished-order';
import type { KitchenOrders } from '../orders/store/store';
import type { CachedShop } from '../shop/cached-shop';

const minuteMs = 60_000;
// A little more than the median, which outliers hardly move: a late order is worse than a later promise, and the
// delays of a queue add up.
const promisedShare = 0.55;
// The fixed minutes count like this many orders, so that few orders move little.
const priorOrders = 20;
// An order tells at most this factor, so that hardly any distance between two steps outweighs the others.
const mostFactor = 4;
// Minutes of work that wait for a station when it counts as busy.
const busyFromMinutes = 8;

type Station = KitchenRules['stations'][number];
type Dishes = readonly Pick<Dish, 'id' | 'work' | 'category'>[];

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Returns the value that `promisedShare` of the numbers do not exceed; NaN without numbers. */
export function typical(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const at = (sorted.length - 1) * promisedShare;
  const [low, high] = [sorted[Math.floor(at)] ?? NaN, sorted[Math.ceil(at)] ?? NaN];
  return low + (high - low) * (at % 1);
}

/** Returns the typical value, moved towards a prior: halfway for `priorOrders` values, hardly for many. */
export const towards = (prior: number, found: readonly number[]): number =>
  found.length === 0
    ? prior
    : (prior * priorOrders + typical(found) * found.length) / (priorOrders + found.length);

const mostLog = Math.log(mostFactor);
const clipped = (log: number): number => Math.min(mostLog, Math.max(-mostLog, log));

/**
 * Returns the logarithm of a factor: among logarithms, twice and half cancel out. The factor is negative for an
 * order that left before its turn.
 */
const logOf = (factor: number): number => clipped(Math.log(Math.max(0, factor)));

interface Evidence {
  /** The station that was the last to finish the order, by the fixed minutes. */
  station: string;
  isBusy: boolean;
  /** The dish that took more than half of the order's minutes there, if one did. */
  dishId: number | null;
  /** Logarithm of actual to expected minutes. */
  factor: number;
}

/** The time (ms) in which one of a station’s parallel places cooks for an order. */
interface PlaceWork {
  place: number;
  from: number;
  until: number;
}

/** Gives an order's dishes to the places of a station that are free first, for their fixed minutes. */
function planAt(station: Station, order: FinishedOrder, dishes: Dishes, free: readonly number[]) {
  const until = [...free];
  const from = new Map<number, number>();
  const minutesOf = new Map<number, number>();
  for (const { dishId, quantity } of order.lines) {
    const dish = dishes.find(({ id }) => id === dishId);
    const minutes = dish ? dishMinutes(station, dish) : 0;
    for (let piece = 0; minutes > 0 && piece < quantity; piece += 1) {
      const place = until.indexOf(Math.min(...until));
      const begins = Math.max(until[place] ?? 0, order.cookedFrom);
      if (!from.has(place)) from.set(place, begins);
      until[place] = begins + minutes * minuteMs;
      minutesOf.set(dishId, (minutesOf.get(dishId) ?? 0) + minutes);
    }
  }
  const places = [...from].map(([place, begins]): PlaceWork => ({
    place,
    from: begins,
    until: until[place] ?? 0,
  }));
  const total = sum([...minutesOf.values()]);
  return {
    places,
    from: Math.min(...places.map((one) => one.from)),
    until: Math.max(...places.map((one) => one.until)),
    mainDish: [...minutesOf].find(([, minutes]) => minutes * 2 > total)?.[0] ?? null,
  };
}

/**
 * Compares the minutes that each order took with the fixed ones. An order begins when the orders before it leave
 * its station, by their recorded times, so a queue counts once, for the orders that made it.
 */
function evidenceOf(
  orders: readonly FinishedOrder[],
  stations: readonly Station[],
  dishes: Dishes,
): Evidence[] {
  const free = new Map(stations.map(({ id, places }) => [id, Array<number>(places).fill(0)]));
  return orders.flatMap((order) => {
    const { cookedFrom, readyAt } = order;
    const plans = stations.flatMap((station) => {
      const plan = planAt(station, order, dishes, free.get(station.id) ?? []);
      return plan.places.length > 0 ? [{ ...plan, id: station.id }] : [];
    });
    const last = plans.toSorted((one, other) => other.until - one.until)[0];
    if (!last) return [];
    // The place that was the last to finish did so when the order was ready.
    const ratios = last.places.map(({ from, until }) => (readyAt - from) / (until - from));
    const factor = logOf(Math.min(...ratios));
    for (const { id, places } of plans)
      for (const { place, from, until } of places) {
        const fact = id === last.id ? from + (until - from) * Math.exp(factor) : until;
        // The order may have left before its turn, which tells nothing about the place.
        const latest = Math.max(readyAt, free.get(id)?.[place] ?? 0);
        free.get(id)?.splice(place, 1, Math.min(fact, latest));
      }
    const isBusy = last.from - cookedFrom >= busyFromMinutes * minuteMs;
    return { station: last.id, isBusy, dishId: last.mainDish, factor };
  });
}

function learnDishes(evidence: readonly Evidence[], { stations }: KitchenRules, dishes: Dishes) {
  return stations.flatMap((station) => {
    const own = evidence.filter((one) => one.station === station.id);
    const factors = (isBusy: boolean) =>
      own.filter((one) => one.isBusy === isBusy).map(({ factor }) => factor);
    const calm = towards(0, factors(false));
    const busy = towards(calm, factors(true));
    return dishes.flatMap((dish) => {
      const fixed = dishMinutes(station, dish);
      if (fixed === 0) return [];
      const found = own.filter(({ dishId }) => dishId === dish.id);
      const other = towards(
        0,
        found.map(({ isBusy, factor }) => factor - (isBusy ? busy : calm)),
      );
      const minutes = (load: number) => fixed * Math.exp(clipped(load + other));
      return {
        ...{ id: dish.id, station: station.id, orders: found.length },
        ...{ calm: minutes(calm), busy: minutes(busy) },
      };
    });
  });
}

function learnRides(orders: readonly FinishedOrder[], { wayMinutes }: KitchenRules) {
  const found = orders.flatMap(({ ride, km, slot, placedAt }) =>
    ride === null || km === null || wayMinutes === 0
      ? []
      : [{ ...rideBand(km, slot ?? placedAt), factor: logOf(ride / wayMinutes) }],
  );
  const all = towards(
    0,
    found.map(({ factor }) => factor),
  );
  const byKm = eachBand(rideBands.km, (km) =>
    towards(
      all,
      found.filter((one) => one.km === km).map(({ factor }) => factor),
    ),
  );
  const byHour = eachBand(rideBands.hours, (hour) => {
    const own = found.filter((one) => one.hour === hour);
    return towards(
      0,
      own.map(({ km, factor }) => factor - (byKm[km] ?? 0)),
    );
  });
  const rides = byKm.flatMap((far, km) =>
    byHour.map((late, hour) => ({
      ...{ km, hour, minutes: wayMinutes * Math.exp(clipped(far + late)) },
      orders: found.filter((one) => one.km === km && one.hour === hour).length,
    })),
  );
  return { ridden: found.length, rides };
}

/**
 * Returns what finished orders tell about the minutes of dishes and rides, in place of the fixed ones. The
 * sequence of the orders does not matter.
 */
export function learn(
  orders: readonly FinishedOrder[],
  kitchen: KitchenRules,
  dishes: Dishes,
): Omit<Learned, 'at' | 'leftOut'> {
  const inSequence = orders.toSorted(
    (one, other) =>
      one.cookedFrom - other.cookedFrom ||
      one.readyAt - other.readyAt ||
      JSON.stringify(one.lines).localeCompare(JSON.stringify(other.lines)),
  );
  const evidence = evidenceOf(inSequence, kitchen.stations, dishes);
  return {
    cooked: evidence.length,
    dishes: learnDishes(evidence, kitchen, dishes),
    ...learnRides(orders, kitchen),
  };
}

// Two weeks of 140 orders a day: older ones may be of another kitchen.
const mostOrders = 2000;

interface LearnPorts {
  orders: Pick<KitchenOrders, 'lastHandedOver'>;
  learned: LearnedStore;
  shop: CachedShop;
  now: () => Date;
}

/** Returns a job that learns from the last delivered orders. Does nothing for a restaurant without stations. */
export function createLearnJob({ orders, learned, shop, now }: LearnPorts) {
  return async (): Promise<void> => {
    const { version } = await shop.today();
    // The published shop has the fixed minutes, which those in use may have replaced.
    const { rules, dishes } = (await shop.shopOf(version)) ?? {};
    if (!rules?.kitchen || !dishes) return;
    const at = now();
    const found = await orders.lastHandedOver(at.getTime(), mostOrders);
    const finished = found.flatMap(({ order }) => finishedOrder(order) ?? []);
    const times = learn(finished, rules.kitchen, dishes);
    const leftOut = found.length - finished.length;
    await learned.save({ at: at.toISOString(), ...times, leftOut });
  };
}
