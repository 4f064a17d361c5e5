import { aShop } from '../testing/a-shop';
import { timesAfterRefusal } from './refused-time';

const iso = (time: string, date = '2026-11-22') =>
  new Date(`${date}T${time}:00+05:30`).toISOString();
const at = new Date(iso('20:00'));
const tomorrow = iso('12:00', '2026-11-23');
const stations = [{ id: 'grill', name: 'Grill', places: 2, minutes: { 'burgers-veg': 10 } }];
const { rules, ...shop } = aShop();
const kitchen = { wayMinutes: 25, stations };
const busyShop = { ...shop, rules: { ...rules, kitchen } };
const request = { kind: 'delivery', at, shop: busyShop, slot: null } as const;
const before = { full: new Set<number>(), readyAt: at.getTime(), ride: { km: 2 } };

test('after a refusal with a later time, the kitchen is ready at that time', () => {
  const times = timesAfterRefusal(before, { next: null, readyAt: iso('21:00') }, request);
  expect(times).toEqual({ ...before, readyAt: Date.parse(iso('21:00')) });
});

test('after a refusal without a time today, the slots before the next free one are full', () => {
  const { full, ...times } = timesAfterRefusal(before, { next: tomorrow }, request);
  expect(times).toEqual({ readyAt: null, ride: { km: 2 } });
  expect(full.has(Date.parse(iso('21:00')))).toBe(true);
  expect(full.has(Date.parse(tomorrow))).toBe(false);
});

test('after a refused choice of a slot, earlier slots stay free', () => {
  const slot = new Date(iso('21:30'));
  const { full } = timesAfterRefusal(before, { next: tomorrow }, { ...request, slot });
  expect([...full]).toEqual([]);
});

test('without stations, a refusal limits only the slots', () => {
  const usual = { full: new Set<number>() };
  const times = timesAfterRefusal(usual, { next: null }, { ...request, shop: aShop() });
  expect(times).toEqual(usual);
});
