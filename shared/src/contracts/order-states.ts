import { isInTime } from '../device/durations';

/** The states of an order, in the order in which it passes them. */
export const orderStatuses = [
  'placed',
  'confirmed',
  'preparing',
  'ready',
  'out_for_delivery',
  'brought_back',
  'delivered',
  'cancelled',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const orderActors = ['kitchen', 'customer', 'rider'] as const;
export type OrderActor = (typeof orderActors)[number];

/** How an order came that the staff took: by phone, or from who stood there. */
export const orderSources = ['phone', 'door'] as const;
export type OrderSource = (typeof orderSources)[number];

const onward: Record<OrderStatus, readonly OrderStatus[]> = {
  placed: ['confirmed', 'cancelled'],
  confirmed: ['preparing', 'cancelled'],
  preparing: ['out_for_delivery', 'ready', 'cancelled'],
  ready: ['out_for_delivery', 'delivered', 'cancelled'],
  out_for_delivery: ['delivered', 'brought_back', 'cancelled'],
  brought_back: ['out_for_delivery', 'cancelled'],
  delivered: [],
  cancelled: [],
};

/** How long a customer may cancel, and the kitchen may take a step back. */
export const cancelWithinMs = 5 * 60_000;
export const stepBackWithinMs = 2 * 60_000;

/** The states that an order may go to next; none from a final one. */
export const nextStatuses = (from: OrderStatus): readonly OrderStatus[] => onward[from];
export const isFinal = (status: OrderStatus): boolean => onward[status].length === 0;

/** A step that somebody wants to make. Times in ms since epoch. */
export interface OrderStep {
  from: OrderStatus;
  to: OrderStatus;
  by: OrderActor;
  placedAt: number;
  /** The state before `from`, and when it was left; for the kitchen's way back. */
  before: OrderStatus | null;
  movedAt: number;
  at: number;
}

function isStepBack({ to, before, movedAt, at }: OrderStep): boolean {
  return before !== null && to === before && isInTime(movedAt, stepBackWithinMs, at);
}

/**
 * Whether that step is lawful: the kitchen makes all of them and one back within two minutes, the customer cancels
 * within five minutes what nobody has confirmed, a rider delivers what is on its way, or brings it back.
 */
export function mayMove(step: OrderStep): boolean {
  const { from, to, by, placedAt, at } = step;
  const isOnward = onward[from].includes(to);
  switch (by) {
    case 'kitchen':
      return isOnward || isStepBack(step);
    case 'customer':
      return from === 'placed' && to === 'cancelled' && isInTime(placedAt, cancelWithinMs, at);
    case 'rider':
      return from === 'out_for_delivery' && (to === 'delivered' || to === 'brought_back');
  }
}

/** The status that a text stands for, or null where it is none of them. */
export const knownStatus = (text: string): OrderStatus | null =>
  orderStatuses.find((status) => status === text) ?? null;

/** Whether an order waits for its money, as far as its document tells: then nothing of it is under way. */
export const isUnpaid = (order: {
  status: string;
  payment?: string;
  paymentMethod?: string;
}): boolean =>
  order.status === 'placed' && order.paymentMethod === 'online' && order.payment === 'pending';
