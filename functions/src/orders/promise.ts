import type { PlaceOrderRequest, Shop } from '@burger/shared/contracts';
import { whenText } from '@burger/shared/restaurant';
import {
  isOffered,
  promiseOf,
  slotsOf,
  usualMinutes,
  type Asked,
  type Promised,
} from '@burger/shared/times';
import { Refusal } from '../http/refusal';
import type { TakenSlots } from './order-book';

export type Wish = Pick<PlaceOrderRequest, 'kind' | 'slot' | 'agreedUntil'>;

// So much later than the page said it may be without being asked about.
const mostLaterMs = 30 * 60_000;

/** Half hours are offered for a month ahead at most. */
export const slotsAheadMs = 32 * 24 * 60 * 60_000;

/** How many orders one half hour takes. */
export const capacityOf = ({ rules }: Pick<Shop, 'rules'>): number =>
  rules.slots?.capacity ?? Infinity;

/** The half hours without room, by their starts in ms. */
const withoutRoom = (taken: TakenSlots, shop: Shop): Set<number> =>
  new Set([...taken].filter(([, orders]) => orders >= capacityOf(shop)).map(([slot]) => slot));

/** What to offer to whom a half hour was refused: the next one with room, else the last before it; null where none has. */
function nextTo(chosen: Date, asked: Asked, full: ReadonlySet<number>): string | null {
  const slots = slotsOf(asked).flatMap((day) => day.slots);
  const free = slots.filter((slot) => !full.has(slot.getTime()));
  return (free.find((slot) => slot > chosen) ?? free.at(-1))?.toISOString() ?? null;
}

/** The refusal of a half hour that is full. */
export function slotFull(chosen: Date, asked: Asked & { shop: Shop }, taken: TakenSlots): Refusal {
  const next = nextTo(chosen, asked, withoutRoom(taken, asked.shop));
  const message = 'That time is full now. Please choose another.';
  return new Refusal('slot-full', message, { field: 'slot', beside: { next } });
}

/**
 * What is promised for an order that is placed at that moment. Throws a Refusal: `pickup-refused`; `slot-refused` for a
 * half hour that is not on offer, and for as soon as possible where that is much later than the page said; `closed` where
 * nothing can be promised.
 */
export function promiseFor(
  { kind, slot, agreedUntil }: Wish,
  shop: Shop,
  at: Date,
  taken: TakenSlots,
): Promised {
  const asked = { kind, at, shop };
  const full = withoutRoom(taken, shop);
  const refused = (message: string, next: string | null) =>
    new Refusal('slot-refused', message, { field: 'slot', beside: { next } });

  if (!usualMinutes(kind, shop.rules)) {
    throw new Refusal('pickup-refused', 'Orders cannot be picked up at the moment.', {
      field: 'kind',
    });
  }
  const chosen = slot === null ? null : new Date(slot);
  if (chosen && !isOffered(chosen, asked)) {
    throw refused(
      'That time cannot be chosen any more. Please choose another.',
      nextTo(chosen, asked, full),
    );
  }
  const promise = promiseOf({ ...asked, slot: chosen, full });
  if (!promise) throw new Refusal('closed', 'Our kitchen is closed for the days to come.');
  if (agreedUntil !== null && promise.to.getTime() - Date.parse(agreedUntil) > mostLaterMs) {
    const when = whenText(promise.from.getTime(), promise.to.getTime(), at.getTime());
    throw refused(
      `It would take longer than you saw: ${when}. Please look once more.`,
      promise.slot?.toISOString() ?? null,
    );
  }
  return promise;
}
