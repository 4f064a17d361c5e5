import type { KitchenOrder, StepRequest } from '@burger/shared/kitchen';
import { nextStatuses, type OrderStatus } from '@burger/shared/order';

/** What the counter has to know before it moves an order on. */
export type Question = 'promise' | 'rider' | 'payment' | null;

export interface NextStep {
  to: OrderStatus;
  asks: Question;
}

/** What is still to be collected, in paise. */
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
      return { to: 'confirmed', asks: 'promise' };
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

/** What goes with a step, as far as it is known. */
export type StepDetails = Partial<Omit<StepRequest, 'from' | 'to'>>;

/** A step as the server wants it: it is made only if the order still stands at `from`. */
export const stepRequest = (
  { status }: Pick<KitchenOrder, 'status'>,
  to: OrderStatus,
  { addMinutes = 0, reason = null, rider = null, payment = null }: StepDetails = {},
): StepRequest => ({ from: status, to, addMinutes, reason, rider, payment });
