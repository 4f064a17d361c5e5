/** How far the money of an order is that is paid online. */
export const onlineStates = ['pending', 'paid', 'let-go', 'hand-over'] as const;
export type OnlineState = (typeof onlineStates)[number];

/** Why money goes back. */
export const refundReasons = [
  'late',
  'twice',
  'paid-otherwise',
  'other-amount',
  'cancelled',
  'taken-back',
  // Made by somebody on the provider's own page.
  'at-provider',
  'dispute',
] as const;
export type RefundReason = (typeof refundReasons)[number];

/** How far a dispute is that a customer's bank raised, as Razorpay names it. */
export const disputeStates = ['open', 'under_review', 'won', 'lost', 'closed'] as const;
export type DisputeState = (typeof disputeStates)[number];

/** A refund that failed is still owed. */
export const refundStates = ['requested', 'done', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

/** Refunds of an order that are said in one sentence; `amount` in paise. */
export interface MoneyBack {
  state: RefundState;
  amount: number;
  /** Paid beside the payment that pays for the order, as when somebody pays twice. */
  isExtra?: true;
  /** Paid out by hand, as the provider could not. */
  paidOut?: 'cash' | 'upi';
}
