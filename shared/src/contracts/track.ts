import type { ClosingReason } from './closing-reasons';
import type { Refunds, OnlineState, RefundState } from './online-states';
import type { OrderStatus } from './order-states';

/** Response of `GET /api/track`, public to holders of the link: the order's progress without personal data. Times are ISO. */
export interface Track {
  /** The server's clock at the response; a device's clock may be wrong. */
  now: string;
  orderId: string;
  kind: 'delivery' | 'pickup';
  status: OrderStatus;
  revision: number;
  /** Oldest first, beginning with `placed`. */
  history: readonly { status: OrderStatus; at: string }[];
  createdAt: string;
  /** Start of the chosen half-hour slot; null for as soon as possible. */
  slot: string | null;
  /** Promised time span. Null on damaged orders; `to` is null when one time was promised. */
  promise: { from: string; to: string | null } | null;
  /** Minutes that the kitchen has added to the first promise; absent in older responses. */
  addedMinutes?: number;
  /** Until when the customer can cancel; null afterwards. */
  cancelUntil: string | null;
  /** The kitchen should have confirmed the order by now, and has not. */
  unconfirmed: boolean;
  /** Code of the reason. Free text is withheld, because it may hold personal data. Absent in older responses. */
  reason?: ClosingReason | null;
  /** Online payment; absent for orders paid on delivery or pickup. */
  payment?: {
    state: OnlineState;
    /** Until when the order waits for its payment; null when it does not. */
    until: string | null;
    /** State of the refund, the worst of several; null when there is none. */
    refund: RefundState | null;
    /** All refunds with their amounts, the worst state first. Absent without refunds, and in older responses. */
    back?: readonly Refunds[];
  };
  /** Set when staff entered the order: total in paise. No account owns it, so the link may pay (`POST /api/track/pay`). */
  taken?: { total: number };
  /** Changes that the customer made by phone, in paise. Absent without changes, and in older responses. */
  changed?: {
    at: string;
    /** Total when placed, and total now. */
    was: number;
    total: number;
    /** Quantity per line when placed (0: added) and now (0: removed). Both are equal when only choices changed. */
    lines: readonly { name: string; was: number; now: number }[];
    /** Amount to collect on delivery or pickup; negative when money is given back. */
    collect: number;
  };
}
