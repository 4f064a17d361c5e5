import { nextOpening } from './opening-hours';

// A Wednesday.
const at = (time: string) => new Date(`2025-01-15T${time}:00+05:30`);
const hours = { opens: '11:00', closes: '22:00', kitchenCloses: '21:30', lastOrders: '21:15' };
const always = { hours, closedWeekdays: [] };

test.each(['11:00', '15:30', '21:15'])('at %s the kitchen takes orders', (time) => {
  expect(nextOpening(at(time), always)).toBeNull();
});

test.each([
  ['10:59', 0],
  ['00:10', 0],
  // Still open, but past the last orders.
  ['21:16', 1],
  ['23:30', 1],
])('at %s it is next open at 11:00 AM in %i days', (time, inDays) => {
  expect(nextOpening(at(time), always)).toMatchObject({ time: '11:00 AM', inDays });
});

test('days on which it rests are passed over', () => {
  const days = { hours, closedWeekdays: ['thursday' as const], closedDays: ['2025-01-17'] };
  const opening = nextOpening(at('21:30'), days);
  expect(opening).toMatchObject({ time: '11:00 AM', inDays: 3 });
  expect(opening?.day.toISOString()).toMatch(/^2025-01-18/);
});

test('a day on which it rests takes no orders', () => {
  const days = { ...always, closedDays: ['2025-01-15'] };
  expect(nextOpening(at('15:00'), days)).toMatchObject({ inDays: 1 });
});
