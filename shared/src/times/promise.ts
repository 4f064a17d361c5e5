import { takesOrders } from '../restaurant/opening-hours';
import { possibleSlots, slotMinutes, usualMinutes, type Asked } from './slots';

/** When an order is had. */
export interface Promised {
  from: Date;
  to: Date;
  /** Start of the half hour that it is for; null for as soon as possible. */
  slot: Date | null;
}

export interface AskedFor extends Asked {
  /** Start of the half hour that was chosen; null for as soon as possible. */
  slot: Date | null;
  /** Half hours in which there is no room, by their starts in ms. */
  full?: ReadonlySet<number>;
}

const minuteMs = 60_000;

const after = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * minuteMs);

/** What is promised for a half hour. */
export const promiseOfSlot = (slot: Date): Promised => ({
  from: slot,
  to: after(slot, slotMinutes),
  slot,
});

/**
 * What is promised for an order that is placed at that moment, by every page, mail and paper: the half hour that was
 * chosen; as soon as possible the usual minutes from now on, with what a busy kitchen adds; while the kitchen takes no
 * orders the first half hour with room after opening in which it can be had. Null where nothing can be promised.
 */
export function promiseOf({ slot, full, ...asked }: AskedFor): Promised | null {
  const { kind, at, shop } = asked;
  const { rules, closedDays, extraMinutes } = shop;
  const usual = usualMinutes(kind, rules);
  if (!usual) return null;
  if (slot) return promiseOfSlot(slot);
  if (takesOrders(at, { ...rules, closedDays })) {
    const { minutes, latestMinutes } = usual;
    const latest = Math.max(minutes, latestMinutes);
    return { from: after(at, minutes + extraMinutes), to: after(at, latest + extraMinutes), slot };
  }
  const first = possibleSlots(asked)
    .flatMap(({ slots }) => slots)
    .find((one) => !full?.has(one.getTime()));
  return first ? promiseOfSlot(first) : null;
}
