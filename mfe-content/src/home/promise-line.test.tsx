import { shopEvents } from '@burger/shared/contracts';
import { createBus } from '@burger/shared/testing/bus';
import { act, render } from '@testing-library/react';
import { PromiseLine } from './promise-line';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a page that stays open names the half hour once the kitchen takes no more orders for now', async () => {
  let time = '21:00:00';
  const now = () => Date.parse(`2026-11-21T${time}+05:30`);
  const readFullSlots = () => Promise.resolve(null);
  const { container } = render(
    <PromiseLine now={now} bus={createBus(shopEvents)} readFullSlots={readFullSlots} />,
  );
  expect(container).toHaveTextContent('45–60');
  time = '23:00:20';
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(container).toHaveTextContent('tomorrow, 12:00–12:30 PM');
});
