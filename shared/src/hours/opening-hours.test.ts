import { weekdays } from '../contracts/weekdays';
import { formatTime, dayOf } from './clock-time';
import { openingState, takesOrders } from './opening-hours';

// Kithaganur is five and a half hours ahead of UTC.
const at = (time: string, day = 14) => new Date(`2026-03-${day}T${time}:00+05:30`);
const hours = { opens: '11:00', closes: '22:00', kitchenCloses: '21:30', lastOrders: '21:15' };
const daily = { hours, closedWeekdays: [] };

test.each([
  ['10:59', false, '11:00 AM', false],
  ['11:00', true, '10:00 PM', false],
  ['21:59', true, '10:00 PM', false],
  ['22:00', false, '11:00 AM', true],
  ['00:30', false, '11:00 AM', false],
])('at %s', (time, open, until, tomorrow) =>
  expect(openingState(at(time), daily)).toMatchObject({ open, until, tomorrow }),
);

test('orders are taken from opening until last orders', () => {
  expect(['10:59', '11:00', '21:15', '21:16'].map((time) => takesOrders(at(time), daily))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test.each([
  ['00:05', '12:05 AM'],
  ['11:00', '11:00 AM'],
  ['12:00', '12:00 PM'],
  ['21:15', '9:15 PM'],
])('%s reads %s', (time, text) => expect(formatTime(time)).toBe(text));

test('on days of rest the next opening is on the first day that is none', () => {
  // 14 March 2026 is a Saturday.
  const weekends = { hours, closedWeekdays: ['saturday' as const, 'sunday' as const] };
  expect(openingState(at('12:00'), weekends)).toEqual({
    open: false,
    until: '11:00 AM',
    tomorrow: false,
    inDays: 2,
  });
  expect(takesOrders(at('12:00'), weekends)).toBe(false);
  expect(openingState(at('12:00', 16), weekends).open).toBe(true);
});

test('a closed date counts like a day of rest, on the wall clock of the restaurant', () => {
  const closed = { ...daily, closedDays: ['2026-03-14'] };
  expect(openingState(at('12:00'), closed)).toMatchObject({ open: false, tomorrow: true });
  // Still the 13th in London, already the 14th at the restaurant.
  expect(dayOf(new Date('2026-03-13T20:00:00Z'))).toBe('2026-03-14');
});

test('a restaurant that never opens is said to open some day', () => {
  expect(openingState(at('12:00'), { hours, closedWeekdays: [...weekdays] }).inDays).toBe(30);
});
