import fc from 'fast-check';
import type { Sitting } from '../contracts/rules';
import { weekdays, type Weekday } from '../contracts/weekdays';
import { menu, twoSittings, weekOf } from '../testing/a-shop';
import { sittingsOf, sittingsOn, wallClock, type OpeningDays } from './clock-time';
import { openingTimes } from './day-name';
import { nextOpening, openingState, takesOrders } from './opening-hours';
import { slotsOf, type ShopTimes } from './slots';
import { specialDaysFrom } from './special-days';

const minute = 60_000;
// 22 November 2026 is a Sunday; the restaurant's time zone is UTC+5:30.
const midnight = Date.parse('2026-11-22T00:00:00+05:30');
const at = (time: string, date = '2026-11-22') => new Date(`${date}T${time}:00+05:30`);
const timeOf = (minutes: number) => new Date(minutes * minute).toISOString().slice(11, 16);

const [breakfast, dinner] = twoSittings;
const { hours } = menu.rules;
const before = { hours, closedWeekdays: ['monday' as const] };
const twice = { ...before, sittings: weekOf([breakfast, dinner], { monday: [] }) };
const festival = { date: '2026-11-23', sittings: [dinner] };
const special: OpeningDays = { ...twice, specialDays: [festival], closedDays: ['2026-11-24'] };

test('sittingsOf returns weekly opening periods, or hours and closedWeekdays of older rules', () => {
  expect(weekdays.map((day) => sittingsOf(day, before))).toEqual([
    [],
    ...Array.from({ length: 6 }, () => [hours]),
  ]);
  expect(sittingsOf('sunday', twice)).toEqual([breakfast, dinner]);
  expect(sittingsOf('monday', { ...twice, closedWeekdays: [] })).toEqual([]);
});

test('a special day replaces the opening periods of its weekday, also with none', () => {
  expect(sittingsOn('2026-11-23', twice)).toEqual([]);
  expect(sittingsOn('2026-11-23', special)).toEqual([dinner]);
  expect(sittingsOn('2026-11-24', special)).toEqual([]);
  const closed = { ...twice, specialDays: [{ date: '2026-11-22', sittings: [] }] };
  expect(sittingsOn('2026-11-22', closed)).toEqual([]);
});

test.each([
  ['06:59', false, '7:00 AM', 0, '7:00 AM'],
  ['07:00', true, '11:30 AM', 0, null],
  ['11:00', true, '11:30 AM', 0, null],
  ['11:15', true, '11:30 AM', 0, '5:00 PM'],
  ['11:30', false, '5:00 PM', 0, '5:00 PM'],
  ['22:15', true, '10:30 PM', 0, '5:00 PM'],
  // The next opening period is on Monday evening, a special day.
  ['22:30', false, '5:00 PM', 1, '5:00 PM'],
])(
  'the restaurant at %s: open is %p until %s in %p days, next orders from %p',
  (time, open, until, inDays, orders) => {
    expect(openingState(at(time), special)).toMatchObject({ open, until, inDays });
    expect(nextOpening(at(time), special)?.time ?? null).toBe(orders);
  },
);

test('weekdays with equal opening periods are grouped, and special days are listed from a date on', () => {
  const texts = (sittings: ReturnType<typeof weekOf>) =>
    openingTimes({ ...before, sittings }).map(({ text }) => text);
  const both = '7:00 AM to 11:30 AM and 5:00 PM to 10:30 PM';
  expect(texts(weekOf([hours]))).toEqual(['Every day 11:00 AM to 10:00 PM']);
  expect(texts(weekOf([breakfast, dinner], { monday: [] }))).toEqual([
    `Every day except Monday ${both}`,
  ]);
  expect(
    texts(weekOf([breakfast, dinner], { tuesday: [], saturday: [dinner], sunday: [dinner] })),
  ).toEqual([
    `Monday, Wednesday, Thursday and Friday ${both}`,
    'Saturday and Sunday 5:00 PM to 10:30 PM',
  ]);
  const rules = { ...twice, specialDays: [festival, { date: '2026-12-25', sittings: [] }] };
  expect(specialDaysFrom('2026-11-23', rules)).toEqual([
    '23 November, 5:00 PM to 10:30 PM',
    '25 December, closed',
  ]);
  expect(specialDaysFrom('2026-11-24', rules)).toHaveLength(1);
});

