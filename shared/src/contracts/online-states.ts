export const onlineStates = ['pending', 'paid', 'let-go', 'hand-over'] as const;
export type OnlineState = (typeof onlineStates)[number];

export const refundReasons = [
  'late',
  'twice',
  'paid-otherwise',
  'other-amount',
  'cancelled',
  'taken-back',
  // The payment was refunded by hand in the provider's dashboard.
  'at-provider',
  'dispute',
] as const;
export type RefundReason = (typeof refundReasons)[number];

/** States of a chargeback dispute, as Razorpay names them. */
export const disputeStates = ['open', 'under_review', 'won', 'lost', 'closed'] as const;
export type DisputeState = (typeof disputeStates)[number];

/** States of a refund. The restaurant still owes a failed one. */
export const refundStates = ['requested', 'done', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

/** The refunds of an order that a page describes in one sentence; `amount` in paise. */
export interface Refunds {
  state: RefundState;
  amount: number;
  /** Set for a payment in addition to the one that pays for the order, e.g. if a customer pays twice. */
  isExtra?: true;
  /** How staff paid the refund after the provider's attempt had failed. */
  paidOut?: 'cash' | 'upi';
}
