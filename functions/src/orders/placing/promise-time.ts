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

/** Time slots are offered at most a month ahead. */
export const slotsAheadMs = 32 * 24 * 60 * 60_000;

export const capacityOf = ({ rules }: Pick<Shop, 'rules'>): number =>
  rules.slots?.capacity ?? Infinity;

const fullSlots = (reserved: ReservedSlots, shop: Shop): Set<number> =>
  new Set([...reserved].filter(([, orders]) => orders >= capacityOf(shop)).map(([slot]) => slot));

/** Returns the next free slot instead of a rejected one, else the last free one before it, or null. */
function nextTo(chosen: Date, requested: SlotRequest, full: ReadonlySet<number>): string | null {
  const slots = slotsOf(requested).flatMap((day) => day.slots);
  const free = slots.filter((slot) => !full.has(slot.getTime()));
  return (free.find((slot) => slot > chosen) ?? free.at(-1))?.toISOString() ?? null;
}

export function slotFull(
  chosen: Date,
  requested: SlotRequest & { shop: Shop },
  reserved: ReservedSlots,
): Refusal {
  const next = nextTo(chosen, requested, fullSlots(reserved, requested.shop));
  const message = 'That time is full now. Please choose another.';
  return new Refusal('slot-full', message, { field: 'slot', beside: { next } });
}

/**
 * Returns the promised time of an order. Throws a Refusal: `pickup-refused`, `slot-refused` (also if the time
 * is much later than agreed) or `closed`.
 */
export function promiseTime(
  { kind, slot, agreedUntil }: Wish,
  shop: Shop,
  at: Date,
  reserved: ReservedSlots,
): PromisedSlot {
  const requested = { kind, at, shop };
  const full = fullSlots(reserved, shop);
  const refused = (message: string, next: string | null) =>
    new Refusal('slot-refused', message, { field: 'slot', beside: { next } });

  if (!usualMinutes(kind, shop.rules)) {
    throw new Refusal('pickup-refused', 'Orders cannot be picked up at the moment.', {
      field: 'kind',
    });
  }
  const chosen = slot === null ? null : new Date(slot);
  if (chosen && !isOffered(chosen, requested)) {
    throw refused(
      'That time cannot be chosen any more. Please choose another.',
      nextTo(chosen, requested, full),
    );
  }
  const promised = promisedTimeOf({ ...requested, slot: chosen, full });
  if (!promised) throw new Refusal('closed', 'Our kitchen is closed for the days to come.');
  if (
    agreedUntil !== null &&
    promised.promisedTo.getTime() - Date.parse(agreedUntil) > mostLaterMs
  ) {
    const when = promisedText(promised, at.getTime());
    throw refused(
      `It would take longer than you saw: ${when}. Please look once more.`,
      promised.slot?.toISOString() ?? null,
    );
  }
  return promised;
}

/** Returns when staff can attend to an order placed at `at` (ms): immediately, or at the next opening. */
export function attendedFrom(at: Date, days: OpeningDays): number {
  const opening = nextOpening(at, days);
  if (!opening) return at.getTime();
  const midnight = dayRange(dayOf(opening.day), restaurant.timeZone).from;
  return midnight + minutesOf(opening.opens) * minuteMs;
}
