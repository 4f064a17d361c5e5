import type { OrderKind, Shop } from '@burger/shared/contracts';
import { isOffered, promiseOf, usualMinutes, type Promised } from '@burger/shared/times';

/** How and when the customer wants the order. */
export interface Wanted {
  kind: OrderKind;
  /** Start of the half hour that was chosen (ISO); null for as soon as possible. */
  slot: string | null;
}

/** What the shop makes of that at a moment. */
export interface WantedTime {
  kind: OrderKind;
  /** The half hour that was chosen, while it can be had. */
  chosen: Date | null;
  /** Whether a half hour was chosen that cannot be had any more. */
  isLost: boolean;
  /** What is promised; null where nothing can be. */
  promise: Promised | null;
}

/** How and when an order that is placed at that moment is had; `full` are half hours without room, by their starts in ms. */
export function wantedTime(
  { kind: wanted, slot }: Wanted,
  shop: Shop,
  at: Date,
  full: ReadonlySet<number>,
): WantedTime {
  const kind = usualMinutes(wanted, shop.rules) ? wanted : 'delivery';
  const asked = { kind, at, shop };
  const start = slot === null ? null : new Date(slot);
  const chosen = start && isOffered(start, asked) && !full.has(start.getTime()) ? start : null;
  return {
    kind,
    chosen,
    isLost: start !== null && chosen === null,
    promise: promiseOf({ ...asked, slot: chosen, full }),
  };
}

/** What the request says of it: while the kitchen is closed its first half hour is chosen. */
export const agreedTime = ({ kind, promise }: WantedTime) => ({
  kind,
  slot: promise?.slot?.toISOString() ?? null,
  agreedUntil: promise?.to.toISOString() ?? null,
});

export type AgreedTime = ReturnType<typeof agreedTime>;
