import { statusLabel, stepsOf } from './order-status';

test('underscores are replaced and words capitalised', () => {
  expect(statusLabel('out_for_delivery')).toBe('Out For Delivery');
  expect(statusLabel('placed')).toBe('Placed');
  expect(statusLabel('on_hold')).toBe('On Hold');
  expect(statusLabel('')).toBe('');
});

test('an order on its way to the door has steps done, now and ahead', () => {
  expect(stepsOf('preparing', 'delivery')).toEqual([
    { status: 'placed', state: 'done' },
    { status: 'confirmed', state: 'done' },
    { status: 'preparing', state: 'now' },
    { status: 'out_for_delivery', state: 'ahead' },
    { status: 'delivered', state: 'ahead' },
  ]);
});

test('an order that waits at the counter does not go out for delivery', () => {
  expect(stepsOf('ready', 'pickup').map(({ status }) => status)).toEqual([
    'placed',
    'confirmed',
    'preparing',
    'ready',
    'delivered',
  ]);
  expect(stepsOf('ready', 'pickup')[3]?.state).toBe('now');
});

test('a delivered, cancelled or unknown order has no way to show', () => {
  for (const status of ['delivered', 'cancelled', 'on_hold', ''])
    expect(stepsOf(status, 'delivery')).toEqual([]);
});
