import fc from 'fast-check';
import { weekdays } from '../contracts/weekdays';
import { takesOrders } from './opening-hours';
import { isOffered, promisedTimeOf, slotsOf, type ShopTimes } from './slots';

const minute = 60_000;
const day = 24 * 60 * minute;

const shop: ShopTimes = {
  rules: {
    hours: { opens: '11:00', closes: '22:00', kitchenCloses: '21:30', lastOrders: '21:15' },
    closedWeekdays: [],
    delivery: {
      ...{ freeUpToKm: 2, rupeesPerKm: 10, limitKm: 10, roadFactor: 1, areas: [] },
      ...{ minutes: 45, latestMinutes: 60 },
    },
    pickup: { minutes: 20, latestMinutes: 30 },
    slots: { capacity: 8, days: 6 },
  },
  closedDays: [],
  extraMinutes: 0,
};
const withRules = (changes: Partial<ShopTimes['rules']>): ShopTimes => ({
  ...shop,
  rules: { ...shop.rules, ...changes },
});

// Sunday, 22 November 2026, in the restaurant's time zone.
const at = (time: string, date = '2026-11-22') => new Date(`${date}T${time}:00+05:30`);

const promised = (time: string, changes: Partial<Parameters<typeof promisedTimeOf>[0]> = {}) => {
  const found = promisedTimeOf({ kind: 'delivery', slot: null, at: at(time), shop, ...changes });
  return found && [found.promisedFrom, found.promisedTo].map((one) => one.toISOString());
};
const iso = (...times: Date[]) => times.map((one) => one.toISOString());
const tomorrow = (time: string) => at(time, '2026-11-23');

test('promisedTimeOf promises the usual minutes from now while the kitchen takes orders', () => {
  expect(promised('13:00')).toEqual(iso(at('13:45'), at('14:00')));
  expect(promised('21:15')).toEqual(iso(at('22:00'), at('22:15')));
  expect(promised('13:00', { kind: 'pickup' })).toEqual(iso(at('13:20'), at('13:30')));
  const busy = { ...shop, extraMinutes: 20 };
  expect(promised('13:00', { shop: busy })).toEqual(iso(at('14:05'), at('14:20')));
});

test('promisedTimeOf promises the first possible slot after opening while the kitchen is closed', () => {
  expect(promised('00:00')).toEqual(iso(at('12:00'), at('12:30')));
  expect(promised('10:59')).toEqual(iso(at('12:00'), at('12:30')));
  expect(promised('10:59', { kind: 'pickup' })).toEqual(iso(at('11:30'), at('12:00')));
  expect(promised('21:16')).toEqual(iso(tomorrow('12:00'), tomorrow('12:30')));
  // The additional minutes of a busy kitchen do not apply to the next day.
  const busy = { ...shop, extraMinutes: 20 };
  expect(promised('23:59', { shop: busy })).toEqual(iso(tomorrow('12:00'), tomorrow('12:30')));
});

test('promisedTimeOf skips closed days and time slots without free places', () => {
  const monday = { ...withRules({ closedWeekdays: ['monday'] }), closedDays: ['2026-11-24'] };
  const wednesday = (time: string) => at(time, '2026-11-25');
  expect(promised('22:30', { shop: monday })).toEqual(iso(wednesday('12:00'), wednesday('12:30')));
  const full = new Set([at('12:00').getTime(), at('12:30').getTime()]);
  expect(promised('08:00', { full })).toEqual(iso(at('13:00'), at('13:30')));
});

test('promisedTimeOf returns a chosen time slot unchanged, and null without pickup or opening days', () => {
  const promise = promisedTimeOf({ kind: 'delivery', slot: at('19:00'), at: at('13:00'), shop });
  const [promisedFrom, promisedTo] = [at('19:00'), at('19:30')];
  expect(promise).toEqual({ promisedFrom, promisedTo, slot: promisedFrom });
  expect(promised('13:00', { kind: 'pickup', shop: withRules({ pickup: null }) })).toBeNull();
  const resting = withRules({ closedWeekdays: [...weekdays] });
  expect(promised('13:00', { shop: resting })).toBeNull();
});

