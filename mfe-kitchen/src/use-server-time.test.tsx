import { timeText } from '@burger/shared/hours';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useTimeOf } from './use-server-time';
import { aKitchen } from './testing/a-kitchen';
import { aFeed, iso, noon } from './testing/an-order';
import { ok } from './testing/a-server';
import { KitchenContext } from './use-kitchen';

beforeEach(() => void jest.useFakeTimers({ now: noon }));
afterEach(() => void jest.useRealTimers());
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function renderClock(kitchen = aKitchen().kitchen) {
  const render = jest.fn(() => timeText(useTimeOf(timeText)));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <KitchenContext value={kitchen}>{children}</KitchenContext>
  );
  return { render, ...renderHook(render, { wrapper }) };
}

test('a view of the time renders again only when the text of the time changes', async () => {
  const { render, result } = renderClock();
  await pass(59_000);
  expect(render).toHaveBeenCalledTimes(1);
  await pass(5000);
  expect(render).toHaveBeenCalledTimes(2);
  expect(result.current).toBe(timeText(noon + 60_000));
});

test('a view of the time follows the server clock as soon as the counter knows it', async () => {
  const hourAheadMs = 3_600_000;
  const feed = aFeed({ now: iso(noon + hourAheadMs) });
  const { kitchen } = aKitchen({ api: { feed: () => ok({ feed, unreadable: [] }) } });
  const { result } = renderClock(kitchen);
  expect(result.current).toBe(timeText(noon));
  const stop = kitchen.counter.follow(jest.fn());
  await pass(100);
  expect(result.current).toBe(timeText(noon + hourAheadMs));
  stop();
});
