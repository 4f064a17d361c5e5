import fc from 'fast-check';
import type { KitchenRules } from '../contracts/rules';
import { aShop, dishOf } from '../testing/a-shop';
import {
  changeReservation,
  cookingTime,
  kitchenTimes,
  overloaded,
  planOrder,
  quarterCapacity,
  quarterMs,
  quarterOf,
  withReservation,
  workOf,
  type KitchenLoad,
  type KitchenRequest,
  type Work,
} from './kitchen-plan';
import { promisedTimeOf } from './slots';

const minute = 60_000;
// Sunday, 22 November 2026, in the restaurant's time zone.
const at = (time: string) => new Date(`2026-11-22T${time}:00+05:30`);
const grill = { id: 'grill', name: 'Grill', places: 2, minutes: { 'burgers-veg': 6 } };
const fryer = { id: 'fryer', name: 'Fryer', places: 1, minutes: { 'sides-veg': 5 } };
const rules: KitchenRules = { wayMinutes: 25, stations: [grill, fryer] };
const shopWith = (kitchen: KitchenRules = rules) => {
  const shop = aShop();
  return { ...shop, rules: { ...shop.rules, kitchen } };
};
const shop = shopWith();

const request = (time: string, work: Work, slot: string | null = null): KitchenRequest => ({
  ...{ kind: 'delivery', at: at(time), shop, work },
  slot: slot === null ? null : at(slot),
});
const loadOf = (quarters: Record<string, Work>): KitchenLoad =>
  new Map(Object.entries(quarters).map(([time, work]) => [at(time).getTime(), work]));
const readyAt = (...[requested, load = new Map()]: [KitchenRequest, KitchenLoad?]) => {
  const plan = planOrder(requested, load);
  return plan && new Date(plan.readyAt);
};

test('workOf adds the minutes of each station, by category or by dish', () => {
  const [burger, fries] = [dishOf(1), dishOf(1)];
  const dishes = [
    burger,
    { ...fries, id: 90, category: 'sides-veg' },
    { ...fries, id: 91, work: { grill: 10, fryer: 2 } },
    { ...fries, id: 92, work: {} },
  ];
  const lines = [1, 90, 91, 92, 404].map((dishId) => ({ dishId, quantity: 2 }));
  expect(workOf(lines, dishes, rules)).toEqual({ grill: 12 + 20, fryer: 10 + 4 });
});

test('an idle kitchen cooks at once, and a loaded one after the minutes that are used', () => {
  expect(readyAt(request('13:00', { grill: 12 }))).toEqual(at('13:06'));
  expect(readyAt(request('13:05', { grill: 12 }))).toEqual(at('13:11'));
  expect(readyAt(request('13:00', {}))).toEqual(at('13:00'));
  const load = loadOf({ '13:00': { grill: 30 }, '13:15': { grill: 20 } });
  expect(readyAt(request('13:00', { grill: 10 }), load)).toEqual(at('13:30'));
  expect(readyAt(request('13:00', { grill: 12 }), load)).toEqual(at('13:31'));
});

test('an order for a slot is cooked in the half hour before it leaves the kitchen', () => {
  const plan = planOrder(request('13:00', { grill: 30 }, '18:00'), new Map());
  expect(plan?.reserved).toEqual(loadOf({ '17:00': { grill: 30 } }));
  const load = loadOf({ '17:00': { grill: 30 }, '17:15': { grill: 20 } });
  expect(planOrder(request('13:00', { grill: 11 }, '18:00'), load)).toBeNull();
  expect(planOrder(request('13:00', { grill: 10 }, '18:00'), load)).not.toBeNull();
});

test('an order for a slot leaves by the learned ride of the hour of the slot, not of the order', () => {
  const minutesOfHours = [25, 25, 25, 55, 25];
  const learned = { work: {}, rides: [minutesOfHours] };
  const later = { ...request('13:00', { grill: 10 }, '19:00'), ride: { km: 1, learned } };
  expect(cookingTime(later)).toMatchObject({ until: at('18:00').getTime() });
  const sooner = { ...later, slot: at('17:30') };
  expect(cookingTime(sooner)).toMatchObject({ until: at('17:00').getTime() });
});

test('an order that does not fit before the kitchen closes gets the first slot with enough minutes', () => {
  const load = loadOf({ '21:15': { grill: 30 } });
  const requested = { kind: 'delivery', at: at('21:15'), shop } as const;
  const times = kitchenTimes({ ...requested, work: { grill: 1 } }, load);
  expect(times?.readyAt).toBeNull();
  const promised = promisedTimeOf({ ...requested, slot: null, ...times });
  expect(promised?.slot).toEqual(new Date('2026-11-23T12:00:00+05:30'));
  expect(kitchenTimes({ ...requested, shop: aShop(), work: {} }, load)).toBeNull();
});

test('the promise is the usual minutes, or later by as much as the kitchen is', () => {
  const requested = { kind: 'delivery', at: at('13:00'), shop, slot: null } as const;
  const from = (readyAt: Date) => {
    const { promisedFrom, promisedTo } =
      promisedTimeOf({ ...requested, readyAt: readyAt.getTime() }) ?? {};
    return [promisedFrom, promisedTo];
  };
  expect(from(at('13:20'))).toEqual([at('13:45'), at('14:00')]);
  expect(from(at('13:35'))).toEqual([at('14:00'), at('14:15')]);
});

