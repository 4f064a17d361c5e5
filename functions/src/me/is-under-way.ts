import { isFinal, knownStatus } from '@burger/shared/order';

/** What has to be known of an order; moments in ms, 0 where there is none. */
export interface Progress {
  status: string;
  createdAt: number;
  slot: number;
  promisedAt: number;
}

// What nobody has moved for a day after it was due was forgotten by the kitchen, and holds nobody.
const forgottenAfterMs = 24 * 60 * 60_000;

/** Whether somebody still works on an order at a moment (ms). */
export function isUnderWay(order: Progress, at: number): boolean {
  const status = knownStatus(order.status);
  if (status !== null && isFinal(status)) return false;
  const due = Math.max(order.createdAt, order.slot, order.promisedAt);
  return at - due < forgottenAfterMs;
}
