import { orderStatuses } from '@burger/shared/order';
import fc from 'fast-check';
import { iso, minutes, noon, numbered } from '../testing/an-order';
import { ageOf } from '../order/order-text';
import { columnOf, columns, intoColumns } from './columns';

const anyOrders = fc.array(
  fc.record({
    number: fc.integer({ min: 1, max: 9999 }),
    status: fc.constantFrom(...orderStatuses),
    placed: fc.integer({ min: -120, max: 0 }),
    promised: fc.option(fc.integer({ min: -60, max: 300 })),
  }),
  { maxLength: 30 },
);
const made = anyOrders.map((told) =>
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

describe('age', () => {
  const age = (past: number, changes = {}) =>
    ageOf(numbered(1, { status: 'preparing', ...changes }), noon + minutes(past));

  test.each([
    [12, {}, 33, 'on-time'],
    [30, {}, 15, 'on-time'],
    [31, {}, 14, 'hurry'],
    [45, {}, 0, 'hurry'],
    [46, {}, -1, 'late'],
    [46, { promisedAt: null }, -1, 'late'],
    // Who only has to be handed the bag is in a hurry later; a bag that is ready has its way still before it.
    [35, { kind: 'pickup' }, 10, 'on-time'],
    [41, { kind: 'pickup' }, 4, 'hurry'],
    [35, { status: 'out_for_delivery' }, 10, 'on-time'],
    [35, { status: 'ready' }, 10, 'hurry'],
  ])('%s minutes after it was placed, %j has %s left: %s', (past, changes, left, urgency) =>
    expect(age(past, changes)).toMatchObject({ minutes: past, left, urgency }),
  );

  test('a clock that is behind makes nobody younger than new', () =>
    expect(age(-3).minutes).toBe(0));
});
