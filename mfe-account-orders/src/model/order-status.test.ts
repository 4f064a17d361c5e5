import { knownStatus, statusLabel, stepsOf } from './order-status';

test('underscores are replaced and words capitalised', () => {
  expect(statusLabel('out_for_delivery')).toBe('Out For Delivery');
  expect(statusLabel('placed')).toBe('Placed');
  expect(statusLabel('on_hold')).toBe('On Hold');
  expect(statusLabel('')).toBe('');
});

test('only the six statuses are known', () => {
  expect(knownStatus('cancelled')).toBe('cancelled');
  expect(knownStatus('on_hold')).toBeNull();
});

test('an order on its way has steps done, now and ahead', () => {
  expect(stepsOf('preparing').map(({ state }) => state)).toEqual([
    'done',
    'done',
    'now',
    'ahead',
    'ahead',
  ]);
});

test('a delivered, cancelled or unknown order has no way to show', () => {
  for (const status of ['delivered', 'cancelled', 'on_hold', ''])
    expect(stepsOf(status)).toEqual([]);
});
