import type { KitchenOrder } from '@burger/shared/kitchen';
import type { CounterState } from './state';

const minuteMs = 60_000;
const laterThanMinutes = 60;

/** Returns whether an order's time slot is further away than the preparation time, at a moment (ms). */
export const isForLater = (
  { status, slot }: Pick<KitchenOrder, 'status' | 'slot'>,
  now: number,
  extraMinutes: number,
): boolean =>
  status === 'confirmed' &&
  slot !== null &&
  Date.parse(slot) - now > (laterThanMinutes + extraMinutes) * minuteMs;

/** Returns whether an order is for later, given the counter's state; `now` in ms of this tablet's clock. */
export const isForLaterAt = (
  order: KitchenOrder,
  { board, skew }: Pick<CounterState, 'board' | 'skew'>,
  now: number,
): boolean => isForLater(order, now + skew, board?.today.extraMinutes ?? 0);
