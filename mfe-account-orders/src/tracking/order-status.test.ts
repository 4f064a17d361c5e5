import { statusLabel, stepsOf } from './eta';

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

test('a bag that waited for its rider has that step also on the road; one brought back keeps it once it is out again', () => {
  const been = ['placed', 'preparing', 'ready', 'out_for_delivery'].map((status) => ({ status }));
  const steps = stepsOf('out_for_delivery', 'delivery', been);
  expect(steps.map(({ status, state }) => `${status} ${state}`).slice(2)).toEqual([
    'preparing done',
    'ready done',
    'out_for_delivery now',
    'delivered ahead',
  ]);
  expect(stepsOf('out_for_delivery', 'delivery')).toHaveLength(steps.length - 1);
});

test('a delivered, cancelled or unknown order has no way to show', () => {
  for (const status of ['delivered', 'cancelled', 'on_hold', ''])
    expect(stepsOf(status, 'delivery')).toEqual([]);
});
