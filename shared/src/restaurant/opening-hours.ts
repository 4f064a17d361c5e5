import { formatTime, minutesOf } from './dial';
import { restaurant } from './restaurant';
import { afterDays, rests, wallClock, type OpeningDays } from './wall-clock';

export interface OpeningState {
  open: boolean;
  /** The next change as the customer reads it, e.g. 10:00 PM: closing time when open, opening time when closed. */
  until: string;
  /** Whether the next opening is on the following day. */
  tomorrow: boolean;
  /** How many days away the next change is. */
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
