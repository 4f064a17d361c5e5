import { type Order, orderStatuses, readOrder } from '@burger/shared/order';
import { aTrack } from '../testing/a-track';
import { keyToFollow, withTrack } from './list.late';

const trackingKey = '0123456789abcdef0123456789abcdef';
const order = (changes: object = {}): Order => {
  const read = readOrder({
    orderId: 'BK482130770',
    trackingKey,
    orderStatus: 'placed',
    estimatedDeliveryTime: '2026-11-22T08:15:00Z',
    ...changes,
  });
  if (!read) throw new Error('No order');
  return read;
};

test('an order is as its link tells it by now', () => {
  const promise = { from: '2026-11-22T08:25:00Z', to: '2026-11-22T08:40:00Z' };
  expect(withTrack(order(), aTrack({ status: 'confirmed', promise }))).toMatchObject({
    orderId: 'BK482130770',
    status: 'confirmed',
    estimatedAt: Date.parse(promise.from),
    estimatedUntil: Date.parse(promise.to),
  });
  expect(withTrack(order(), aTrack({ status: 'preparing', promise: null }))).toEqual(
    order({ orderStatus: 'preparing' }),
  );
});

test('what is not known changes nothing', () => {
  expect(withTrack(order(), 'unknown')).toEqual(order());
  expect(withTrack(order(), 'none')).toEqual(order());
});

test('what is under way and has a link is followed', () => {
  const followed = orderStatuses.filter((orderStatus) => keyToFollow(order({ orderStatus })));
  expect(followed).toEqual([
    'placed',
    'confirmed',
    'preparing',
    'ready',
    'out_for_delivery',
    'brought_back',
  ]);
  expect(keyToFollow(order({ trackingKey: '' }))).toBeNull();
  expect(keyToFollow(order({ orderStatus: 'on_hold' }))).toBeNull();
});
