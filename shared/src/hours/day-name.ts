import type { Sitting } from '../contracts/rules';
import { weekdays, type Weekday } from '../contracts/weekdays';
import { pageLocale } from '../language/i18n';
import { restaurant } from '../restaurant/restaurant';
import { dayOf, formatTime, messages, sittingsOf, type OpeningRules } from './clock-time';

const dayMs = 24 * 60 * 60_000;
const weekMs = 7 * dayMs;
// A Monday.
const anyMonday = Date.UTC(2024, 0, 1);

const named = (day: number, how: Intl.DateTimeFormatOptions): string =>
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
const listed = (words: readonly string[]): string =>
  words.length > 1 ? new Intl.ListFormat(pageLocale).format(words) : words.join('');

const isOpenOn = (rules: OpeningRules) => (weekday: Weekday) =>
  sittingsOf(weekday, rules).length > 0;

/** The days on which the restaurant is open: Every day, or Every day except Monday. */
export function openDays(rules: OpeningRules): string {
  const isOpen = isOpenOn(rules);
  const closed = weekdays.filter((weekday) => !isOpen(weekday));
  return closed.length === 0
    ? messages.everyDay
    : messages.everyDayBut(listed(closed.map(weekdayName)));
}

/** Some days of the week: Monday–Friday and Sunday. */
function daysText(days: readonly Weekday[]): string {
  const runs: Weekday[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && run.at(-1) === weekdays[weekdays.indexOf(day) - 1]) run.push(day);
    else runs.push([day]);
  }
  return listed(
    runs.flatMap((run) => {
      const names = run.map(weekdayName);
      return names.length > 2 ? `${names[0]}–${names.at(-1)}` : names;
    }),
  );
}

/** From when to when somebody is there: 7:00 AM to 11:30 AM and 5:00 PM to 10:30 PM; closed. */
export const sittingsText = (sittings: readonly Sitting[]): string =>
  listed(
    sittings.map(({ opens, closes }) => messages.fromTo(formatTime(opens), formatTime(closes))),
  ) || messages.closed;

/** A time that each of some sittings has, as it reads: 11:00 AM and 10:00 PM. */
export const timesOf = (sittings: readonly Sitting[], which: keyof Sitting): string =>
  listed([...new Set(sittings.map((sitting) => sitting[which]))].sort().map(formatTime));

export interface OpeningTimes {
  days: readonly Weekday[];
  sittings: readonly Sitting[];
  /** Every day 11:00 AM to 10:00 PM. */
  text: string;
}

/** The week, the days with the same sittings together. */
export function openingTimes(rules: OpeningRules): OpeningTimes[] {
  const open = weekdays.filter(isOpenOn(rules));
  const alike = new Map<string, Weekday[]>();
  for (const day of open) {
    const key = JSON.stringify(sittingsOf(day, rules));
    alike.set(key, [...(alike.get(key) ?? []), day]);
  }
  return [...alike].map(([key, days]) => {
    const sittings = JSON.parse(key) as Sitting[];
    const when = days.length === open.length ? openDays(rules) : daysText(days);
    return { days, sittings, text: `${when} ${sittingsText(sittings)}` };
  });
}

/** The special days from a date on: 8 November, 7:00 AM to 11:30 AM. */
export const specialDaysFrom = (date: string, { specialDays = [] }: OpeningRules): string[] =>
  specialDays
    .filter((day) => day.date >= date)
    .map((day) =>
      messages.onDay(
        named(Date.parse(day.date), { day: 'numeric', month: 'long' }),
        sittingsText(day.sittings),
      ),
    );

/** Opening times as who publishes them reads them: those of the week, and of special days. */
export const hoursInWords = (rules: OpeningRules) => ({
  hours: openingTimes(rules)
    .map(({ text, sittings }) => {
      const [kitchen, last] = (['kitchenCloses', 'lastOrders'] as const).map((which) =>
        timesOf(sittings, which),
      );
      return `${text} (kitchen until ${kitchen}, last orders ${last})`;
    })
    .join('; '),
  specialDays: specialDaysFrom('', rules).join('; '),
});
