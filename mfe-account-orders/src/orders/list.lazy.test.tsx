import { type Order, readOrder } from '@burger/shared/order';
import { orderStatuses } from '@burger/shared/contracts';
import { BrowserRouter } from '@burger/shared/router';
import { aBus, renderPage } from '@burger/shared/testing';
import { act, screen } from '@testing-library/react';
import { answerTrack, aTrack, placedAt, trackingKey } from '../testing/a-track';
import { TrackedOrder, keyToFollow, withTrack } from './list.lazy';

const minuteMs = 60_000;

const order = (changes: object = {}): Order =>
  readOrder({
    orderId: 'BK482130770',
    orderStatus: 'confirmed',
    trackingKey,
    createdAt: new Date(placedAt).toISOString(),
    estimatedDeliveryTime: new Date(placedAt + 45 * minuteMs).toISOString(),
    ...changes,
  })!;

test("withTrack applies the track's status and promised time, and ignores an unknown track", () => {
  const promise = { from: '2026-11-22T08:25:00Z', to: '2026-11-22T08:40:00Z' };
  expect(withTrack(order(), aTrack({ status: 'confirmed', promise }))).toMatchObject({
    orderId: 'BK482130770',
    status: 'confirmed',
    promisedFrom: Date.parse(promise.from),
    promisedTo: Date.parse(promise.to),
  });
  expect(withTrack(order(), aTrack({ status: 'preparing', promise: null }))).toEqual(
    order({ orderStatus: 'preparing' }),
  );
  expect(withTrack(order(), 'unknown')).toEqual(order());
  expect(withTrack(order(), 'none')).toEqual(order());
});

test('keyToFollow returns the tracking key of unfinished orders only', () => {
  const isTracked = (orderStatus: string) => keyToFollow(order({ orderStatus })) !== null;
  const over = ['delivered', 'cancelled'];
  expect(orderStatuses.filter((status) => !isTracked(status)).sort()).toEqual(over.sort());
  expect(keyToFollow(order({ trackingKey: '' }))).toBeNull();
  expect(isTracked('on_hold')).toBe(false);
});

describe('the orders list', () => {
  beforeEach(() => jest.useFakeTimers());

  const tracked = (changes: object = {}) => (
    <TrackedOrder
      order={order(changes)}
      now={Date.now()}
      bus={aBus()}
      cancel={() => Promise.resolve('failed')}
      onOver={() => undefined}
      shop={undefined}
      onBill={() => Promise.resolve(false)}
      onAgain={() => ({ requested: [], missing: [], changed: [], total: 0, isLookedUp: true })}
      onChoose={() => undefined}
      onViewCart={() => undefined}
    />
  );
  const dayMs = 24 * 60 * minuteMs;

  test.each([-dayMs, 0, dayMs])(
    "the orders list counts minutes by the server's clock on a device that is %d ms wrong",
    async (wrongBy) => {
      jest.setSystemTime(placedAt + wrongBy);
      answerTrack(aTrack({ status: 'preparing', cancelUntil: null }));
      renderPage(tracked());
      await act(() => jest.advanceTimersByTimeAsync(0));
      expect(screen.getByRole('article')).toHaveTextContent(/In about 45 min/);
    },
  );

  test("the orders list shows the kitchen's free-text reason once, with the phone number", async () => {
    jest.setSystemTime(placedAt);
    answerTrack(aTrack({ status: 'cancelled', cancelUntil: null, reason: null }));
    const { rerender } = renderPage(tracked());
    await act(() => jest.advanceTimersByTimeAsync(0));
    const over = tracked({ orderStatus: 'cancelled', reason: 'The gas ran out' });
    rerender(<BrowserRouter>{over}</BrowserRouter>);
    jest.useRealTimers();
    expect(await screen.findByText('Reason: The gas ran out')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Call/ })).toBeVisible();
  });
});
