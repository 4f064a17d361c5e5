import type { OpeningDays } from '@burger/shared/restaurant';
import { attendedFrom } from './promise';

const days: OpeningDays = {
  hours: { opens: '11:00', closes: '23:00', kitchenCloses: '22:45', lastOrders: '22:30' },
  closedWeekdays: [],
};
const at = (text: string) => new Date(`${text}+05:30`);
const from = (placed: string, changes: Partial<OpeningDays> = {}) =>
  new Date(attendedFrom(at(placed), { ...days, ...changes }));

test('an order that is cooked today is attended to at once', () => {
  expect(from('2026-11-21T11:00')).toEqual(at('2026-11-21T11:00'));
  expect(from('2026-11-21T22:30')).toEqual(at('2026-11-21T22:30'));
});

test('what is placed while the kitchen is closed is attended to from the next opening on', () => {
  expect(from('2026-11-21T02:00')).toEqual(at('2026-11-21T11:00'));
  expect(from('2026-11-21T23:30')).toEqual(at('2026-11-22T11:00'));
  // Open, but cooking no more.
  expect(from('2026-11-21T22:45')).toEqual(at('2026-11-22T11:00'));
});

test('days on which the restaurant rests are passed over', () => {
  const closedDays = ['2026-11-22', '2026-11-23'];
  expect(from('2026-11-21T23:30', { closedDays })).toEqual(at('2026-11-24T11:00'));
  // The 23rd is a Monday.
  expect(from('2026-11-22T23:30', { closedWeekdays: ['monday'] })).toEqual(at('2026-11-24T11:00'));
});
