import type { Shop } from '../contracts/shop';
import { restaurant } from '../restaurant/restaurant';
import {
  afterDays,
  dayOf,
  formatTime,
  messages,
  sittingsOn,
  wallClock,
  type OpeningDays,
} from './clock-time';
import { dayAfter } from './day-name';
import { timestampFormat, timeSpanFormat } from './time-formats';

const dayMs = 24 * 60 * 60_000;
const { timeZone } = restaurant;

export interface OpeningState {
  open: boolean;
  /** The next change as the customer reads it, e.g. 10:00 PM: closing time when open, opening time when closed. */
  until: string;
  tomorrow: boolean;
  inDays: number;
}

// The furthest day that is looked at for an opening.
const furthestDays = 30;

/** The first sitting that begins after a time of a date. */
function nextSitting(date: string, time: string, days: OpeningDays) {
  for (let inDays = 0; inDays <= furthestDays; inDays += 1) {
    const next = sittingsOn(afterDays(date, inDays), days).find(
      ({ opens }) => inDays > 0 || opens > time,
    );
    if (next) return { opens: next.opens, inDays };
  }
  return { opens: days.hours.opens, inDays: furthestDays };
}

/** Whether the restaurant is open at that moment, and until when or from when. */
export function openingState(
  at: Date,
  days: OpeningDays,
  timeZone: string = restaurant.timeZone,
): OpeningState {
  const { date, time } = wallClock(at, timeZone);
  const now = sittingsOn(date, days).find(({ opens, closes }) => opens <= time && time < closes);
  if (now) return { open: true, until: formatTime(now.closes), tomorrow: false, inDays: 0 };
  const { opens, inDays } = nextSitting(date, time, days);
  return { open: false, until: formatTime(opens), tomorrow: inDays === 1, inDays };
}

/** Whether an order placed at that moment is cooked at once. */
export function takesOrders(
  at: Date,
  days: OpeningDays,
  timeZone: string = restaurant.timeZone,
): boolean {
  const { date, time } = wallClock(at, timeZone);
  return sittingsOn(date, days).some(
    ({ opens, lastOrders }) => opens <= time && time <= lastOrders,
  );
}

export interface NextOpening {
  /** On the wall clock of the restaurant, e.g. 11:00. */
  opens: string;
  /** As the customer reads it, e.g. 11:00 AM. */
  time: string;
  inDays: number;
  day: Date;
}

/** Null while the kitchen takes orders; otherwise when it is next open. */
export function nextOpening(at: Date, days: OpeningDays): NextOpening | null {
  if (takesOrders(at, days)) return null;
  // Past the last orders of a sitting the kitchen is at work in the next, though the doors may still be open.
  const { date, time } = wallClock(at, timeZone);
  const { opens, inDays } = nextSitting(date, time, days);
  return { opens, time: formatTime(opens), inDays, day: new Date(at.getTime() + inDays * dayMs) };
}

const spanOf = timeSpanFormat(timeZone);
const momentOf = timestampFormat(timeZone);

/** How many days after one moment another is, on the restaurant's wall clock: 0 is the same day. */
export const daysBetween = (at: Date, then: Date): number =>
  Math.round((Date.parse(dayOf(then)) - Date.parse(dayOf(at))) / dayMs);

/** A time as somebody says it at a moment (ms): 1:25–1:40 PM; tomorrow, 1:00 PM; of another day 21 Nov 2026, 1:25 PM. */
export function whenText(from: number, to: number | null, at: number): string {
  const now = new Date(at);
  const inDays = daysBetween(now, new Date(from));
  if (inDays < 0) return momentOf(from);
  const span = spanOf(from, to);
  if (inDays === 0) return span;
  return inDays === 1 ? messages.tomorrow(span) : messages.onDay(dayAfter(now, inDays), span);
}

/** Whether customers are to be told that orders are not taken now, or take longer. */
export const isUnusual = ({ paused, extraMinutes }: Pick<Shop, 'paused' | 'extraMinutes'>) =>
  paused !== null || extraMinutes > 0;