const stationsOf = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 });
const ordered = fc.record({
  minute: fc.integer({ min: 0, max: 500 }),
  slot: fc.option(fc.integer({ min: 0, max: 12 }), { nil: null, freq: 2 }),
  work: fc.array(fc.integer({ min: 0, max: 70 }), { minLength: 3, maxLength: 3 }),
  kind: fc.constantFrom('delivery' as const, 'pickup' as const),
});
type Ordered = typeof ordered extends fc.Arbitrary<infer Value> ? Value : never;

const kitchenOf = (places: number[]): KitchenRules => ({
  wayMinutes: 25,
  stations: places.map((one, index) => ({
    ...{ id: `s${index}`, name: `Station ${index}`, places: one, minutes: {} },
  })),
});
const requestOf = ({ minute: after, slot, work, kind }: Ordered, kitchen: KitchenRules) => ({
  kind,
  at: new Date(at('11:00').getTime() + after * minute),
  shop: shopWith(kitchen),
  slot: slot === null ? null : new Date(at('14:00').getTime() + slot * 30 * minute),
  work: Object.fromEntries(kitchen.stations.map(({ id }, index) => [id, work[index] ?? 0])),
});
const merged = (load: KitchenLoad, changes: KitchenLoad): KitchenLoad =>
  new Map([
    ...load,
    ...[...changes].map(([quarter, work]) => [quarter, { ...load.get(quarter), ...work }] as const),
  ]);
const sumAt = (load: KitchenLoad, id: string) =>
  [...load.values()].reduce((sum, work) => sum + (work[id] ?? 0), 0);

/** Returns whether some time within the order's limits has enough free minutes, counted minute by minute. */
function fitsAnywhere({ at: now, slot, kind, work, shop: of }: KitchenRequest, load: KitchenLoad) {
  const stations = of.rules.kitchen!.stations;
  const way = kind === 'delivery' ? 25 : 0;
  const first = quarterOf(now.getTime());
  const freeIn = (station: (typeof stations)[number], quarter: number) => {
    const gone = ((now.getTime() - quarter) / minute) * station.places;
    return quarterCapacity(station) - Math.max(0, gone, load.get(quarter)?.[station.id] ?? 0);
  };
  const quarters = Math.max(
    1,
    ...stations.map((one) => Math.ceil((work[one.id] ?? 0) / quarterCapacity(one))),
  );
  const ends = slot
    ? [quarterOf(slot.getTime() - way * minute)]
    : Array.from({ length: 60 }, (_, index) => first + (index + 1) * quarterMs).filter(
        (end) => end <= at('21:30').getTime(),
      );
  return ends.some((end) =>
    stations.every((station) => {
      let free = 0;
      for (let back = 1; back <= quarters + 1; back += 1) {
        const quarter = end - back * quarterMs;
        if (quarter >= first) free += freeIn(station, quarter);
      }
      return free >= (work[station.id] ?? 0);
    }),
  );
}

test('planned orders never exceed a capacity, and are refused only if no time has enough free minutes', () => {
  fc.assert(
    fc.property(stationsOf, fc.array(ordered, { maxLength: 60 }), (places, all) => {
      const kitchen = kitchenOf(places);
      let load: KitchenLoad = new Map();
      for (const one of all) {
        const requested = requestOf(one, kitchen);
        const plan = planOrder(requested, load);
        expect(plan !== null).toBe(fitsAnywhere(requested, load));
        if (!plan) continue;
        for (const { id } of kitchen.stations) {
          expect(sumAt(plan.reserved, id)).toBe(requested.work[id]);
        }
        load = merged(load, plan.load);
        expect(overloaded(load, kitchen.stations)).toEqual([]);
      }
    }),
  );
});

test('more load never makes an order ready earlier, and never makes a refused order fit', () => {
  const used = fc.array(
    fc.record({
      quarter: fc.integer({ min: 0, max: 40 }),
      minutes: fc.integer({ min: 1, max: 60 }),
    }),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(stationsOf, ordered, used, used, (places, one, before, more) => {
      const kitchen = kitchenOf(places);
      const requested = requestOf(one, kitchen);
      const loadWith = (all: typeof before): KitchenLoad =>
        all.reduce<KitchenLoad>((load, { quarter, minutes }) => {
          const start = at('11:00').getTime() + quarter * quarterMs;
          const { id } = kitchen.stations[quarter % kitchen.stations.length]!;
          return merged(load, withReservation(load, new Map([[start, { [id]: minutes }]])));
        }, new Map());
      const [light, heavy] = [before, [...before, ...more]].map((all) =>
        planOrder(requested, loadWith(all)),
      );
      expect(heavy?.readyAt ?? Infinity).toBeGreaterThanOrEqual(light?.readyAt ?? Infinity);
    }),
  );
});

test('a changed order reserves its new work in its own quarters, and overloads only the last one', () => {
  const reserved = loadOf({ '17:00': { grill: 30 }, '17:15': { grill: 20, fryer: 5 } });
  const load = loadOf({ '17:00': { grill: 30, fryer: 10 }, '17:15': { grill: 25, fryer: 5 } });
  const change = (work: Work) => changeReservation(reserved, work, load, rules.stations);
  expect(change({ grill: 28 })).toEqual(
    loadOf({ '17:00': { grill: 28 }, '17:15': { grill: 0, fryer: 0 } }),
  );
  expect(change({ grill: 55, fryer: 12 })).toEqual(
    loadOf({ '17:00': { grill: 30, fryer: 5 }, '17:15': { grill: 25, fryer: 7 } }),
  );
  const more = change({ grill: 70 });
  expect(more.get(at('17:15').getTime())).toEqual({ grill: 40, fryer: 0 });
  expect(overloaded(more, rules.stations)).toEqual([grill]);
});
