import type { Rules } from '../contracts/rules';
import { weekdays, type Weekday } from '../contracts/weekdays';
import { pageLocale } from '../language/i18n';
import { restaurant } from '../restaurant/restaurant';
import { dayOf, messages } from './clock-time';

const dayMs = 24 * 60 * 60_000;
const weekMs = 7 * dayMs;
// A Monday.
const anyMonday = Date.UTC(2024, 0, 1);

const named = (day: number, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(pageLocale, { ...how, timeZone: 'UTC' }).format(day);

/** The name of a weekday in the page's language: Tuesday. */
export const weekdayName = (weekday: Weekday): string =>
  named(anyMonday + weekdays.indexOf(weekday) * dayMs, { weekday: 'long' });

/** The day that is so many days after a moment, as somebody says it: Tuesday, and from a week on 8 December. */
export function dayAfter(at: Date, days: number, timeZone: string = restaurant.timeZone): string {
  const later = days * dayMs;
  return named(
    Date.parse(dayOf(at, timeZone)) + later,
    later < weekMs ? { weekday: 'long' } : { day: 'numeric', month: 'long' },
  );
}

/** The days on which the restaurant is open: Every day, or Every day except Monday. */
export const openDays = ({ closedWeekdays }: Pick<Rules, 'closedWeekdays'>): string =>
  closedWeekdays.length === 0
    ? messages.everyDay
    : messages.everyDayBut(new Intl.ListFormat(pageLocale).format(closedWeekdays.map(weekdayName)));
