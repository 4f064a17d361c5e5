import { dayAfter } from './day-name';
import { messages } from './dial';
import { momentFormat, timeSpanFormat } from './moment';
import { restaurant } from './restaurant';
import { dayOf } from './wall-clock';

const dayMs = 24 * 60 * 60_000;

const { timeZone } = restaurant;
const spanOf = timeSpanFormat(timeZone);
const momentOf = momentFormat(timeZone);

/** How many days after one moment another is, on the restaurant's wall clock: 0 is the same day. */
export const daysBetween = (at: Date, then: Date): number =>
  Math.round((Date.parse(dayOf(then)) - Date.parse(dayOf(at))) / dayMs);

/**
 * A time from one moment to another, as somebody says it at a third: 1:25–1:40 PM, tomorrow, 1:00–1:30 PM, and once it is
 * of another day 21 Nov 2026, 1:25 PM. Moments in ms; without an end its beginning alone.
 */
export function whenText(from: number, to: number | null, at: number): string {
  const now = new Date(at);
  const inDays = daysBetween(now, new Date(from));
  if (inDays < 0) return momentOf(from);
  const span = spanOf(from, to);
  if (inDays === 0) return span;
  return inDays === 1 ? messages.tomorrow(span) : messages.onDay(dayAfter(now, inDays), span);
}
