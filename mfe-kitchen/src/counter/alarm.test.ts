import type { OrderStatus } from '@burger/shared/contracts';
import { noon, numbered } from '../testing/an-order';
import { alarmOf, backAs, isLost, waitingFor } from './alarm';
import type { PendingStep } from './state';
import { stepRequest } from './steps';

const pressed = (number: number, status: OrderStatus = 'placed'): PendingStep => {
  const { key, orderId } = numbered(number);
  const request = stepRequest({ status }, 'confirmed');
  return { key, orderId, request, at: noon, tries: 0 };
};

test('a delivery that was brought back rings until staff react, and again when it is brought back again', () => {
  const back = numbered(1, { status: 'brought_back' });
  const again = { ...back, history: [...back.history, ...back.history] };
  expect(waitingFor([back], [])).toEqual([back]);
  expect(waitingFor([back], [], [backAs(back)])).toEqual([]);
  expect(waitingFor([again], [], [backAs(back)])).toEqual([again]);
});

test('a pending press for a later status does not silence an order that was undone to new', () => {
  const request = stepRequest({ status: 'confirmed' }, 'placed');
  const undoing = { ...pressed(1), request };
  expect(waitingFor([numbered(1)], [undoing])).toHaveLength(1);
});

test.each([
  [0, false, 'silence'],
  [1, false, 'news'],
  [0, true, 'lost'],
  [3, true, 'both'],
] as const)('the alarm with %s orders waiting and lost=%s is %s', (waiting, lost, alarm) =>
  expect(alarmOf(waiting, lost)).toBe(alarm),
);

test('the connection counts as lost after fifteen seconds, and when the clock was set back', () => {
  expect(isLost(noon, noon + 14_999)).toBe(false);
  expect(isLost(noon, noon + 15_000)).toBe(true);
  expect(isLost(noon, noon - 3_600_000)).toBe(true);
  // The view was rendered just before the response arrived, so its time is slightly earlier.
  expect(isLost(noon, noon - 5000)).toBe(false);
});
