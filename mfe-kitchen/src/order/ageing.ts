import type { KitchenOrder } from '@burger/shared/kitchen';

export type Pace = 'on-time' | 'hurry' | 'late';

/** How old an order is, and how it stands against what was promised. */
export interface Age {
  /** Whole minutes since it was placed. */
  minutes: number;
  /** Whole minutes until the promise; negative when it is broken. */
  left: number;
  pace: Pace;
  /** When it was promised, ms. */
  promised: number;
}

const minuteMs = 60_000;
// An order without a promise is held to the usual one.
const usualMs = 45 * minuteMs;
// Who still has to ride needs more of the time that is left.
const hurryWithin = { kitchen: 15, last: 5 } as const;

const isLastLeg = ({ kind, status }: KitchenOrder): boolean =>
  kind === 'pickup' || status === 'out_for_delivery';

/** The age of an order at a moment (ms). */
export function ageOf(order: KitchenOrder, now: number): Age {
  const placed = Date.parse(order.createdAt);
  const promised = order.promisedAt ? Date.parse(order.promisedAt) : placed + usualMs;
  // Adding nothing makes a zero of a minus zero.
  const left = Math.trunc((promised - now) / minuteMs) + 0;
  const hurry = isLastLeg(order) ? hurryWithin.last : hurryWithin.kitchen;
  return {
    minutes: Math.max(0, Math.floor((now - placed) / minuteMs)),
    left,
    pace: promised < now ? 'late' : left < hurry ? 'hurry' : 'on-time',
    promised,
  };
}
