import type { Shop } from '../contracts/shop';
import { restaurant } from '../restaurant/restaurant';
import {
  afterDays,
  dayOf,
  formatTime,
  messages,
  minutesOf,
  rests,
  wallClock,
  type OpeningDays,
} from './clock-time';
import { dayAfter } from './day-name';
import { timestampFormat, timeSpanFormat } from './time-formats';

const dayMs = 24 * 60 * 60_000;

export interface OpeningState {
  open: boolean;
  /** The next change as the customer reads it, e.g. 10:00 PM: closing time when open, opening time when closed. */
  until: string;
  tomorrow: boolean;
  inDays: number;
}

// The furthest day that is looked at for an opening.
const furthestDays = 30;

/** Whether the restaurant is open at that moment, and until when or from when. */
export function openingState(
  at: Date,
  days: OpeningDays,
  timeZone: string = restaurant.timeZone,
): OpeningState {
  const { opens, closes } = days.hours;
  const { date, minutes: now } = wallClock(at, timeZone);
  const open = !rests(date, days) && now >= minutesOf(opens) && now < minutesOf(closes);
  if (open) return { open, until: formatTime(closes), tomorrow: false, inDays: 0 };
  let inDays = now < minutesOf(closes) ? 0 : 1;
  while (inDays < furthestDays && rests(afterDays(date, inDays), days)) inDays += 1;
  return { open, until: formatTime(opens), tomorrow: inDays === 1, inDays };
}

/** Whether an order placed at that moment is still cooked the same day. */
export function takesOrders(
  at: Date,
  days: OpeningDays,
  timeZone: string = restaurant.timeZone,
): boolean {
  const { date, minutes: now } = wallClock(at, timeZone);
  const { opens, lastOrders } = days.hours;
  return !rests(date, days) && now >= minutesOf(opens) && now <= minutesOf(lastOrders);
}

export interface NextOpening {
  /** As the customer reads it, e.g. 11:00 AM. */
  time: string;
  inDays: number;
  day: Date;
}

/** Null while the kitchen takes orders; otherwise when it is next open. */
export function nextOpening(at: Date, days: OpeningDays): NextOpening | null {
  if (takesOrders(at, days)) return null;
  // Past the last orders the kitchen is next at work on another day, though the doors may still be open.
  const hours = { ...days.hours, closes: days.hours.lastOrders };
  const { until, inDays } = openingState(at, { ...days, hours });
  return { time: until, inDays, day: new Date(at.getTime() + inDays * dayMs) };
}

const { timeZone } = restaurant;
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
