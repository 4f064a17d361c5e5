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

/** Time limits in ms: for a customer's cancellation, and for the kitchen to undo a status change. */
export const cancelWithinMs = 5 * 60_000;
export const stepBackWithinMs = 2 * 60_000;

// Not derived from `order-steps.ts`, which customers' pages do not load. A test compares both.
export const isFinal = (status: OrderStatus): boolean =>
  status === 'delivered' || status === 'cancelled';

/** Returns whether a courier has nothing to deliver (any more). */
export const isDeliveryOver = (status: OrderStatus): boolean =>
  isFinal(status) || status === 'brought_back';

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
