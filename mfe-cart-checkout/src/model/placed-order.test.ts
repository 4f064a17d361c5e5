import { anOrder } from '../testing/an-order';
import { timeOfDay, totalChanged } from './placed-order';

test('the total changed when the server counted another one', () => {
  const placed = { order: anOrder(), otherDetails: false };
  expect(totalChanged({ ...placed, shownTotal: 10_290 })).toBe(false);
  expect(totalChanged({ ...placed, shownTotal: 10_289 })).toBe(true);
});

test('times are read on the clock of the restaurant', () => {
  expect(timeOfDay('2025-01-15T13:15:00.000Z', 'Asia/Kolkata')).toBe('6:45 PM');
});

test.each([null, '', 'soon'])('%j is no time', (moment) => {
  expect(timeOfDay(moment, 'Asia/Kolkata')).toBeNull();
});
