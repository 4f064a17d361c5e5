import { menu } from '@burger/shared/testing/a-shop';
import fc from 'fast-check';
import { iso, minutes, noon } from '../testing/an-order';
import { endOfDay, nextTime, offNow, searchThings, thingsOf } from './sold-out';

const things = thingsOf(menu);

test('every dish in season and every option can be marked sold out exactly once', () => {
  const whats = things.flatMap((one) => one.whats);
  expect(new Set(whats).size).toBe(whats.length);
  const choices = menu.groups.flatMap(({ id, choices: own }) =>
    own.map((one) => `${id}/${one.id}`),
  );
  const dishes = menu.dishes.filter(({ isAvailable }) => isAvailable).map(({ id }) => id);
  expect(new Set(whats)).toEqual(new Set([...dishes, ...choices]));
});

test('the sold-out search finds an item by any of its words, ignoring case', () => {
  expect(searchThings(things, 'CHEESE sli').map(({ id }) => id)).toEqual(['choice-cheese-slice']);
  expect(searchThings(things, '  ')).toEqual([]);
  expect(searchThings(things, 'zzz')).toEqual([]);
});

test('sold-out items are listed until their end time', () => {
  const soldOut = [
    { what: 1, until: iso(noon + minutes(30)) },
    { what: 2, until: iso(noon) },
    { what: 3, until: null },
  ];
  const off = offNow(things, soldOut, noon).map(({ thing: one, until }) => [one.id, until]);
  expect(off).toEqual([
    ['dish-1', noon + minutes(30)],
    ['dish-3', null],
  ]);
});

test('an option sold out in some groups is marked as partial, and items off the menu can be restored', () => {
  const [cheese, gone] = offNow(
    things,
    [
      { what: 'extras-veg-burger/cheese-slice', until: null },
      { what: 'former/choice', until: null },
    ],
    noon,
  );
  expect(cheese).toMatchObject({ partly: true, thing: { id: 'choice-cheese-slice' } });
  expect(gone?.thing.whats).toEqual(['former/choice']);
});

test("Rest of the day, for a sold-out item, ends at the restaurant's midnight", () => {
  expect(endOfDay(noon)).toBe(Date.parse('2026-11-22T00:00:00+05:30'));
  expect(endOfDay(Date.parse('2026-11-21T23:59:59+05:30'))).toBe(
    Date.parse('2026-11-22T00:00:00+05:30'),
  );
});

test('a typed time of day for a sold-out item means its next occurrence', () => {
  expect(nextTime('18:30', noon)).toBe(Date.parse('2026-11-21T18:30:00+05:30'));
  expect(nextTime('11:00', noon)).toBe(Date.parse('2026-11-22T11:00:00+05:30'));
  fc.assert(
    fc.property(fc.string(), fc.nat(86_400_000), (time, past) => {
      const at = nextTime(time, noon + past);
      if (at !== null) expect(at - noon - past).toBeGreaterThan(0);
    }),
  );
  expect(nextTime('25:00', noon)).toBeNull();
});
