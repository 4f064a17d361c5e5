import { createBus } from '@burger/shared/testing/bus';
import { shopEvents } from '@burger/shared/contracts';
import { renderPage } from '@burger/shared/testing';
import { act, screen } from '@testing-library/react';
import { readOrders } from '../model/kept-order';
import { aTrack, placedAt } from '../testing/a-track';
import { FollowedOrder } from './followed-order';

const dayMs = 24 * 60 * 60_000;
const { fetch: before } = globalThis;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = before;
});

test.each([-dayMs, 0, dayMs])(
  'a device whose clock is %d ms wrong counts the minutes by the clock of the server',
  async (wrongBy) => {
    jest.setSystemTime(placedAt + wrongBy);
    AbortSignal.timeout ??= () => new AbortController().signal;
    globalThis.fetch = (() =>
      Promise.resolve({
        status: 200,
        ok: true,
        json: () => Promise.resolve(aTrack({ status: 'preparing', cancelUntil: null })),
      })) as unknown as typeof fetch;
    const [kept] = readOrders([
      {
        key: 'a',
        data: {
          orderId: 'BK482130770',
          orderStatus: 'confirmed',
          trackingKey: '0123456789abcdef0123456789abcdef',
          createdAt: new Date(placedAt).toISOString(),
          estimatedDeliveryTime: new Date(placedAt + 45 * 60_000).toISOString(),
        },
      },
    ]);
    const bus = createBus(shopEvents);
    renderPage(
      <FollowedOrder
        order={kept!.order}
        now={Date.now()}
        follow={{ bus, cancel: () => Promise.resolve('failed') }}
        onOver={() => undefined}
        shop={undefined}
        onAgain={() => ({ asked: [], missing: [], changed: [], total: 0, isLookedUp: true })}
        onChoose={() => undefined}
        onViewCart={() => undefined}
      />,
    );
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByRole('article')).toHaveTextContent(/In about 45 min/);
  },
);
