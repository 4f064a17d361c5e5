import type { KitchenFeed, KitchenOrder } from '@burger/shared/kitchen';
import { anOrder, aFeed } from '../testing/an-order';
import { mergeFeed } from './board';
import { takenBack } from './taken-back';

const cancelledBy = (by: 'customer' | 'kitchen' | 'rider', changes: Partial<KitchenOrder> = {}) => {
  const { history, revision, ...order } = anOrder(changes);
  const step = { status: 'cancelled', at: order.createdAt, by } as const;
  return {
    ...order,
    status: 'cancelled' as const,
    history: [...history, step],
    revision: revision + 1,
  };
};
const feed = (...orders: KitchenOrder[]): KitchenFeed => aFeed({ orders });
const board = mergeFeed(null, feed(anOrder()));

test('what a customer cancels is told, once', () => {
  const news = feed(cancelledBy('customer'));
  expect(takenBack(board, news).map(({ orderId }) => orderId)).toEqual([anOrder().orderId]);
  expect(takenBack(mergeFeed(board, news), news)).toEqual([]);
});

test('what the staff or a rider ended, and what was over before the board was opened, is no news', () => {
  expect(takenBack(board, feed(cancelledBy('kitchen')))).toEqual([]);
  expect(takenBack(board, feed(cancelledBy('rider')))).toEqual([]);
  expect(takenBack(null, feed(cancelledBy('customer')))).toEqual([]);
  expect(takenBack(board, feed(cancelledBy('customer', { key: 'f'.repeat(32) })))).toEqual([]);
});
