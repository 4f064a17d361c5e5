import { twoSittings, weekOf } from '@burger/shared/testing/a-shop';
import { backAt, isSameDay } from './facts';

const at = (time: string) => Date.parse(`2026-11-22T${time}:00+05:30`);
const iso = (time: string) => new Date(at(time)).toISOString();

const hours = { opens: '11:00', lastOrders: '21:15', kitchenCloses: '21:30', closes: '22:00' };
const back = (until: string | null, now = at('12:00')) =>
  backAt({ until }, { hours, closedWeekdays: [] }, now);

test('backAt returns when a dish is available again, if that is before closing today', () => {
  expect(back(iso('21:59'))).toBe(at('21:59'));
  expect(back(iso('08:00'), at('07:00'))).toBe(at('08:00'));
});

test('backAt returns a time between two opening periods, but not after the second', () => {
  const backOf = (until: string) =>
    backAt(
      { until: iso(until) },
      { hours, closedWeekdays: [], sittings: weekOf(twoSittings) },
      at('10:00'),
    );
  expect(['12:00', '22:29', '22:30'].map(backOf)).toEqual([at('12:00'), at('22:29'), null]);
});

test.each([
  ['has no end', null],
  ['ends at closing time', iso('22:00')],
  ['ends tomorrow at noon', '2026-11-23T06:30:00.000Z'],
  // The time is 00:30 on the 23rd at the restaurant, but still the 22nd in UTC.
  ["ends tomorrow in the restaurant's time zone", '2026-11-22T19:00:00.000Z'],
  ['ended in the past', iso('11:00')],
  ['has an invalid end', 'garbage'],
])('backAt returns null for a dish whose sold-out time %s', (_when, until) =>
  expect(back(until)).toBeNull(),
);

test.each([
  ['00:01', '23:59', true],
  ['23:59', '24:00', false],
])('isSameDay returns, for %s and %s, %s', (one, other, same) =>
  expect(isSameDay(at(one), at(other))).toBe(same),
);
