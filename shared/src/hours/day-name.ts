import type { Sitting } from '../contracts/rules';
import { weekdays, type Weekday } from '../contracts/weekdays';
import { pageLocale } from '../i18n/i18n';
import { restaurant } from '../restaurant/restaurant';
import { dayOf, formatTime, messages, sittingsOf, type OpeningRules } from './clock-time';

const dayMs = 24 * 60 * 60_000;
const weekMs = 7 * dayMs;
const anyMonday = Date.UTC(2024, 0, 1);

export const named = (day: number, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(pageLocale, { ...how, timeZone: 'UTC' }).format(day);

const weekdayName = (weekday: Weekday): string =>
  named(anyMonday + weekdays.indexOf(weekday) * dayMs, { weekday: 'long' });

/** Names the day this many days after a moment: Tuesday, or a date such as 8 December from a week on. */
export function dayAfter(at: Date, days: number, timeZone: string = restaurant.timeZone): string {
  const later = days * dayMs;
  return named(
    Date.parse(dayOf(at, timeZone)) + later,
    later < weekMs ? { weekday: 'long' } : { day: 'numeric', month: 'long' },
  );
}

// Creating a ListFormat is slow, and most lists have one item, which needs none.
export const listed = (words: readonly string[]): string =>
  words.length > 1 ? new Intl.ListFormat(pageLocale).format(words) : (words[0] ?? '');

const everyDayBut = (closed: readonly Weekday[]): string =>
  closed[0] ? messages.everyDayBut(listed(closed.map(weekdayName))) : messages.everyDay;

/** Names the open weekdays: Every day, or Every day except Monday. */
export const openDays = (rules: OpeningRules): string =>
  everyDayBut(weekdays.filter((day) => !sittingsOf(day, rules)[0]));

/** Names some weekdays: Saturday and Sunday; Monday–Friday. */
function daysText(days: readonly Weekday[]): string {
  const names = days.map(weekdayName);
  const places = days.map((day) => weekdays.indexOf(day));
  const isRun = places.every((place, at) => place - at === places[0]);
  return days.length > 2 && isRun ? `${names[0]}–${names.at(-1)}` : listed(names);
}

/** Lists opening hours: 7:00 AM to 11:30 AM and 5:00 PM to 10:30 PM; empty on a closed day. */
export const sittingsText = (sittings: readonly Sitting[]): string =>
  listed(
    sittings.map(({ opens, closes }) => messages.fromTo(formatTime(opens), formatTime(closes))),
  );

/** Formats one field of all opening periods, such as the times of last orders: 11:00 AM, 10:00 PM. */
export const timesOf = (sittings: readonly Sitting[], which: keyof Sitting): string[] =>
  [...new Set(sittings.map((sitting) => sitting[which]))].sort().map(formatTime);

export interface OpeningTimes {
  days: readonly Weekday[];
  sittings: readonly Sitting[];
  /** For example: Every day 11:00 AM to 10:00 PM. */
  text: string;
  /** For example: 9:15 PM; 11:00 AM and 10:00 PM. */
  lastOrders: string;
  kitchenCloses: string;
}

export function openingTimes(rules: OpeningRules): OpeningTimes[] {
  const alike: Record<string, Weekday[]> = {};
  for (const day of weekdays) (alike[JSON.stringify(sittingsOf(day, rules))] ??= []).push(day);
  const { '[]': closed = [], ...open } = alike;
  return Object.entries(open).map(([key, days], _at, { length }) => {
    const sittings = JSON.parse(key) as Sitting[];
    const when = length > 1 ? daysText(days) : everyDayBut(closed);
    return {
      days,
      sittings,
      text: `${when} ${sittingsText(sittings)}`,
      lastOrders: listed(timesOf(sittings, 'lastOrders')),
      kitchenCloses: listed(timesOf(sittings, 'kitchenCloses')),
    };
  });
}
