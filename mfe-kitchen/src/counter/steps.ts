import type { KitchenOrder, StepRequest } from '@burger/shared/kitchen';
import { nextStatuses, stepBackWithinMs, type OrderStatus } from '@burger/shared/order';
import { isInTime } from '@burger/shared/times';
import type { DoneStep } from './state';

export interface NextStep {
  to: OrderStatus;
  /** What the counter has to know before it moves the order on. */
  asks: 'rider' | 'payment' | null;
}

export const toCollect = ({ payment, total }: Pick<KitchenOrder, 'payment' | 'total'>): number =>
  payment === 'pending' ? total : 0;

const delivered = (order: KitchenOrder): NextStep => ({
  to: 'delivered',
  asks: toCollect(order) > 0 ? 'payment' : null,
});

const leaves: NextStep = { to: 'out_for_delivery', asks: 'rider' };

/** The one step that an order is waiting for; null when it is over. */
export function nextStep(order: KitchenOrder): NextStep | null {
  switch (order.status) {
    case 'placed':
      return { to: 'confirmed', asks: null };
    case 'confirmed':
      return { to: 'preparing', asks: null };
    case 'preparing':
      return order.kind === 'pickup' || order.waitsReady ? { to: 'ready', asks: null } : leaves;
    case 'brought_back':
      return leaves;
    case 'ready':
      return order.kind === 'pickup' ? delivered(order) : leaves;
    case 'out_for_delivery':
      return delivered(order);
    case 'delivered':
    case 'cancelled':
      return null;
  }
}

export const mayCancel = ({ status }: KitchenOrder): boolean =>
  nextStatuses(status).includes('cancelled');

export type StepDetails = Partial<Omit<StepRequest, 'from' | 'to'>>;

/** A step as the server wants it: it is made only if the order still stands at `from`. */
export const stepRequest = (
  { status }: Pick<KitchenOrder, 'status'>,
  to: OrderStatus,
  { addMinutes = 0, reason = null, rider = null, payment = null }: StepDetails = {},
): StepRequest => ({ from: status, to, addMinutes, reason, rider, payment });

export const mayUndo = (done: DoneStep, order: KitchenOrder | undefined, now: number): boolean =>
  order?.status === done.to && isInTime(done.at, stepBackWithinMs, now);

export const undoRequest = ({ from, to }: DoneStep): StepRequest =>
  stepRequest({ status: to }, from);

/** Where the last step of an order can be taken back to, by the rules of the server, and how long ago it was made (ms). */
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
