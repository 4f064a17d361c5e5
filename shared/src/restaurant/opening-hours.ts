import { messages } from './messages';
import { restaurant } from './restaurant';
import type { Hours } from './restaurant-shape';

export interface OpeningState {
  open: boolean;
  /** The next change as the customer reads it, e.g. 10:00 PM: closing time when open, opening time when closed. */
  until: string;
  /** Whether the next opening is on the following day. */
  tomorrow: boolean;
}

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** A time of day such as 21:30 in the form 9:30 PM, or as the page's language says it. */
export function formatTime(time: string): string {
  const minutes = minutesOf(time);
  const hour = Math.floor(minutes / 60);
  const clock = `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')}`;
  return messages.time(clock, hour);
}

/** Minutes since midnight on the restaurant's wall clock, whatever zone the visitor is in. */
function minutesAtRestaurant(at: Date, timeZone: string): number {
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
  return minutesOf(time);
}

/** Whether the restaurant is open at that moment, and until when or from when. */
export function openingState(
  at: Date,
  hours: Hours = restaurant.hours,
  timeZone: string = restaurant.timeZone,
): OpeningState {
  const now = minutesAtRestaurant(at, timeZone);
  const open = now >= minutesOf(hours.opens) && now < minutesOf(hours.closes);
  if (open) return { open, until: formatTime(hours.closes), tomorrow: false };
  return { open, until: formatTime(hours.opens), tomorrow: now >= minutesOf(hours.closes) };
}

/** Whether an order placed at that moment is still cooked the same day. */
export function takesOrders(
  at: Date,
  hours: Hours = restaurant.hours,
  timeZone: string = restaurant.timeZone,
): boolean {
  const now = minutesAtRestaurant(at, timeZone);
  return now >= minutesOf(hours.opens) && now <= minutesOf(hours.lastOrders);
}
