import type { Shop } from '@burger/shared/contracts';
import { usualMinutes, wayMinutesOf } from '@burger/shared/hours';
import {
  openFrom,
  planAnyway,
  quarterMs,
  type KitchenLoad,
  type KitchenPlan,
  type Work,
} from '@burger/shared/hours/kitchen-plan';
import type { Ride } from '@burger/shared/hours/learned-times';
import type { OrderLife } from '@burger/shared/order';

const minuteMs = 60_000;

export interface Paid {
  /** The order while it waited for its payment. */
  held: OrderLife;
  reserved: KitchenLoad;
  shop: Shop;
  /** Time of the payment (ms). */
  at: number;
  ride: Ride;
}

/** Returns whether minutes reserved for an order have passed, so that the kitchen needs others. */
export const hasLostMinutes = ({ reserved, at }: Pick<Paid, 'reserved' | 'at'>): boolean =>
  [...reserved.keys()].some((quarter) => quarter < at);

/** Returns the load without a reservation, for the quarters of the reservation that have not ended. */
export const releasedFrom = (load: KitchenLoad, { reserved, at }: Pick<Paid, 'reserved' | 'at'>) =>
  new Map(
    [...openFrom(reserved, at)].map(([quarter, work]) => {
      const left = Object.entries(work).map(([id, minutes]) => [
        id,
        Math.max(0, (load.get(quarter)?.[id] ?? 0) - minutes),
      ]);
      return [quarter, { ...load.get(quarter), ...Object.fromEntries(left) } as Work];
    }),
  );

/** Returns the minutes of a reservation by station. */
export const workIn = (reserved: KitchenLoad): Work => {
  const work: Record<string, number> = {};
  for (const minutes of reserved.values())
    for (const [id, more] of Object.entries(minutes)) work[id] = (work[id] ?? 0) + more;
  return work;
};

/** Plans the work of a paid order from now on, by the load without its reservation. */
export const planPaid = (
  { held: { kind, slot }, reserved, shop, at, ride }: Paid,
  load: KitchenLoad,
): KitchenPlan | null =>
  planAnyway(
    {
      ...{ kind, shop, at: new Date(at), ride, work: workIn(reserved) },
      slot: slot === null ? null : new Date(slot),
    },
    load,
  );

/**
 * Returns the promise of an order once it is paid: as agreed if that is still possible, else the earliest time,
 * counted from the payment. `readyAt` (ms) is when the kitchen has it ready, if it was planned again.
 */
export function promisePaid({ held, shop, at, ride }: Paid, readyAt: number | null) {
  const { kind, slot, createdAt, promisedFrom, promisedTo } = held;
  if (promisedFrom === null) return { promisedFrom, promisedTo };
  const isNow = slot === null;
  const extraMs = isNow ? shop.extraMinutes * minuteMs : 0;
  const usual = isNow ? (usualMinutes(kind, shop.rules)?.minutes ?? 0) * minuteMs : 0;
  const way = wayMinutesOf({ kind, shop, ride }, slot ?? createdAt);
  const arrivesAt = readyAt === null ? at : readyAt + way * minuteMs;
  const possible = Math.ceil(Math.max(at + usual, arrivesAt) + extraMs);
  const later = Math.max(0, possible - promisedFrom);
  return { promisedFrom: promisedFrom + later, promisedTo: promisedTo && promisedTo + later };
}

/** Returns until when (ms) `planPaid` may reserve minutes, unless the kitchen has work for more than a day. */
export const plannedUntil = ({ held: { slot }, at }: Pick<Paid, 'held' | 'at'>): number =>
  Math.max(slot ?? 0, at + 96 * quarterMs);
