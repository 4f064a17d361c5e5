import type { ClosingReason } from './closing-reasons';
import type { MoneyBack, OnlineState, RefundState } from './online-states';
import type { OrderStatus } from './order-states';

/** `GET /api/track`: how far an order is, for whoever has its link; nothing of the person. Moments are ISO text. */
export interface Track {
  /** The server's clock when it answered; that of a device may be wrong. */
  now: string;
  orderId: string;
  kind: 'delivery' | 'pickup';
  status: OrderStatus;
  revision: number;
  /** Oldest first; it begins with `placed`. */
  history: readonly { status: OrderStatus; at: string }[];
  createdAt: string;
  /** Start of the half hour that was chosen for it; null for as soon as possible. */
  slot: string | null;
  /** From when until when it was promised; null on damaged orders, `to` null where that is one moment. */
  promise: { from: string; to: string | null } | null;
  /** By how many minutes the kitchen has moved it from what was promised at first. Absent in former answers. */
  addedMinutes?: number;
  /** Until when the customer can cancel it; null once that is over. */
  cancelUntil: string | null;
  /** Nobody has confirmed it, although somebody should have. */
  unconfirmed: boolean;
  /** Why it was cancelled or not delivered, as a code: words may say something of the person. Absent in older answers. */
  reason?: ClosingReason | null;
  /** How it is paid online; absent of orders that are paid when they are handed over. */
  payment?: {
    state: OnlineState;
    /** Until when its money is waited for; null where it is not. */
    until: string | null;
    /** What becomes of money that goes back, the worst of several; null where none does. */
    refund: RefundState | null;
    /** The same by amounts, the worst first. Absent in answers of before, and where none does. */
    back?: readonly MoneyBack[];
  };
  /** What it comes to, in paise, where the staff took it: it is no account's, and who has the link pays: `POST /api/track/pay`. */
  taken?: { total: number };
  /** What its customer had changed on the phone, in paise; absent where nothing was, and in answers of before. */
  changed?: {
    /** When it was changed last. */
    at: string;
    /** What it came to when it was placed, and what it comes to now. */
    was: number;
    total: number;
    /** By what it was when it was placed: how many, none where it was added or taken off; as many where it is made otherwise. */
    lines: readonly { name: string; was: number; now: number }[];
    /** What is to be paid with the hand-over; below zero what is given back then. */
    collect: number;
  };
}
