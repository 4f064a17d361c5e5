import type { Sitting } from '../contracts/rules';
import { weekdays, type Weekday } from '../contracts/weekdays';
import { pageLocale } from '../language/i18n';
import { restaurant } from '../restaurant/restaurant';
import { dayOf, formatTime, messages, sittingsOf, type OpeningRules } from './clock-time';

const dayMs = 24 * 60 * 60_000;
const weekMs = 7 * dayMs;
// A Monday.
const anyMonday = Date.UTC(2024, 0, 1);

/** A day (ms, UTC) as the page's language names it. */
export const named = (day: number, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(pageLocale, { ...how, timeZone: 'UTC' }).format(day);

const weekdayName = (weekday: Weekday): string =>
  named(anyMonday + weekdays.indexOf(weekday) * dayMs, { weekday: 'long' });

/** The day that is so many days after a moment, as somebody says it: Tuesday, and from a week on 8 December. */
export function dayAfter(at: Date, days: number, timeZone: string = restaurant.timeZone): string {
  const later = days * dayMs;
  return named(
    Date.parse(dayOf(at, timeZone)) + later,
    later < weekMs ? { weekday: 'long' } : { day: 'numeric', month: 'long' },
  );
}

// Most lists hold one thing, and a format is dear to make.
export const listed = (words: readonly string[]): string =>
  words.length > 1 ? new Intl.ListFormat(pageLocale).format(words) : (words[0] ?? '');

/** The days but some of the week: Every day, or Every day except Monday. */
const everyDayBut = (closed: readonly Weekday[]): string =>
  closed[0] ? messages.everyDayBut(listed(closed.map(weekdayName))) : messages.everyDay;

/** The days on which the restaurant is open: Every day, or Every day except Monday. */
export const openDays = (rules: OpeningRules): string =>
  everyDayBut(weekdays.filter((day) => !sittingsOf(day, rules)[0]));

/** Some days of the week: Saturday and Sunday; Monday–Friday. */
function daysText(days: readonly Weekday[]): string {
  const names = days.map(weekdayName);
  const places = days.map((day) => weekdays.indexOf(day));
  const isRun = places.every((place, at) => place - at === places[0]);
  return days.length > 2 && isRun ? `${names[0]}–${names.at(-1)}` : listed(names);
}

/** From when to when somebody is there: 7:00 AM to 11:30 AM and 5:00 PM to 10:30 PM; empty where nobody is. */
export const sittingsText = (sittings: readonly Sitting[]): string =>
  listed(
    sittings.map(({ opens, closes }) => messages.fromTo(formatTime(opens), formatTime(closes))),
  );

/** A time that each of some sittings has, as it reads: 11:00 AM, 10:00 PM. */
export const timesOf = (sittings: readonly Sitting[], which: keyof Sitting): string[] =>
  [...new Set(sittings.map((sitting) => sitting[which]))].sort().map(formatTime);

export interface OpeningTimes {
  days: readonly Weekday[];
  sittings: readonly Sitting[];
  /** Every day 11:00 AM to 10:00 PM. */
  text: string;
  /** 9:15 PM; 11:00 AM and 10:00 PM. */
  lastOrders: string;
  kitchenCloses: string;
}

/** The week, the days with the same sittings together. */
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
