import type { KitchenRules } from '../contracts/rules';
import type { Dish } from '../contracts/shop';
import { minutesOf, wallClock } from './clock-time';
import { sittingAt } from './opening-hours';
import { possibleSlots, wayMinutesOf, type SlotRequest } from './slots';
import { restaurant } from '../restaurant/restaurant';

/** Minutes of work by station id. */
export type Work = Readonly<Record<string, number>>;

/** Used minutes of each station by the start (ms) of a quarter of an hour. */
export type KitchenLoad = ReadonlyMap<number, Work>;

export interface KitchenPlan {
  /** When the last dish is ready (ms). */
  readyAt: number;
  /** Minutes that the order reserves. */
  reserved: KitchenLoad;
  /** Used minutes of the same quarters, including the order's. */
  load: KitchenLoad;
}

type Stations = KitchenRules['stations'];

const minuteMs = 60_000;
const quarterMinutes = 15;
export const quarterMs = quarterMinutes * minuteMs;

/** Returns the start of the quarter of an hour of a moment, both in ms. */
export const quarterOf = (at: number): number => Math.floor(at / quarterMs) * quarterMs;

/** Returns the minutes that a station can work in a quarter of an hour. */
export const quarterCapacity = ({ places }: Pick<Stations[number], 'places'>): number =>
  places * quarterMinutes;

/** Returns the minutes of a dish at a station: its own, or those of its category. */
export const dishMinutes = (
  { id, minutes }: Stations[number],
  { work, category }: Pick<Dish, 'work' | 'category'>,
): number => (work ? work[id] : minutes[category]) ?? 0;

/** Returns the work of an order's lines. Dishes that the menu no longer has need none. */
export function workOf(
  lines: readonly { dishId: number | null; quantity: number }[],
  dishes: readonly Dish[],
  { stations }: KitchenRules,
): Work {
  const work: Record<string, number> = {};
  for (const { dishId, quantity } of lines) {
    const dish = dishes.find(({ id }) => id === dishId);
    for (const station of dish ? stations : []) {
      const minutes = dish ? dishMinutes(station, dish) * quantity : 0;
      if (minutes > 0) work[station.id] = (work[station.id] ?? 0) + minutes;
    }
  }
  return work;
}

/**
 * Returns for how long (ms) an order may be in the kitchen: half an hour, so that no dish gets cold, and
 * longer only for an order that an idle kitchen could not cook in that time.
 */
function longestCookingMs(work: Work, stations: Stations): number {
  const quarters = stations.map((one) => Math.ceil((work[one.id] ?? 0) / quarterCapacity(one)));
  return (1 + Math.max(1, ...quarters)) * quarterMs;
}

interface Cooking {
  /** The moment of planning: earlier minutes are gone. */
  at: number;
  from: number;
  until: number;
}

/** Plans the work between two quarters, as early as possible. Null if it does not fit. */
function planBetween(
  { at, from, until }: Cooking,
  work: Work,
  load: KitchenLoad,
  stations: Stations,
): KitchenPlan | null {
  const [reserved, after] = [new Map<number, Work>(), new Map<number, Work>()];
  let readyAt = at;
  for (const station of stations) {
    let left = work[station.id] ?? 0;
    for (let quarter = from; left > 0 && quarter < until; quarter += quarterMs) {
      const gone = Math.ceil((Math.max(0, at - quarter) / minuteMs) * station.places);
      const used = Math.max(gone, load.get(quarter)?.[station.id] ?? 0);
      const minutes = Math.min(left, quarterCapacity(station) - used);
      if (minutes <= 0) continue;
      left -= minutes;
      const add = (to: Map<number, Work>, sum: number) =>
        to.set(quarter, { ...to.get(quarter), [station.id]: sum });
      add(reserved, minutes);
      add(after, used + minutes);
      readyAt = Math.max(readyAt, quarter + ((used + minutes) / station.places) * minuteMs);
    }
    if (left > 0) return null;
  }
  return { readyAt, reserved, load: after };
}

export interface KitchenRequest extends SlotRequest {
  work: Work;
  /** Start of the slot, or null for as soon as possible. */
  slot: Date | null;
}

/** Returns the quarters (ms) in which an order may be cooked; null if the kitchen takes none. */
export function cookingTime(request: KitchenRequest): Cooking | null {
  const { at, slot, work } = request;
  const { rules, closedDays } = request.shop;
  const [now, stations] = [at.getTime(), rules.kitchen?.stations ?? []];
  const first = quarterOf(now);
  if (slot) {
    const start = slot.getTime();
    const until = quarterOf(start - wayMinutesOf(request, start) * minuteMs);
    const from = Math.max(first, until - longestCookingMs(work, stations));
    return { at: now, from, until };
  }
  const sitting = sittingAt(at, { ...rules, closedDays });
  if (!sitting) return null;
  const { minutes } = wallClock(at, restaurant.timeZone);
  const leftMs = (minutesOf(sitting.kitchenCloses) - minutes) * minuteMs;
  return { at: now, from: first, until: quarterOf(now - (now % minuteMs) + leftMs) };
}

