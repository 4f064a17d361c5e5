import type { KitchenRules } from '@burger/shared/contracts';
import fc from 'fast-check';
import { timesInUse, withinBounds, type Learned } from './learned';

const grill = { id: 'grill', name: 'Grill', places: 2, minutes: { burgers: 8 } };
const learn = { afterOrders: 50, atLeast: 0.8, atMost: 1.5 };
const kitchen: KitchenRules = { wayMinutes: 25, stations: [grill], learn };
const dishes = [
  { id: 1, category: 'burgers' },
  { id: 2, category: 'burgers' },
  { id: 3, category: 'drinks' },
];
const learned: Learned = {
  ...{ at: '2026-01-05T00:00:00.000Z', cooked: 50, ridden: 50, leftOut: 0 },
  dishes: [{ id: 1, station: 'grill', orders: 40, calm: 8.2, busy: 9.8 }],
  rides: [
    { km: 0, hour: 1, orders: 30, minutes: 12 },
    { km: 4, hour: 3, orders: 20, minutes: 33.4 },
  ],
};

test('timesInUse rounds busy minutes to quarter minutes and omits dishes equal to the fixed ones', () => {
  const { work, rides } = timesInUse(learned, kitchen, dishes)!;
  expect(work).toEqual({ 1: { grill: 9.75 } });
  expect(rides).toHaveLength(5);
  expect([rides[0]?.[1], rides[4]?.[3], rides[2]?.[2]]).toEqual([20, 33, 25]);
});

test.each<[string, Partial<Learned>, KitchenRules, object | undefined]>([
  ['no minutes without the rule', {}, { wayMinutes: 25, stations: [grill] }, undefined],
  ['no minutes of too few orders', { cooked: 49, ridden: 49 }, kitchen, undefined],
  ['only rides, of enough rides', { cooked: 49 }, kitchen, { work: {} }],
  ['only dishes, of enough orders', { ridden: 49 }, kitchen, { rides: [] }],
])('promises use %s', (_what, changes, rules, expected) => {
  const used = timesInUse({ ...learned, ...changes }, rules, dishes);
  if (expected) expect(used).toMatchObject(expected);
  else expect(used).toBeUndefined();
});

test('withinBounds keeps minutes within the factors and preserves their order', () => {
  const minutes = fc.double({ min: 0.1, max: 500, noNaN: true });
  const bounds = fc.record({
    atLeast: fc.double({ min: 0.25, max: 1, noNaN: true }),
    atMost: fc.double({ min: 1, max: 4, noNaN: true }),
  });
  const fixed = fc.integer({ min: 1, max: 60 });
  fc.assert(
    fc.property(
      minutes,
      minutes,
      fixed,
      bounds,
      fc.constantFrom(1, 4),
      (one, more, of, by, parts) => {
        const [least, most] = [Math.min(one, more), Math.max(one, more)].map((each) =>
          withinBounds(each, of, by, parts),
        ) as [number, number];
        expect(least).toBeLessThanOrEqual(most);
        expect(least).toBeGreaterThanOrEqual(of * by.atLeast - 1e-9);
        expect(most).toBeLessThanOrEqual(of * by.atMost + 1e-9);
        expect(Number.isInteger(least * parts)).toBe(true);
      },
    ),
  );
});
