import type { Rules } from '../contracts/rules';
import { weekdays } from '../contracts/weekdays';
import { minutesOf } from './dial';
import { restaurant } from './restaurant';

/** When the restaurant is open: its hours, the weekdays on which it rests, and the dates on which it rests beside them. */
export type OpeningDays = Pick<Rules, 'hours' | 'closedWeekdays'> & {
  closedDays?: readonly string[];
};

const dayMs = 24 * 60 * 60_000;

// To make one takes a hundred times what it then takes to ask it.
const clocks: Record<string, Intl.DateTimeFormat> = {};

/** The date (2026-11-22) and the minutes since midnight on the restaurant's wall clock, whatever zone the visitor is in. */
export function wallClock(at: Date, timeZone: string): { date: string; minutes: number } {
  clocks[timeZone] ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const [date = '', time = ''] = clocks[timeZone].format(at).split(' ');
  return { date, minutes: minutesOf(time) };
}

/** The date of a moment at the restaurant: 2026-11-22. */
export const dayOf = (at: Date, timeZone: string = restaurant.timeZone): string =>
  wallClock(at, timeZone).date;

/** The date that is so many days after another. */
export const afterDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

/** Whether the restaurant rests on a date. */
export function rests(date: string, { closedWeekdays, closedDays = [] }: OpeningDays): boolean {
  // Sunday is the first day for JavaScript, the last for us.
  const weekday = weekdays[(new Date(date).getUTCDay() + 6) % 7];
  return closedDays.includes(date) || (weekday !== undefined && closedWeekdays.includes(weekday));
}
