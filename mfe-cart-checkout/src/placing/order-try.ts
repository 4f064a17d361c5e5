import { fields } from '@burger/shared/reading';

/** The try to place an order that has not been answered with an order yet. */
export interface OrderTry {
  uid: string;
  /** The idempotency key: 32 hex digits. */
  key: string;
  /** When the button was first pressed, in ms since epoch on this device's clock. */
  pressedAt: number;
  /** Whether a request went out whose answer never came. */
  unanswered: boolean;
}

/** A try as it was kept, or null where it is not whole. */
export function readOrderTry(kept: unknown): OrderTry | null {
  const { uid, key, pressedAt, unanswered } = fields(kept);
  return typeof uid === 'string' &&
    typeof key === 'string' &&
    /^[0-9a-f]{32}$/.test(key) &&
    typeof pressedAt === 'number' &&
    typeof unanswered === 'boolean'
    ? { uid, key, pressedAt, unanswered }
    : null;
}
