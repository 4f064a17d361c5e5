import { weekdays } from '../contracts/weekdays';
import { dayOf, formatTime } from './clock-time';
import { dayAfter } from './day-name';
import { nextOpening, openingState, takesOrders } from './opening-hours';
import { momentSpanText, momentText } from './time-formats';

// Kithaganur is at UTC+5:30; 14 March 2026 is a Saturday.
const at = (time: string, day = 14) => new Date(`2026-03-${day}T${time}:00+05:30`);
const hours = { opens: '11:00', closes: '22:00', kitchenCloses: '21:30', lastOrders: '21:15' };
const daily = { hours, closedWeekdays: [] };

// sittings.test.ts covers the exact minutes of opening, closing and last orders.
test("opening hours skip closed weekdays and closed dates in the restaurant's time zone", () => {
  const weekends = { hours, closedWeekdays: ['saturday' as const, 'sunday' as const] };
  const closed = { open: false, until: '11:00 AM', tomorrow: false, inDays: 2 };
  expect(openingState(at('12:00'), weekends)).toEqual(closed);
  expect(takesOrders(at('12:00'), weekends)).toBe(false);
  expect(openingState(at('12:00', 16), weekends).open).toBe(true);
  const opening = nextOpening(at('21:30'), { ...weekends, closedDays: ['2026-03-16'] });
  expect(opening).toMatchObject({ time: '11:00 AM', inDays: 3 });
  expect(opening?.day.toISOString()).toMatch(/^2026-03-17/);
  const today = { ...daily, closedDays: ['2026-03-14'] };
  expect(openingState(at('12:00'), today)).toMatchObject({ open: false, tomorrow: true });
  // At this moment it is still 13 March in London.
  expect(dayOf(new Date('2026-03-13T20:00:00Z'))).toBe('2026-03-14');
});

test('openingState gives 30 days until the next opening if every weekday is closed', () => {
  expect(openingState(at('12:00'), { hours, closedWeekdays: [...weekdays] }).inDays).toBe(30);
});

test.each([
  ['00:05', '12:05 AM'],
  ['12:00', '12:00 PM'],
  ['21:15', '9:15 PM'],
])('formatTime writes %s as %s', (time, text) => expect(formatTime(time)).toBe(text));

test('momentText and momentSpanText show date and time in the time zone of the restaurant', () => {
  const moment = Date.parse('2026-11-21T20:00:00Z');
  expect(momentText(new Date(moment))).toBe('22 Nov 2026, 1:30 AM');
  expect(momentSpanText(moment, moment + 15 * 60_000)).toBe('22 Nov 2026, 1:30–1:45 AM');
  expect(momentSpanText(moment, null)).toBe('22 Nov 2026, 1:30 AM');
});

test('momentText throws a RangeError for an invalid date', () => {
  expect(() => momentText(new Date(NaN))).toThrow(RangeError);
});

test('dayAfter names a weekday within a week, and a date from a week on', () => {
  expect([2, 6, 7].map((days) => dayAfter(at('12:00'), days))).toEqual([
    'Monday',
    'Friday',
    '21 March',
  ]);
  // At this moment it is still Saturday in London.
  expect(dayAfter(new Date('2026-03-14T20:00:00Z'), 1)).toBe('Monday');
  expect(dayAfter(new Date('2026-03-14T20:00:00Z'), 1, 'UTC')).toBe('Sunday');
});
