import { orderNumber } from './place';

test('an order number is the prefix, the last six digits of the time and three random digits', () => {
  expect(orderNumber('BK', new Date(1_767_600_123_456), 7)).toBe('BK123456007');
  expect(orderNumber('BK', new Date(1_767_600_000_009), 999)).toBe('BK000009999');
  expect(orderNumber('BK', new Date(5), 0)).toBe('BK000005000');
});
