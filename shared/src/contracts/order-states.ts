import { isInTime } from '../platform/device/durations';

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

/** How staff received an order: by phone, or from a customer at the counter. */
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

/** Time limits in ms: for a customer's cancellation, and for the kitchen to undo a status change. */
export const cancelWithinMs = 5 * 60_000;
export const stepBackWithinMs = 2 * 60_000;

/** Returns the allowed next statuses of an order; none for a final one. */
export const nextStatuses = (from: OrderStatus): readonly OrderStatus[] => onward[from];
export const isFinal = (status: OrderStatus): boolean => onward[status].length === 0;

/** A requested status change. Times in ms since epoch. */
export interface OrderStep {
  from: OrderStatus;
  to: OrderStatus;
  by: OrderActor;
  placedAt: number;
  /** The status before `from`, and when it changed; needed for an undo. */
  before: OrderStatus | null;
  movedAt: number;
  at: number;
}

function isStepBack({ to, before, movedAt, at }: OrderStep): boolean {
  return before !== null && to === before && isInTime(movedAt, stepBackWithinMs, at);
}

/**
 * Returns whether a status change is allowed. The kitchen makes every change and undoes the last one within
 * two minutes. Customers cancel unconfirmed orders within five minutes; couriers report a delivery or a
 * return.
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

/** Returns the text as an order status, or null if it is none. */
export const knownStatus = (text: string): OrderStatus | null =>
  orderStatuses.find((status) => status === text) ?? null;

/** Returns whether an order still waits for its online payment, so that the kitchen must not start it. */
export const isUnpaid = (order: {
  status: string;
  payment?: string;
  paymentMethod?: string;
}): boolean =>
  order.status === 'placed' && order.paymentMethod === 'online' && order.payment === 'pending';
