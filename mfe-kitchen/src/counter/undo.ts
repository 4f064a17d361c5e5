import type { KitchenOrder, StepRequest } from '@burger/shared/kitchen';
import { nextStatuses, stepBackWithinMs, type OrderStatus } from '@burger/shared/order';
import { isInTime } from '@burger/shared/times';
import { stepRequest } from './steps';

/** A step that this tablet made. */
export interface Done {
  key: string;
  orderId: string;
  from: OrderStatus;
  to: OrderStatus;
  /** When it was answered, ms. */
  at: number;
}

/** Whether the step can still be taken back: within two minutes, if the order stands where it left it. */
export const mayUndo = (done: Done, order: KitchenOrder | undefined, now: number): boolean =>
  order?.status === done.to && isInTime(done.at, stepBackWithinMs, now);

/** The way back. */
export const undoRequest = ({ from, to }: Done): StepRequest => stepRequest({ status: to }, from);

/**
 * Where the last step of an order can be taken back to, by the rules of the server: within two minutes, and nothing that
 * the customer did; a step back is not itself taken back. `since` is how long ago it was made, `now` the server's time (ms).
 */
export function stepBack(
  { status, history }: Pick<KitchenOrder, 'status' | 'history'>,
  now: number,
): { to: OrderStatus; since: number } | null {
  const [before, last] = history.slice(-2);
  if (!before || last?.status !== status || last.by === 'customer') return null;
  if (!nextStatuses(before.status).includes(status)) return null;
  // What was brought back goes out again as a delivery of its own.
  if (nextStatuses(status).includes(before.status)) return null;
  const at = Date.parse(last.at);
  if (!isInTime(at, stepBackWithinMs, now)) return null;
  return { to: before.status, since: Math.max(0, now - at) };
}
