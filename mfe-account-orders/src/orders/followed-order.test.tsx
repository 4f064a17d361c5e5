import { shopEvents } from '@burger/shared/contracts';
import { BrowserRouter } from '@burger/shared/router';
import { renderPage } from '@burger/shared/testing';
import { createBus } from '@burger/shared/testing/bus';
import { act, screen } from '@testing-library/react';
import { aTrack, placedAt } from '../testing/a-track';
import { answerTrack } from '../testing/answer-track';
import { readOrders } from './load';
import { FollowedOrder } from './list.late';

const dayMs = 24 * 60 * 60_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
});

/** An order that was under way when it came into the list. */
function followed(changes: object = {}) {
  const [kept] = readOrders([
    {
      key: 'a',
      data: {
        orderId: 'BK482130770',
        orderStatus: 'confirmed',
        trackingKey: '0123456789abcdef0123456789abcdef',
        createdAt: new Date(placedAt).toISOString(),
        estimatedDeliveryTime: new Date(placedAt + 45 * 60_000).toISOString(),
        ...changes,
      },
    },
  ]);
  return (
    <FollowedOrder
      order={kept!.order}
      now={Date.now()}
      bus={createBus(shopEvents)}
      cancel={() => Promise.resolve('failed')}
      onOver={() => undefined}
      shop={undefined}
      onBill={() => Promise.resolve(false)}
      onAgain={() => ({ asked: [], missing: [], changed: [], total: 0, isLookedUp: true })}
      onChoose={() => undefined}
      onViewCart={() => undefined}
    />
  );
}

test.each([-dayMs, 0, dayMs])(
  'a device whose clock is %d ms wrong counts the minutes by the clock of the server',
  async (wrongBy) => {
    jest.setSystemTime(placedAt + wrongBy);
    answerTrack(aTrack({ status: 'preparing', cancelUntil: null }));
    renderPage(followed());
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByRole('article')).toHaveTextContent(/In about 45 min/);
  },
);

test('what the counter wrote is read by the customer whose order it was, once, with the phone', async () => {
  jest.setSystemTime(placedAt);
  answerTrack(aTrack({ status: 'cancelled', cancelUntil: null, reason: null }));
  const { rerender } = renderPage(followed());
  await act(() => jest.advanceTimersByTimeAsync(0));
  // The list was read anew.
  const over = followed({ orderStatus: 'cancelled', reason: 'The gas ran out' });
  rerender(<BrowserRouter>{over}</BrowserRouter>);
  jest.useRealTimers();
  expect(await screen.findByText('Reason: The gas ran out')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Call/ })).toBeVisible();
});
