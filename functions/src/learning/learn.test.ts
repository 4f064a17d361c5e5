import type { KitchenRules } from '@burger/shared/contracts';
import { rideBands } from '@burger/shared/hours/learned-times';
import fc from 'fast-check';
import type { FinishedOrder } from './finished-order';
import { learn, towards, typical } from './learn';

const minuteMs = 60_000;
// Monday, 5 January 2026, 13:00 in the restaurant's time zone.
const lunch = Date.parse('2026-01-05T13:00:00+05:30');
const grill = { id: 'grill', name: 'Grill', places: 2, minutes: { burgers: 8 } };
const fryer = { id: 'fryer', name: 'Fryer', places: 1, minutes: { sides: 5 } };
const kitchen: KitchenRules = { wayMinutes: 25, stations: [grill, fryer] };
const [plain, special, fries] = [1, 2, 3];
const dishes = [
  { id: plain, category: 'burgers' },
  { id: special, category: 'burgers' },
  { id: fries, category: 'sides' },
  { id: 4, category: 'drinks' },
];

interface Cooked {
  dish?: number;
  /** Minutes from 13:00 until the order is accepted, in the kitchen, and on the way. */
  from: number;
  minutes: number;
  ride?: number;
  km?: number;
}

function finished({ dish = plain, from, minutes, ride = 25, km = 3 }: Cooked): FinishedOrder {
  const cookedFrom = lunch + from * minuteMs;
  const readyAt = cookedFrom + minutes * minuteMs;
  return {
    ...{ kind: 'delivery', lines: [{ dishId: dish, quantity: 1 }], slot: null, km, ride },
    ...{ placedAt: cookedFrom, cookedFrom, readyAt, deliveredAt: readyAt + ride * minuteMs },
  };
}

const learnedOf = (orders: readonly FinishedOrder[]) => learn(orders, kitchen, dishes);
const dishIn = (learned: ReturnType<typeof learn>, id: number) =>
  learned.dishes.find((one) => one.id === id)!;
/** Orders far apart, so that none waits for another. */
const apart = (count: number, of: Omit<Cooked, 'from'>) =>
  Array.from({ length: count }, (_, at) => finished({ ...of, from: at * 1440 }));

test('without orders, learned minutes are the fixed ones', () => {
  const learned = learnedOf([]);
  expect(learned).toMatchObject({ cooked: 0, ridden: 0 });
  expect(learned.dishes).toEqual([
    { id: plain, station: 'grill', orders: 0, calm: 8, busy: 8 },
    { id: special, station: 'grill', orders: 0, calm: 8, busy: 8 },
    { id: fries, station: 'fryer', orders: 0, calm: 5, busy: 5 },
  ]);
  const bands = (rideBands.km.length + 1) * (rideBands.hours.length + 1);
  expect(learned.rides).toHaveLength(bands);
  for (const { minutes } of learned.rides) expect(minutes).toBe(25);
});

test('few orders change learned minutes slightly; many bring them to the measured minutes', () => {
  const [few, many] = [2, 400].map((count) => learnedOf(apart(count, { minutes: 12, ride: 40 })));
  expect(dishIn(few!, plain).calm).toBeGreaterThan(8);
  expect(dishIn(few!, plain).calm).toBeLessThan(8.6);
  expect(dishIn(many!, plain).calm).toBeCloseTo(12, 0);
  const lunchRide = (learned: ReturnType<typeof learn>) =>
    learned.rides.find(({ km, hour }) => km === 1 && hour === 1)!;
  expect(lunchRide(few!).minutes).toBeLessThan(29);
  expect(lunchRide(many!).minutes).toBeCloseTo(40, 0);
  expect(lunchRide(many!).orders).toBe(400);
});

test('a dish that takes longer than its category is learned apart from the others', () => {
  const learned = learnedOf([
    ...apart(200, { dish: plain, minutes: 8 }),
    ...apart(200, { dish: special, minutes: 14 }).map((order) => ({
      ...order,
      cookedFrom: order.cookedFrom + 300 * minuteMs,
      readyAt: order.readyAt + 300 * minuteMs,
    })),
  ]);
  expect(dishIn(learned, special).calm).toBeGreaterThan(dishIn(learned, plain).calm * 1.5);
  expect(dishIn(learned, fries).calm).toBe(5);
});