/** Plans the work in the earliest quarters that have enough free minutes within the time an order may take. */
function planSoonest(
  { at, from, until }: Cooking,
  work: Work,
  load: KitchenLoad,
  stations: Stations,
): KitchenPlan | null {
  const longest = longestCookingMs(work, stations);
  for (let end = from + quarterMs; end <= until; end += quarterMs) {
    const time = { at, from: Math.max(from, end - longest), until: end };
    const plan = planBetween(time, work, load, stations);
    if (plan) return plan;
  }
  return null;
}

/**
 * Returns when the kitchen cooks an order: before its slot, or as soon as its stations have enough free
 * minutes within the time an order may take. Null if they do not have them before the slot or closing time.
 * An order without work, such as drinks, is ready at once.
 */
export function planOrder(request: KitchenRequest, load: KitchenLoad): KitchenPlan | null {
  const { shop, slot, work } = request;
  const time = cookingTime(request);
  const stations = shop.rules.kitchen?.stations;
  if (!time || !stations) return null;
  const isFixed = slot !== null || Object.keys(work).length === 0;
  return (isFixed ? planBetween : planSoonest)(time, work, load, stations);
}

/**
 * Plans an order that cannot be refused any more: if it does not fit before its slot or closing time, the
 * kitchen cooks it afterwards, in the first free minutes.
 */
export function planAnyway(request: KitchenRequest, load: KitchenLoad): KitchenPlan | null {
  const now = request.at.getTime();
  const stations = request.shop.rules.kitchen?.stations ?? [];
  const endless = { at: now, from: quarterOf(now), until: Infinity };
  return planOrder(request, load) ?? planSoonest(endless, request.work, load, stations);
}

/** The times at which the kitchen can serve an order. */
export interface KitchenTimes {
  /** When an order for as soon as possible is ready (ms); null if not before the kitchen closes. */
  readyAt: number | null;
  /** Starts (ms) of slots for which the kitchen cannot cook the order. */
  full: ReadonlySet<number>;
}

/** Returns when the kitchen can serve an order; null if the restaurant sets no stations. */
export function kitchenTimes(
  request: Omit<KitchenRequest, 'slot'>,
  load: KitchenLoad,
): KitchenTimes | null {
  if (!request.shop.rules.kitchen) return null;
  const slots = possibleSlots(request).flatMap((day) => day.slots);
  const full = slots.filter((slot) => !planOrder({ ...request, slot }, load));
  return {
    readyAt: planOrder({ ...request, slot: null }, load)?.readyAt ?? null,
    full: new Set(full.map(Number)),
  };
}

/**
 * Returns the reservation of an order whose work has changed. Less work frees its last minutes. More work takes
 * free minutes of the order's quarters, and the rest in the last one beyond its capacity, as staff decided so.
 */
export function changeReservation(
  reserved: KitchenLoad,
  work: Work,
  load: KitchenLoad,
  stations: Stations,
): KitchenLoad {
  const quarters = [...reserved.keys()].sort((one, other) => one - other);
  const after = new Map(quarters.map((quarter) => [quarter, { ...reserved.get(quarter) }]));
  for (const station of stations) {
    const { id } = station;
    const before = quarters.reduce((sum, quarter) => sum + (reserved.get(quarter)?.[id] ?? 0), 0);
    let more = (work[id] ?? 0) - before;
    for (const quarter of more < 0 ? [...quarters].reverse() : quarters) {
      const own = reserved.get(quarter)?.[id] ?? 0;
      const free = Math.max(0, quarterCapacity(station) - (load.get(quarter)?.[id] ?? 0));
      const most = quarter === quarters.at(-1) ? more : Math.min(more, free);
      const change = more < 0 ? Math.max(more, -own) : most;
      if (change !== 0) after.set(quarter, { ...after.get(quarter), [id]: own + change });
      more -= change;
    }
  }
  return after;
}

/** Returns the part of a load whose quarters have not ended at a moment (ms). */
export const openFrom = (load: KitchenLoad, at: number): Map<number, Work> =>
  new Map([...load].filter(([quarter]) => quarter + quarterMs > at));

/** Returns the minutes that a changed reservation has more than before, less if negative, for its quarters. */
export const differenceOf = (after: KitchenLoad, before: KitchenLoad): KitchenLoad =>
  new Map(
    [...after].map(([quarter, work]) => {
      const more = Object.entries(work).map(([id, minutes]) => [
        id,
        minutes - (before.get(quarter)?.[id] ?? 0),
      ]);
      return [quarter, Object.fromEntries(more) as Work];
    }),
  );

/** Returns the stations with more work than they can do, in any of the quarters. */
export const overloaded = (load: KitchenLoad, stations: Stations): Stations =>
  stations.filter((station) =>
    [...load.values()].some((work) => (work[station.id] ?? 0) > quarterCapacity(station)),
  );

/** Returns the load with the minutes of a reservation, for the quarters of the reservation. */
export const withReservation = (load: KitchenLoad, reserved: KitchenLoad): KitchenLoad =>
  new Map(
    [...reserved].map(([quarter, work]) => {
      const used = load.get(quarter) ?? {};
      const sums = Object.entries(work).map(([id, minutes]) => [id, (used[id] ?? 0) + minutes]);
      return [quarter, { ...used, ...Object.fromEntries(sums) } as Work];
    }),
  );