const fiveMinutes = fc.integer({ min: 0, max: 287 }).map((five) => five * 5);
const someSittings = fc
  .uniqueArray(fiveMinutes, { minLength: 0, maxLength: 6 })
  .map((times) => times.sort((one, other) => one - other))
  .map((times) =>
    Array.from({ length: Math.floor(times.length / 2) }, (_, place): Sitting => {
      const [opens = 0, closes = 0] = times.slice(place * 2);
      const last = timeOf(Math.max(opens + 1, closes - 15));
      return {
        ...{ opens: timeOf(opens), closes: timeOf(closes) },
        ...{ lastOrders: last, kitchenCloses: last },
      };
    }),
  );
const someDays: fc.Arbitrary<OpeningDays> = fc.record({
  hours: fc.constant(hours),
  closedWeekdays: fc.constant([]),
  sittings: fc.record(
    Object.fromEntries(weekdays.map((day) => [day, someSittings])) as Record<
      Weekday,
      typeof someSittings
    >,
  ),
  specialDays: fc.array(fc.record({ date: fc.constant('2026-11-24'), sittings: someSittings }), {
    maxLength: 1,
  }),
  closedDays: fc.subarray(['2026-11-22', '2026-11-25']),
});
const someMinute = fc.integer({ min: 0, max: 4 * 24 * 60 }).map((minutes) => minutes * minute);

/** Reference implementation: checks each minute against the opening periods. */
const isOpen = (moment: number, days: OpeningDays, until: keyof Sitting = 'closes') => {
  const { date, time } = wallClock(moment, 'Asia/Kolkata');
  return sittingsOn(date, days).some(
    (sitting) =>
      sitting.opens <= time &&
      (time < sitting[until] || (until === 'lastOrders' && time === sitting[until])),
  );
};

test('openingState and nextOpening agree with a minute-by-minute search of the opening periods', () => {
  fc.assert(
    fc.property(someDays, someMinute, (days, minutes) => {
      const now = new Date(midnight + minutes);
      expect(openingState(now, days).open).toBe(isOpen(now.getTime(), days));
      expect(takesOrders(now, days)).toBe(isOpen(now.getTime(), days, 'lastOrders'));

      let first = now.getTime() + minute;
      const horizon = first + 9 * 24 * 60 * minute;
      // The restaurant may still be open after last orders, so search for the next moment at which it opens.
      const opensAt = (moment: number) => isOpen(moment, days) && !isOpen(moment - minute, days);
      while (first < horizon && !opensAt(first)) first += minute;
      const next = nextOpening(now, days);
      if (isOpen(now.getTime(), days, 'lastOrders')) return expect(next).toBeNull();
      if (first >= horizon) return expect(next?.inDays).toBeGreaterThanOrEqual(7);
      const { date, time } = wallClock(first, 'Asia/Kolkata');
      expect(next?.opens).toBe(time);
      expect(wallClock(next?.day ?? 0, 'Asia/Kolkata').date).toBe(date);
    }),
    { numRuns: 200 },
  );
});

test('every time slot lies within an opening period, and starts before its last orders', () => {
  const { delivery } = menu.rules;
  fc.assert(
    fc.property(someDays, someMinute, fc.integer({ min: 5, max: 60 }), (days, minutes, usual) => {
      const { closedDays = [], ...rules } = days;
      const shop: ShopTimes = {
        rules: {
          ...{ ...rules, delivery, slots: { capacity: 8, days: 6 } },
          pickup: { minutes: usual, latestMinutes: 60 },
        },
        ...{ closedDays: [...closedDays], extraMinutes: 0 },
      };
      const now = new Date(midnight + minutes);
      for (const { date, slots } of slotsOf({ kind: 'pickup', at: now, shop })) {
        for (const slot of slots) {
          const { time } = wallClock(slot, 'Asia/Kolkata');
          const end = wallClock(slot.getTime() + 29 * minute, 'Asia/Kolkata').time;
          const sitting = sittingsOn(date, days).find(
            ({ opens, closes }) => opens <= time && end < closes,
          );
          expect(sitting).toBeDefined();
          if (date !== wallClock(now, 'Asia/Kolkata').date) continue;
          expect(sitting!.lastOrders >= wallClock(now, 'Asia/Kolkata').time).toBe(true);
        }
      }
    }),
  );
});
