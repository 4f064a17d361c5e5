import type { Sitting } from '../contracts/rules';
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
import { momentText, spanText } from './time-formats';

const dayMs = 24 * 60 * 60_000;
const { timeZone } = restaurant;

export interface OpeningState {
  open: boolean;
  /** Time of the next change, such as 10:00 PM: closing time if open, opening time if closed. */
  until: string;
  tomorrow: boolean;
  inDays: number;
}

const furthestDays = 30;

function nextSitting(date: string, time: string, days: OpeningDays) {
  for (let inDays = 0; inDays <= furthestDays; inDays += 1) {
    const next = sittingsOn(afterDays(date, inDays), days).find(
      ({ opens }) => inDays > 0 || opens > time,
    );
    if (next) return { opens: next.opens, inDays };
  }
  return { opens: days.hours.opens, inDays: furthestDays };
}

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

/** Returns the opening period in which the kitchen starts an order placed at this moment immediately. */
export function sittingAt(
  at: Date,
  days: OpeningDays,
  timeZone: string = restaurant.timeZone,
): Sitting | undefined {
  const { date, time } = wallClock(at, timeZone);
  return sittingsOn(date, days).find(
    ({ opens, lastOrders }) => opens <= time && time <= lastOrders,
  );
}

/** Returns whether the kitchen starts an order placed at this moment immediately. */
export const takesOrders = (at: Date, days: OpeningDays, timeZone?: string): boolean =>
  sittingAt(at, days, timeZone) !== undefined;

export interface NextOpening {
  /** Opening time in the restaurant's time zone, for example 11:00. */
  opens: string;
  /** The same time in the page's language, for example 11:00 AM. */
  time: string;
  inDays: number;
  day: Date;
}

/** Returns when the kitchen next takes orders; null while it does. */
export function nextOpening(at: Date, days: OpeningDays): NextOpening | null {
  if (takesOrders(at, days)) return null;
  // Between last orders and closing the restaurant is open, but the kitchen works again only in the next
  // opening period.
  const { date, time } = wallClock(at, timeZone);
  const { opens, inDays } = nextSitting(date, time, days);
  return { opens, time: formatTime(opens), inDays, day: new Date(at.getTime() + inDays * dayMs) };
}

/** Returns the number of days between two moments in the restaurant's time zone; 0 on the same day. */
export const daysBetween = (at: Date, then: Date): number =>
  Math.round((Date.parse(dayOf(then)) - Date.parse(dayOf(at))) / dayMs);

/** Formats a time relative to now (ms): 1:25–1:40 PM; tomorrow, 1:00 PM; 21 Nov 2026, 1:25 PM. */
export function whenText(from: number, to: number | null, at: number): string {
  const now = new Date(at);
  const inDays = daysBetween(now, new Date(from));
  if (inDays < 0) return momentText(from);
  const span = spanText(from, to);
  if (inDays === 0) return span;
  return inDays === 1 ? messages.tomorrow(span) : messages.onDay(dayAfter(now, inDays), span);
}

/** Returns whether to tell customers that orders are paused or take longer than usual. */
export const isUnusual = ({ paused, extraMinutes }: Pick<Shop, 'paused' | 'extraMinutes'>) =>
  paused !== null || extraMinutes > 0;
