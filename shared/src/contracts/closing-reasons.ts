import type { OrderStatus } from './order-states';

export const cancelReasons = [
  'item-unavailable',
  'too-busy',
  'customer-asked',
  'out-of-area',
  'not-reachable',
] as const;

export const bringBackReasons = ['nobody-opens', 'address-not-found', 'refused'] as const;

/**
 * Every reason code an order may be closed with. `not-delivered`: the courier gave no reason. Free text may
 * be stored instead.
 */
export const closingReasons = [...cancelReasons, ...bringBackReasons, 'not-delivered'] as const;
export type ClosingReason = (typeof closingReasons)[number];

/** Returns the code of a stored cancellation reason; null for free text or none. */
export const knownReason = (reason: string | null | undefined): ClosingReason | null =>
  closingReasons.find((code) => code === reason) ?? null;

/** Returns whether an order was cancelled after a courier had left with it, so the food was lost. */
export const isBroughtBack = ({
  status,
  history,
}: {
  status: string;
  history: readonly { status: OrderStatus }[];
}): boolean => {
  const before = history.at(-2)?.status;
  return status === 'cancelled' && (before === 'out_for_delivery' || before === 'brought_back');
};
