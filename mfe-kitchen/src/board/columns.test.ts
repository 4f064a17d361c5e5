import { orderStatuses } from '@burger/shared/order';
import fc from 'fast-check';
import { iso, minutes, noon, numbered } from '../testing/an-order';
import { ageOf } from '../order/order-text';
import { columnOf, columns, intoColumns, intoStacks } from './columns';

const anyOrders = fc.array(
  fc.record({
    number: fc.integer({ min: 1, max: 9999 }),
    status: fc.constantFrom(...orderStatuses),
    placed: fc.integer({ min: -120, max: 0 }),
    promised: fc.option(fc.integer({ min: -60, max: 300 })),
  }),
  { maxLength: 30 },
);
const made = fc.tuple(anyOrders).map(([told]) =>
  told.map(({ number, status, placed, promised }) =>
    numbered(number, {
      status,
      createdAt: iso(noon + minutes(placed)),
      slot: promised === null ? null : iso(noon + minutes(promised)),
      promisedAt: promised === null ? null : iso(noon + minutes(promised)),
    }),
  ),
);

test('every order that is under way stands in exactly one column, oldest first', () => {
  fc.assert(
    fc.property(made, (orders) => {
      const sorted = intoColumns(orders, noon);
      const standing = columns.flatMap((column) => sorted[column]);
      const underWay = orders.filter(({ status }) => !['delivered', 'cancelled'].includes(status));
      expect(new Set(standing)).toEqual(new Set(underWay));
      expect(standing).toHaveLength(underWay.length);
      for (const column of ['new', 'cooking', 'away'] as const) {
        const moments = sorted[column].map(({ createdAt }) => Date.parse(createdAt));
        expect(moments).toEqual([...moments].sort((one, other) => one - other));
      }
    }),
  );
});

test('two tablets show the same order, however the answers came', () => {
  fc.assert(
    fc.property(made, (orders) => {
      const keys = (list: typeof orders) => list.map(({ key }) => key);
      const unique = [...new Map(orders.map((order) => [order.key, order])).values()];
      const one = intoColumns(unique, noon);
      const other = intoColumns([...unique].reverse(), noon);
      for (const column of columns) expect(keys(one[column])).toEqual(keys(other[column]));
    }),
  );
});

test.each([
  // chosen for in so many minutes, promised in so many, status, minutes that a busy kitchen adds, column
  [61, 61, 'confirmed', 0, 'later'],
  [60, 60, 'confirmed', 0, 'cooking'],
  [300, 300, 'placed', 0, 'new'],
  [300, 300, 'preparing', 0, 'cooking'],
  // More minutes for what is near do not put it off, nor is it begun too late in a busy kitchen.
  [50, 80, 'confirmed', 0, 'cooking'],
  [90, 90, 'confirmed', 30, 'cooking'],
  [91, 91, 'confirmed', 30, 'later'],
  // As soon as possible, accepted by a busy kitchen and with more minutes.
  [null, 75, 'confirmed', 30, 'cooking'],
  [null, 105, 'confirmed', 0, 'cooking'],
] as const)(
  'what was chosen for in %s minutes and promised in %s is %s: with +%s it stands in %s',
  (chosen, promised, status, busy, column) => {
    const slot = chosen === null ? null : iso(noon + minutes(chosen));
    const order = numbered(1, { status, slot, promisedAt: iso(noon + minutes(promised)) });
    expect(columnOf(order, noon, busy)).toBe(column);
  },
);

test('stacks hold every order once, the oldest on top', () => {
  fc.assert(
    fc.property(made, fc.integer({ min: 1, max: 3 }), (orders, count) => {
      const stacks = intoStacks(orders, count);
      expect(stacks).toHaveLength(count);
      expect(new Set(stacks.flat())).toEqual(new Set(orders));
      expect(stacks.flat()).toHaveLength(orders.length);
      for (const stack of stacks) {
        const places = stack.map((order) => orders.indexOf(order));
        expect(places).toEqual([...places].sort((one, other) => one - other));
      }
    }),
  );
});

describe('age', () => {
  const age = (past: number, changes = {}) =>
    ageOf(numbered(1, { status: 'preparing', ...changes }), noon + minutes(past));

  test('counts against the promise', () => {
    expect(age(12)).toMatchObject({ minutes: 12, left: 33, urgency: 'on-time' });
    expect(age(30)).toMatchObject({ left: 15, urgency: 'on-time' });
    expect(age(31)).toMatchObject({ left: 14, urgency: 'hurry' });
    expect(age(45)).toMatchObject({ left: 0, urgency: 'hurry' });
    expect(age(46)).toMatchObject({ left: -1, urgency: 'late' });
  });

  test('who only has to be handed the bag is in a hurry later', () => {
    expect(age(35, { kind: 'pickup' }).urgency).toBe('on-time');
    expect(age(41, { kind: 'pickup' }).urgency).toBe('hurry');
    expect(age(35, { status: 'out_for_delivery' }).urgency).toBe('on-time');
    // A bag that is ready has its way still before it.
    expect(age(35, { status: 'ready' }).urgency).toBe('hurry');
    expect(age(35, { status: 'ready', kind: 'pickup' }).urgency).toBe('on-time');
  });

  test('without a promise the usual 45 minutes count; a clock that is behind makes nobody younger than new', () => {
    expect(age(46, { promisedAt: null }).urgency).toBe('late');
    expect(age(-3).minutes).toBe(0);
  });

  test('only ever gets worse as time passes', () => {
    const rank = { 'on-time': 0, hurry: 1, late: 2 };
    fc.assert(
      fc.property(fc.nat(200), fc.nat(200), fc.boolean(), (one, more, pickup) => {
        const changes = { kind: pickup ? 'pickup' : 'delivery' };
        expect(rank[age(one + more, changes).urgency]).toBeGreaterThanOrEqual(
          rank[age(one, changes).urgency],
        );
      }),
    );
  });
});
