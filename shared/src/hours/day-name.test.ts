import { weekdays } from '../contracts/weekdays';
import { dayAfter, weekdayName } from './day-name';

test('the days of the week by their names', () => {
  expect(weekdays.map(weekdayName)).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ]);
});

test('a day of this week is a weekday, a later one a date', () => {
  // A Saturday at the restaurant.
  const at = new Date('2026-11-21T12:00:00+05:30');
  expect(dayAfter(at, 2)).toBe('Monday');
  expect(dayAfter(at, 6)).toBe('Friday');
  expect(dayAfter(at, 7)).toBe('28 November');
  expect(dayAfter(at, 12)).toBe('3 December');
});

test('days are counted on the wall clock of the restaurant', () => {
  // Still Saturday in London, already Sunday at the restaurant.
  expect(dayAfter(new Date('2026-11-21T20:00:00Z'), 1)).toBe('Monday');
  expect(dayAfter(new Date('2026-11-21T20:00:00Z'), 1, 'UTC')).toBe('Sunday');
});
