import { nextOpening } from './kitchen-hours';

const at = (time: string) => new Date(`2025-01-15T${time}:00+05:30`);

test.each(['11:00', '15:30', '21:15'])('at %s the kitchen takes orders', (time) => {
  expect(nextOpening(at(time))).toBeNull();
});

test.each([
  ['10:59', false],
  ['00:10', false],
  // Still open, but past the last orders.
  ['21:16', true],
  ['23:30', true],
])('at %s it is next open at 11:00 AM (tomorrow: %s)', (time, tomorrow) => {
  expect(nextOpening(at(time))).toEqual({ time: '11:00 AM', tomorrow });
});
