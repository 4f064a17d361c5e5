import type { OrderKind } from '../contracts/place-order';
import type { PromisedTime } from '../contracts/promised-time';
import type { Rules, Sitting, UsualMinutes } from '../contracts/rules';
import type { Shop } from '../contracts/shop';
import { restaurant } from '../restaurant/restaurant';
import { afterDays, minutesOf, sittingsOn, wallClock, type OpeningRules } from './clock-time';
import { rideMinutes, type Ride } from './learned-times';
import { takesOrders } from './opening-hours';

export type ShopTimes = Pick<Shop, 'closedDays' | 'extraMinutes'> & {
  rules: OpeningRules & Pick<Rules, 'delivery' | 'pickup' | 'slots' | 'kitchen'>;
};

export interface SlotRequest {
  kind: OrderKind;
  at: Date;
  shop: ShopTimes;
  /** The ride to this customer. Without it, it takes the fixed minutes of the rules. */
  ride?: Ride | undefined;
}

export interface SlotDay {
  /** Date in the restaurant's time zone: 2026-11-22. */
  date: string;
  inDays: number;
  slots: Date[];
}

const minuteMs = 60_000;
const dayMinutes = 24 * 60;
/** Length of a slot in minutes. Slots start on the full or half hour. */
export const slotMinutes = 30;
// Days ahead to search for the first time to promise while closed, even if customers cannot choose slots.
const usualDays = 6;

/** Returns the usual minutes until delivery or pickup; null if the restaurant does not offer it. */
export const usualMinutes = (kind: OrderKind, { delivery, pickup }: ShopTimes['rules']) =>
  kind === 'pickup' ? pickup : delivery;

/**
 * Returns the minutes from the kitchen to the customer of an order that is placed or wanted at a moment (ms):
 * none for pickup, or if the restaurant sets no stations.
 */
export function wayMinutesOf({ kind, shop, ride }: Omit<SlotRequest, 'at'>, at: number): number {
  const { kitchen } = shop.rules;
  if (kind !== 'delivery' || !kitchen) return 0;
  return (ride && rideMinutes(ride, at)) ?? kitchen.wayMinutes;
}

/**
 * Returns the earliest minute of a day at which an order in an opening period can be ready; Infinity after
 * its last orders.
 */
function earliest(
  { opens, lastOrders }: Sitting,
  inDays: number,
  now: number,
  { minutes }: UsualMinutes,
  extraMinutes: number,
): number {
  const fromOpening = minutesOf(opens) + minutes;
  if (inDays > 0) return fromOpening;
  if (Math.floor(now) > minutesOf(lastOrders)) return Infinity;
  return Math.max(fromOpening, now + minutes + extraMinutes);
}

/**
 * Returns the slots in which an order is possible, even if customers cannot choose slots. Each lies within an
 * opening period.
 */
export function possibleSlots(
  { kind, at, shop }: SlotRequest,
  timeZone: string = restaurant.timeZone,
): SlotDay[] {
  const { rules, closedDays, extraMinutes } = shop;
  const usual = usualMinutes(kind, rules);
  if (!usual) return [];
  const clock = wallClock(at, timeZone);
  const sinceMidnight = clock.minutes * minuteMs + (at.getTime() % minuteMs);
  const midnight = at.getTime() - sinceMidnight;

  const days = Array.from({ length: (rules.slots?.days ?? usualDays) + 1 }, (_, inDays) => {
    const date = afterDays(clock.date, inDays);
    const slots: Date[] = [];
    for (const sitting of sittingsOn(date, { ...rules, closedDays })) {
      const from = earliest(sitting, inDays, sinceMidnight / minuteMs, usual, extraMinutes);
      const lastStart = minutesOf(sitting.closes) - slotMinutes;
      const first = Math.ceil(from / slotMinutes) * slotMinutes;
      for (let start = first; start <= lastStart; start += slotMinutes) {
        slots.push(new Date(midnight + (inDays * dayMinutes + start) * minuteMs));
      }
    }
    return { date, inDays, slots };
  });
  return days.filter(({ slots }) => slots.length > 0);
}

/** Returns the days with slots that customers can choose; none if slots are disabled. */
export const slotsOf = (requested: SlotRequest): SlotDay[] =>
  requested.shop.rules.slots ? possibleSlots(requested) : [];

export const isOffered = (slot: Date, requested: SlotRequest): boolean =>
  slotsOf(requested).some(({ slots }) => slots.some((one) => one.getTime() === slot.getTime()));

/** A time to promise, with the slot in which it is. */
export interface PromisedSlot extends PromisedTime<Date> {
  slot: Date | null;
}

export interface RequestedSlot extends SlotRequest {
  /** Start of the chosen slot; null means as soon as possible. */
  slot: Date | null;
  /** Slots without free places, by start in ms. */
  full?: ReadonlySet<number>;
  /** When the kitchen can have the order ready (ms); null if not before it closes. Not limited if absent. */
  readyAt?: number | null | undefined;
}

const after = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * minuteMs);

export const promisedForSlot = (slot: Date): PromisedSlot => ({
  promisedFrom: slot,
  promisedTo: after(slot, slotMinutes),
  slot,
});

/**
 * Returns the time to promise for an order, for pages, mails and stored orders alike. A chosen slot is promised
 * unchanged. Otherwise it is the usual and additional minutes from now, or later if the kitchen is ready later;
 * while closed or without capacity, the first slot with a free place. Null if no time is possible.
 */
export function promisedTimeOf({
  slot,
  full,
  readyAt,
  ...requestArgs
}: RequestedSlot): PromisedSlot | null {
  const { kind, at, shop } = requestArgs;
  const { rules, closedDays, extraMinutes } = shop;
  const usual = usualMinutes(kind, rules);
  if (!usual) return null;
  if (slot) return promisedForSlot(slot);
  if (readyAt !== null && takesOrders(at, { ...rules, closedDays })) {
    const { minutes, latestMinutes } = usual;
    const lateMs = readyAt === undefined ? 0 : readyAt - at.getTime();
    const late = Math.ceil(lateMs / minuteMs) + wayMinutesOf(requestArgs, at.getTime()) - minutes;
    const more = extraMinutes + Math.max(0, late);
    const latest = Math.max(minutes, latestMinutes);
    return {
      promisedFrom: after(at, minutes + more),
      promisedTo: after(at, latest + more),
      slot,
    };
  }
  const first = possibleSlots(requestArgs)
    .flatMap(({ slots }) => slots)
    .find((one) => !full?.has(one.getTime()));
  return first ? promisedForSlot(first) : null;
}
