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
] as const;
export type RefundReason = (typeof refundReasons)[number];

/** A refund that failed is still owed. */
export const refundStates = ['requested', 'done', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];
