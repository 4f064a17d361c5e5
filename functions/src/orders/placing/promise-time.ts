import type { PlaceOrderRequest, Shop } from '@burger/shared/contracts';
import {
  dayOf,
  minutesOf,
  nextOpening,
  type NextOpening,
  type OpeningDays,
  wallClock,
  whenText,
  type SlotRequest,
  isOffered,
  type PromisedSlot,
  promisedText,
  promisedTimeOf,
  slotsOf,
  usualMinutes,
} from '@burger/shared/hours';
import { kitchenTimes, type KitchenLoad, type Work } from '@burger/shared/hours/kitchen-plan';
import type { Ride } from '@burger/shared/hours/learned-times';
import { restaurant } from '@burger/shared/restaurant';
import { Refusal } from '../../http/errors';
import type { ReservedSlots } from '../store/store';

const minuteMs = 60_000;
const dayMs = 24 * 60 * 60_000;

/** Returns the UTC offset of a time zone at a moment (ms since epoch), in ms. */
function aheadOfUtc(at: number, timeZone: string): number {
  const { date, time } = wallClock(at, timeZone);
  return Date.parse(`${date}T${time}Z`) - Math.floor(at / minuteMs) * minuteMs;
}

function midnight(date: number, timeZone: string): number {
  const near = date - aheadOfUtc(date, timeZone);
  return date - aheadOfUtc(near, timeZone);
}

/** Returns start and end (ms, exclusive) of a date such as 2026-11-22 in a time zone. */
export function dayRange(date: string, timeZone: string): { from: number; to: number } {
  const day = Date.parse(`${date}T00:00:00Z`);
  return { from: midnight(day, timeZone), to: midnight(day + dayMs, timeZone) };
}

const { timeZone } = restaurant;
const dayFormat = new Intl.DateTimeFormat('en-IN', {
  timeZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

function openingText({ time, inDays, day }: NextOpening): string {
  if (inDays === 0) return `at ${time}`;
  if (inDays === 1) return `tomorrow at ${time}`;
  return `on ${dayFormat.format(day)} at ${time}`;
}

/** Throws a Refusal while the shop accepts no orders: `paused`, or `closed` if opening hours are enforced. */
export function refuseUnlessTaking({ paused, rules, closedDays }: Shop, at: Date): void {
  if (paused) {
    const until =
      paused.until === null
        ? 'at the moment'
        : `until ${whenText(Date.parse(paused.until), null, at.getTime())}`;
    throw new Refusal('paused', `We are not taking orders ${until}.`);
  }
  const opening = rules.enforceHours && nextOpening(at, { ...rules, closedDays });
  if (!opening) return;
  throw new Refusal(
    'closed',
    `Our kitchen is closed. You can order again ${openingText(opening)}.`,
  );
}

export type Wish = Pick<PlaceOrderRequest, 'kind' | 'slot' | 'agreedUntil'>;
const mostLaterMs = 30 * 60_000;
// Stations make times precise, so a customer agrees to each shift of a quarter of an hour.
const mostLaterByLoadMs = 15 * 60_000;

/** Time slots are offered at most a month ahead. */
export const slotsAheadMs = 32 * 24 * 60 * 60_000;

export const capacityOf = ({ rules }: Pick<Shop, 'rules'>): number =>
  rules.slots?.capacity ?? Infinity;

/** Reserved slots and minutes of the kitchen, and the work of the order that needs a place among them. */
export interface Room {
  reserved: ReservedSlots;
  load: KitchenLoad;
  work: Work;
  ride?: Ride | undefined;
}

function timesIn({ reserved, load, ...room }: Room, requested: SlotRequest & { shop: Shop }) {
  const capacity = capacityOf(requested.shop);
  const counted = [...reserved].filter(([, orders]) => orders >= capacity).map(([slot]) => slot);
  const kitchen = kitchenTimes({ ...requested, ...room }, load);
  return { full: new Set([...counted, ...(kitchen?.full ?? [])]), readyAt: kitchen?.readyAt };
}

/** Returns the next free slot instead of a rejected one, else the last free one before it, or null. */
function nextTo(chosen: Date, requested: SlotRequest, full: ReadonlySet<number>): string | null {
  const slots = slotsOf(requested).flatMap((day) => day.slots);
  const free = slots.filter((slot) => !full.has(slot.getTime()));
  return (free.find((slot) => slot > chosen) ?? free.at(-1))?.toISOString() ?? null;
}

export function slotFull(
  chosen: Date,
  requested: SlotRequest & { shop: Shop },
  room: Room,
): Refusal {
  const next = nextTo(chosen, requested, timesIn(room, requested).full);
  const message = 'That time is full now. Please choose another.';
  return new Refusal('slot-full', message, { field: 'slot', beside: { next } });
}

/** Returns whether a promised time is so much later than the agreed one that the customer has to agree again. */
export const isMuchLater = (
  { promisedTo }: PromisedSlot,
  agreedUntil: string | null,
  { rules: { kitchen } }: Shop,
): boolean =>
  agreedUntil !== null &&
  promisedTo.getTime() - Date.parse(agreedUntil) > (kitchen ? mostLaterByLoadMs : mostLaterMs);

/**
 * Returns the promised time of an order. Throws a Refusal: `pickup-refused`, `slot-refused` (also if the time
 * is much later than agreed) or `closed`.
 */
export function promiseTime(
  { kind, slot, agreedUntil }: Wish,
  shop: Shop,
  at: Date,
  room: Room,
): PromisedSlot {
  const requested = { kind, at, shop, ride: room.ride };
  const { full, readyAt } = timesIn(room, requested);
  const ready = readyAt ? { readyAt: new Date(readyAt).toISOString() } : {};
  const refused = (message: string, next: string | null) =>
    new Refusal('slot-refused', message, { field: 'slot', beside: { next, ...ready } });

  if (!usualMinutes(kind, shop.rules)) {
    throw new Refusal('pickup-refused', 'Orders cannot be picked up at the moment.', {
      field: 'kind',
    });
  }
  // Without slots to choose from, a page sends the slot of the promised time while the kitchen is closed.
  const chosen = slot === null || !shop.rules.slots ? null : new Date(slot);
  if (chosen && !isOffered(chosen, requested)) {
    throw refused(
      'That time cannot be chosen any more. Please choose another.',
      nextTo(chosen, requested, full),
    );
  }
  const promised = promisedTimeOf({ ...requested, slot: chosen, full, readyAt });
  if (!promised) throw new Refusal('closed', 'Our kitchen is closed for the days to come.');
  if (isMuchLater(promised, agreedUntil, shop)) {
    const when = promisedText(promised, at.getTime());
    throw refused(
      `It would take longer than you saw: ${when}. Please look once more.`,
      promised.slot?.toISOString() ?? null,
    );
  }
  // The slot was chosen before the restaurant ended its slots.
  const isMuchEarlier =
    slot !== null && !chosen && promised.promisedTo.getTime() < Date.parse(slot) - mostLaterMs;
  if (isMuchEarlier) throw refused('That time cannot be chosen any more.', null);
  return promised;
}

/** Returns when staff can attend to an order placed at `at` (ms): immediately, or at the next opening. */
export function attendedFrom(at: Date, days: OpeningDays): number {
  const opening = nextOpening(at, days);
  if (!opening) return at.getTime();
  const midnight = dayRange(dayOf(opening.day), restaurant.timeZone).from;
  return midnight + minutesOf(opening.opens) * minuteMs;
}
