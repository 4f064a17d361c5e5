import { orderStatuses } from '@burger/shared/contracts';
import fc from 'fast-check';
import { iso, minutes, noon, numbered } from '../testing/an-order';
import { ageOf } from '../order/order-text';
import { columnOf, columns, heightOf, intoColumns } from './columns';

const anyOrders = fc.array(
  fc.record({
    number: fc.integer({ min: 1, max: 9999 }),
    status: fc.constantFrom(...orderStatuses),
    placed: fc.integer({ min: -120, max: 0 }),
    promised: fc.option(fc.integer({ min: -60, max: 300 })),
  }),
  { maxLength: 30 },
);
const made = anyOrders.map((resolve) =>
  resolve.map(({ number, status, placed, promised }) =>
    numbered(number, {
      status,
      createdAt: iso(noon + minutes(placed)),
      slot: promised === null ? null : iso(noon + minutes(promised)),
      promisedAt: promised === null ? null : iso(noon + minutes(promised)),
    }),
  ),
);

test('every open order is in exactly one board column, oldest first', () => {
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

test('two tablets show the tickets in the same sequence, whatever the sequence of responses', () => {
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
  // Each row: minutes until the slot and until the promise, status, extra minutes while busy, expected
  // column.
  [61, 61, 'confirmed', 0, 'later'],
  [60, 60, 'confirmed', 0, 'cooking'],
  [300, 300, 'placed', 0, 'new'],
  [300, 300, 'preparing', 0, 'cooking'],
  // A delay does not move an order that is due soon to "later". A busy kitchen starts orders earlier.
  [50, 80, 'confirmed', 0, 'cooking'],
  [90, 90, 'confirmed', 30, 'cooking'],
  [91, 91, 'confirmed', 30, 'later'],
  // Orders without a slot: accepted while the kitchen is busy, and delayed.
  [null, 75, 'confirmed', 30, 'cooking'],
  [null, 105, 'confirmed', 0, 'cooking'],
] as const)(
  'an order with a slot in %s min, promised in %s, %s, at +%s busy, is in the board column %s',
  (chosen, promised, status, busy, column) => {
    const slot = chosen === null ? null : iso(noon + minutes(chosen));
    const order = numbered(1, { status, slot, promisedAt: iso(noon + minutes(promised)) });
    expect(columnOf(order, noon, busy)).toBe(column);
  },
);

test('the estimated height of a ticket includes the text about its new time', () =>
  expect(heightOf(numbered(1, { postponed: true })) - heightOf(numbered(1))).toBe(2));

describe('age', () => {
  const age = (past: number, changes = {}) =>
    ageOf(numbered(1, { status: 'preparing', ...changes }), noon + minutes(past));

  test.each([
    [12, {}, 33, 'on-time'],
    [12, { postponed: true }, 33, 'late'],
    [30, {}, 15, 'on-time'],
    [31, {}, 14, 'hurry'],
    [45, {}, 0, 'hurry'],
    [46, {}, -1, 'late'],
    [46, { promisedAt: null }, -1, 'late'],
    // A pickup or an order on its way becomes urgent only at the end; a packed delivery still has to be
    // driven.
    [35, { kind: 'pickup' }, 10, 'on-time'],
    [41, { kind: 'pickup' }, 4, 'hurry'],
    [35, { status: 'out_for_delivery' }, 10, 'on-time'],
    [35, { status: 'ready' }, 10, 'hurry'],
  ])(
    'an order %s minutes old with %j has %s minutes left and is %s',
    (past, changes, left, urgency) =>
      expect(age(past, changes)).toMatchObject({ minutes: past, left, urgency }),
  );

  test("an order's age is zero when the tablet's clock is behind", () =>
    expect(age(-3).minutes).toBe(0));
});