test('slotsOf offers time slots from the earliest possible one to closing, today and for six days', () => {
  const days = slotsOf({ kind: 'delivery', at: at('13:10'), shop });
  expect(days.map(({ date, inDays }) => `${date} ${inDays}`)).toEqual(
    [0, 1, 2, 3, 4, 5, 6].map((inDays) => `2026-11-${22 + inDays} ${inDays}`),
  );
  expect(days[0]?.slots[0]).toEqual(at('14:00'));
  expect(days[0]?.slots.at(-1)).toEqual(at('21:30'));
  expect(days[1]?.slots[0]).toEqual(tomorrow('12:00'));
  expect(days[1]?.slots).toHaveLength(20);
});

test('slotsOf offers no time slots after last orders, on closed days, or if slots are disabled', () => {
  const datesAt = (time: string, of = shop) =>
    slotsOf({ kind: 'pickup', at: at(time), shop: of }).map(({ date }) => date);
  expect(datesAt('21:16')[0]).toBe('2026-11-23');
  expect(datesAt('12:00', { ...shop, closedDays: ['2026-11-22'] })[0]).toBe('2026-11-23');
  expect(datesAt('12:00', withRules({ closedWeekdays: ['tuesday'] }))).not.toContain('2026-11-24');
  expect(datesAt('12:00', withRules({ slots: null }))).toEqual([]);
  // After last orders, only slots of another day are offered, however late the restaurant closes.
  const early = withRules({ hours: { ...shop.rules.hours, lastOrders: '18:00' } });
  expect(datesAt('18:01', early)[0]).toBe('2026-11-23');
});

test.each([
  ['in the past', at('12:00')],
  ['too soon for the kitchen', at('13:30')],
  ['before opening', tomorrow('11:00')],
  ['after closing', tomorrow('22:00')],
  ['not on the half hour', tomorrow('13:15')],
  ['more than six days ahead', at('13:00', '2026-11-29')],
  ['last week', at('13:00', '2026-11-15')],
  ['an invalid date', new Date(Number.NaN)],
])('isOffered returns false for a slot that is %s', (_why, slot) => {
  expect(isOffered(slot, { kind: 'delivery', at: at('13:10'), shop })).toBe(false);
});

const moments = fc
  .integer({ min: at('00:00').getTime(), max: at('00:00').getTime() + 14 * day })
  .map((ms) => new Date(ms));
const kinds = fc.constantFrom('delivery' as const, 'pickup' as const);
const shops = fc
  .record({
    extraMinutes: fc.integer({ min: 0, max: 180 }),
    closedWeekdays: fc.subarray([...weekdays], { maxLength: 6 }),
    opens: fc.constantFrom('00:00', '09:15', '11:00', '16:40'),
    closes: fc.constantFrom('18:00', '22:00', '23:59'),
  })
  .map(({ extraMinutes, closedWeekdays, opens, closes }) => ({
    ...withRules({ closedWeekdays, hours: { ...shop.rules.hours, opens, closes } }),
    extraMinutes,
  }));

test('every offered time slot is possible, and a closed kitchen promises one of them', () => {
  fc.assert(
    fc.property(moments, kinds, shops, (now, kind, of) => {
      const days = slotsOf({ kind, at: now, shop: of });
      const starts = days.flatMap(({ slots }) => slots.map((slot) => slot.getTime()));
      const usual = kind === 'pickup' ? 20 : 45;
      expect(starts).toEqual([...new Set(starts)].sort((one, other) => one - other));
      for (const { date, inDays, slots } of days) {
        expect(inDays).toBeLessThanOrEqual(6);
        for (const slot of slots) {
          expect(slot.getTime() % (30 * minute)).toBe(0);
          const wall = new Date(slot.getTime() + 5.5 * 60 * minute).toISOString();
          expect(wall.slice(0, 10)).toBe(date);
          expect(wall.slice(11, 16) >= of.rules.hours.opens).toBe(true);
          expect(wall.slice(11, 16) < of.rules.hours.closes).toBe(true);
          expect(slot.getTime() - now.getTime()).toBeGreaterThanOrEqual(usual * minute);
        }
      }
      const promise = promisedTimeOf({ kind, slot: null, at: now, shop: of });
      const open = takesOrders(now, { ...of.rules, closedDays: of.closedDays });
      if (open) {
        expect(promise?.slot).toBeNull();
        expect(promise?.promisedFrom.getTime()).toBe(
          now.getTime() + (usual + of.extraMinutes) * minute,
        );
      } else {
        expect(promise?.slot?.getTime()).toBe(starts[0]);
      }
    }),
  );
});