test('time that an order waits for the orders before it does not count as its own', () => {
  // Each evening, ten burgers are ordered at once: two places cook each in eight minutes, as the rules say.
  const evenings = Array.from({ length: 40 }, (_, day) =>
    Array.from({ length: 10 }, (_order, at) =>
      finished({ from: day * 1440 + at / 100, minutes: 8 * (Math.floor(at / 2) + 1) }),
    ),
  ).flat();
  const { calm, busy, orders } = dishIn(learnedOf(evenings), plain);
  expect([calm, busy, orders]).toEqual([expect.closeTo(8, 1), expect.closeTo(8, 1), 400]);
});

test('a kitchen that is slower under load is learned as slower while it is busy', () => {
  const evenings = Array.from({ length: 40 }, (_, day) =>
    Array.from({ length: 10 }, (_order, at) => {
      // The first four are calm; later each pair takes twelve minutes instead of eight.
      const pair = Math.floor(at / 2);
      return finished({
        from: day * 1440 + at / 100,
        minutes: 8 * (pair + 1) + 4 * Math.max(0, pair - 1),
      });
    }),
  ).flat();
  const { calm, busy } = dishIn(learnedOf(evenings), plain);
  expect(calm).toBeCloseTo(8, 0);
  expect(busy).toBeGreaterThan(10);
});

const anyOrder = fc
  .record({
    dish: fc.constantFrom(plain, special, fries, 4, 99),
    from: fc.integer({ min: 0, max: 200 }),
    minutes: fc.integer({ min: 1, max: 30 }),
    ride: fc.integer({ min: 2, max: 120 }),
    km: fc.double({ min: 0, max: 15, noNaN: true }),
  })
  .map(finished);
const anyOrders = fc.array(anyOrder, { maxLength: 60 });

test('learned minutes are at most four times the fixed ones, and at least a quarter, for any orders', () => {
  fc.assert(
    fc.property(anyOrders, (orders) => {
      const { dishes: learned, rides } = learnedOf(orders);
      for (const { id, calm, busy } of learned)
        for (const minutes of [calm, busy]) {
          const fixed = id === fries ? 5 : 8;
          expect(minutes).toBeGreaterThanOrEqual(fixed / 4 - 1e-9);
          expect(minutes).toBeLessThanOrEqual(fixed * 4 + 1e-9);
        }
      for (const { minutes } of rides) {
        expect(minutes).toBeGreaterThanOrEqual(25 / 4 - 1e-9);
        expect(minutes).toBeLessThanOrEqual(25 * 4 + 1e-9);
      }
    }),
  );
});

test('the sequence in which finished orders are read does not change what is learned', () => {
  fc.assert(
    fc.property(anyOrders, fc.infiniteStream(fc.nat()), (orders, keys) => {
      const shuffled = orders
        .map((order) => ({ order, key: keys.next().value as number }))
        .sort((one, other) => one.key - other.key)
        .map(({ order }) => order);
      expect(learnedOf(shuffled)).toEqual(learnedOf(orders));
    }),
  );
});

test('a longer ride never makes the learned minutes of its distance and hour shorter', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 2, max: 60 }), { minLength: 1, maxLength: 30 }),
      fc.nat(),
      (rides, which) => {
        const ordersOf = (all: readonly number[]) =>
          all.map((ride, at) => finished({ from: at, minutes: 8, ride }));
        const longer = rides.map((ride, at) => (at === which % rides.length ? ride + 20 : ride));
        const minutesOf = (all: readonly number[]) =>
          learnedOf(ordersOf(all)).rides.find(({ km, hour }) => km === 1 && hour === 1)!.minutes;
        expect(minutesOf(longer)).toBeGreaterThanOrEqual(minutesOf(rides) - 1e-9);
      },
    ),
  );
});

test('learned minutes hardly change when staff record a fifth of the steps much too late', () => {
  const orders = apart(200, { minutes: 9, ride: 20 });
  const forgotten = orders.map((order, at) =>
    at % 5 === 0 ? { ...order, readyAt: order.readyAt + 100 * minuteMs, ride: 110 } : order,
  );
  const [usual, disturbed] = [orders, forgotten].map(learnedOf);
  expect(dishIn(disturbed!, plain).calm).toBeCloseTo(dishIn(usual!, plain).calm, 1);
  expect(disturbed!.rides[6]!.minutes).toBeCloseTo(usual!.rides[6]!.minutes, 1);
});

test('towards returns the prior without values and approaches the typical value with many', () => {
  expect(towards(3, [])).toBe(3);
  expect(towards(0, Array<number>(20).fill(4))).toBe(2);
  expect(towards(0, Array<number>(2000).fill(4))).toBeCloseTo(4, 1);
  expect(typical([5, 1, 3])).toBeCloseTo(3.2);
  expect([typical([2]), typical([2, 2, 2, 400])]).toEqual([2, 2]);
});
