import type { ClosingReason } from '../order/closing-reasons';
import { knownStatus, type OrderStatus } from '../order/order-states';

/**
 * How far an order is, as whoever has its link may read it: answer of `GET /api/track/<key>`. Nothing of the person is
 * in it. Moments are ISO text.
 */
export interface Track {
  /** The server's clock when it answered; that of a device may be wrong. */
  now: string;
  orderId: string;
  kind: 'delivery' | 'pickup';
  status: OrderStatus;
  /** Rises with each change of the order. */
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
  /**
   * Why it was cancelled or not delivered, where that is one of the codes: what somebody wrote may say something of the
   * person. Absent in answers of before it was told.
   */
  reason?: ClosingReason | null;
}

/** An answer of the server as a track; null for anything else, such as the page of a network that asks to sign in. */
export function readTrack(body: unknown): Track | null {
  const track = (typeof body === 'object' ? body : null) as Track | null;
  if (!track || typeof track.status !== 'string' || typeof track.orderId !== 'string') return null;
  if (Number.isNaN(Date.parse(track.now))) return null;
  return knownStatus(track.status) && Array.isArray(track.history) ? track : null;
}
