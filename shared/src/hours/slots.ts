import type { OrderKind } from '../contracts/place-order';
import type { Rules, Sitting, UsualMinutes } from '../contracts/rules';
import type { Shop } from '../contracts/shop';
import { restaurant } from '../restaurant/restaurant';
import { afterDays, minutesOf, sittingsOn, wallClock, type OpeningRules } from './clock-time';
import { takesOrders } from './opening-hours';

/** What times follow from: the hours and minutes of the rules, and what is different today. */
export type ShopTimes = Pick<Shop, 'closedDays' | 'extraMinutes'> & {
  rules: OpeningRules & Pick<Rules, 'delivery' | 'pickup' | 'slots'>;
};

export interface Asked {
  kind: OrderKind;
  at: Date;
  shop: ShopTimes;
}

/** A day with the starts of the half hours that can be chosen on it, earliest first. */
export interface SlotDay {
  /** At the restaurant: 2026-11-22. */
  date: string;
  inDays: number;
  slots: Date[];
}

const minuteMs = 60_000;
const dayMinutes = 24 * 60;
/** How long a slot is: half an hour, from a full or a half hour on. */
export const slotMinutes = 30;
// While the kitchen is closed, its first slot is promised also where none are offered to choose from.
const usualDays = 6;

/** How long an order of a kind takes; null where the restaurant offers none of that kind. */
export const usualMinutes = (kind: OrderKind, { delivery, pickup }: ShopTimes['rules']) =>
  kind === 'pickup' ? pickup : delivery;

/** The minutes of a day from which on something can be had of a sitting that is asked for now: never, past its last orders. */
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

/** The half hours in which an order can be had today and on the days after, offered or not; none reaches out of its sitting. */
function possibleSlots(
  { kind, at, shop }: Asked,
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

/** The days with their half hours that an order can be placed for: none where the restaurant offers none. */
export const slotsOf = (asked: Asked): SlotDay[] =>
  asked.shop.rules.slots ? possibleSlots(asked) : [];

export const isOffered = (slot: Date, asked: Asked): boolean =>
  slotsOf(asked).some(({ slots }) => slots.some((one) => one.getTime() === slot.getTime()));

export interface EtaWindow {
  from: Date;
  to: Date;
  slot: Date | null;
}

export interface AskedFor extends Asked {
  /** Start of the half hour that was chosen; null for as soon as possible. */
  slot: Date | null;
  /** Half hours in which there is no room, by their starts in ms. */
  full?: ReadonlySet<number>;
}

const after = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * minuteMs);

/** What is promised for a half hour. */
export const etaOfSlot = (slot: Date): EtaWindow => ({
  from: slot,
  to: after(slot, slotMinutes),
  slot,
});

/**
 * What is promised for an order that is placed at that moment, by every page, mail and paper: the half hour that was
 * chosen; as soon as possible the usual minutes from now on, with what a busy kitchen adds; while the kitchen takes no
 * orders the first half hour with room after opening in which it can be had. Null where nothing can be promised.
 */
export function etaOf({ slot, full, ...asked }: AskedFor): EtaWindow | null {
  const { kind, at, shop } = asked;
  const { rules, closedDays, extraMinutes } = shop;
  const usual = usualMinutes(kind, rules);
  if (!usual) return null;
  if (slot) return etaOfSlot(slot);
  if (takesOrders(at, { ...rules, closedDays })) {
    const { minutes, latestMinutes } = usual;
    const latest = Math.max(minutes, latestMinutes);
    return { from: after(at, minutes + extraMinutes), to: after(at, latest + extraMinutes), slot };
  }
  const first = possibleSlots(asked)
    .flatMap(({ slots }) => slots)
    .find((one) => !full?.has(one.getTime()));
  return first ? etaOfSlot(first) : null;
}
