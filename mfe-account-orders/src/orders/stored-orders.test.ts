import type { Moment, Order } from '@burger/shared/order';
import fc from 'fast-check';
import { type KeptOrder, newestFirst, readOrders } from './load';

test('orders keep the names of their documents; what is no order is left out', () => {
  const documents = [
    { key: 'a', data: { orderId: 'BK1' } },
    { key: 'b', data: null },
    { key: 'c', data: { orderId: 'BK3' } },
  ];
  expect(readOrders(documents).map(({ key, order }) => [key, order.orderId])).toEqual([
    ['a', 'BK1'],
    ['c', 'BK3'],
  ]);
});

test('newest first, undated last, nothing lost', () => {
  const moment = fc.oneof(
    fc.integer(),
    fc.constant('missing' as const),
    fc.constant('invalid' as const),
  );
  const kept = (createdAt: Moment): KeptOrder => ({ key: 'k', order: { createdAt } as Order });
  fc.assert(
    fc.property(fc.array(moment), (moments) => {
      const orders = moments.map(kept);
      const sorted = newestFirst(orders);
      expect(new Set(sorted)).toEqual(new Set(orders));
      const dates = sorted.map(({ order: { createdAt } }) =>
        typeof createdAt === 'number' ? createdAt : -Infinity,
      );
      expect(dates).toEqual([...dates].sort((one, other) => (one === other ? 0 : other - one)));
    }),
  );
});
