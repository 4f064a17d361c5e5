import type { OrderStatus } from './order-states';

/** Why the counter cancels an order, with one touch. */
export const cancelReasons = [
  'item-unavailable',
  'too-busy',
  'customer-asked',
  'out-of-area',
  'not-reachable',
] as const;

/** Why a rider brings an order back, with one touch. */
export const bringBackReasons = ['nobody-opens', 'address-not-found', 'refused'] as const;

/** Every code that an order may be closed by; `not-delivered` where the rider said no more. Own words may stand instead. */
export const closingReasons = [...cancelReasons, ...bringBackReasons, 'not-delivered'] as const;
export type ClosingReason = (typeof closingReasons)[number];

/** The code that a stored reason is; null where somebody wrote words, or there is none. */
export const knownReason = (reason: string | null | undefined): ClosingReason | null =>
  closingReasons.find((code) => code === reason) ?? null;

/** Whether an order was cancelled once a rider had left with it: what was cooked did not arrive. */
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
