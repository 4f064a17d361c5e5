import { ShopAnswerSchema, type Shop } from '@burger/shared/contracts';
import { ordinaryDay } from '@burger/shared/shop';
import { aShop, dishOf, seedVersion } from '@burger/shared/testing/a-shop';
import fc from 'fast-check';
import * as v from 'valibot';
import { isValidAnswer, nextEnd, shareUnchanged } from './updates';

const thing = fc.record({
  what: fc.constantFrom<number | string>(1, 2, 3, 39, 'dips/cheese-dip', 'spice-hot/spicy'),
  until: fc.constant(null),
});
const anyShop: fc.Arbitrary<Shop> = fc
  .record({ revision: fc.nat(), soldOut: fc.array(thing, { maxLength: 4 }) })
  .map((today) => aShop(today));

test('shareUnchanged equals the newer shop data and reuses the objects of unchanged dishes', () => {
  fc.assert(
    fc.property(anyShop, anyShop, (before, after) => {
      const stored = shareUnchanged(before, after);
      expect(stored).toEqual(after);
      for (const dish of stored.dishes) {
        const former = dishOf(dish.id, before);
        const isSame = JSON.stringify(former) === JSON.stringify(dish);
        expect(dish === former).toBe(isSame);
      }
    }),
    { numRuns: 25 },
  );
});

const at = (time: string) => Date.parse(`2026-11-22T${time}:00+05:30`);
const until = (time: string | null) => ({ until: time && new Date(at(time)).toISOString() });

test.each([
  [null, [], null],
  ['14:00', ['19:30', '14:00', null], null],
  ['13:00', ['14:00'], '13:00'],
  [null, ['12:00', null], null],
])('nextEnd returns %s for sold-out times %j and a pause until %s', (next, things, paused) =>
  expect(
    nextEnd(
      {
        ...ordinaryDay(seedVersion),
        soldOut: things.map((time, what) => ({ what, ...until(time) })),
        paused: paused ? until(paused) : { until: null },
      },
      at('12:00'),
    ),
  ).toBe(next && at(next)),
);

describe('a response of GET /api/shop', () => {
  const answer = {
    version: '0123456789ab',
    revision: 7,
    soldOut: [
      { what: 3, until: null },
      { what: 'extras/cheese', until: '2025-01-15T19:30:00.000Z' },
    ],
    paused: { until: '2025-01-15T15:00:00.000Z' },
    extraMinutes: 15,
    closedDays: ['2025-01-26'],
    now: '2025-01-15T14:00:00.000Z',
  };
  const isValid = (input: unknown) => {
    // The contract's schema must agree. Pages do not load it, to save bytes.
    expect(isValidAnswer(input)).toBe(v.is(ShopAnswerSchema, input));
    return isValidAnswer(input);
  };

  test.each([{}, { soldOut: [], paused: null, closedDays: [] }, { paused: { until: null } }])(
    'a response of GET /api/shop is valid with %j',
    (change) => expect(isValid({ ...answer, ...change })).toBe(true),
  );

  test.each<object>([
    { version: 'latest' },
    { revision: -1 },
    { revision: 1.5 },
    { soldOut: [3] },
    { soldOut: [{ what: 'cheese', until: null }] },
    { soldOut: [{ what: 3 }] },
    { soldOut: [{ what: 3, until: 'soon' }] },
    { paused: {} },
    { extraMinutes: 181 },
    { closedDays: ['tomorrow'] },
    { now: 'now' },
  ])('a response of GET /api/shop is invalid with %j', (change) =>
    expect(isValid({ ...answer, ...change })).toBe(false),
  );

  test('a response of GET /api/shop is invalid when a field is missing', () => {
    for (const name of Object.keys(answer))
      expect(isValid({ ...answer, [name]: undefined })).toBe(false);
    for (const input of [null, [answer]]) expect(isValid(input)).toBe(false);
  });
});
