import type { ClosingReason } from './closing-reasons';
import type { Refunds, OnlineState, RefundState } from './online-states';
import type { OrderStatus } from './order-states';

/** Response of `GET /api/track` for anyone with the link: progress without personal data. */
export interface Track {
  /** The server's time of the response, because a device's clock may be wrong. */
  now: string;
  orderId: string;
  kind: 'delivery' | 'pickup';
  status: OrderStatus;
  revision: number;
  /** Statuses with their times, oldest first, beginning with `placed`. */
  history: readonly { status: OrderStatus; at: string }[];
  createdAt: string;
  /** Start of the chosen half-hour slot; null means as soon as possible. */
  slot: string | null;
  /** Promised time span; null for damaged orders. `to` is null if a single time was promised. */
  promise: { from: string; to: string | null } | null;
  /** Minutes that the kitchen has added to the first promise. */
  addedMinutes: number;
  /** Until when the customer can cancel; null once it is too late. */
  cancelUntil: string | null;
  /** The kitchen should have confirmed the order by now, but has not. */
  unconfirmed: boolean;
  /** Code of the cancellation reason. Free text is withheld, because it may contain personal data. */
  reason: ClosingReason | null;
  /** Online payment; missing for orders paid on delivery or pickup. */
  payment?: {
    state: OnlineState;
    /** Until when the order waits for its payment; null if it does not wait. */
    until: string | null;
    /** State of the refund, the worst of several; null if there is none. */
    refund: RefundState | null;
    /** All refunds with their amounts, worst state first. Missing without refunds. */
    back?: readonly Refunds[];
    /** Amount to collect of a paid order in paise, also if it was refunded since; missing if there is none. */
    collect?: number;
  };
  /** Set for an order that staff entered (total in paise), which anyone with the link may pay. */
  taken?: { total: number };
  /** Changes of the order that the customer made by phone, in paise. Missing without changes. */
  changed?: {
    at: string;
    /** Total when the order was placed, and total now. */
    was: number;
    total: number;
    /**
     * Quantity of each line when the order was placed (0: added) and now (0: removed). Both are equal if only
     * options changed.
     */
    lines: readonly { name: string; was: number; now: number }[];
    /** Amount to collect on delivery or pickup; negative if money is returned. */
    collect: number;
  };
}
