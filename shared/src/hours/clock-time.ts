import type { Rules, Sitting } from '../contracts/rules';
import { weekdays, type Weekday } from '../contracts/weekdays';
import { inPageLanguage } from '../i18n/i18n';
import { restaurant } from '../restaurant/restaurant';

export interface DialTime {
  clock: string;
  hour: number;
}

const half = (hour: number): string => (hour < 12 ? 'AM' : 'PM');

/** Formats of times. `hour` runs from 0 to 23, `clock` is a 12-hour time such as 9:30. */
export const messages = inPageLanguage('shared/restaurant-times', {
  time: (clock: string, hour: number) => `${clock} ${half(hour)}`,
  tomorrow: (span: string) => `tomorrow, ${span}`,
  onDay: (day: string, span: string) => `${day}, ${span}`,
  fromTo: (opens: string, closes: string) => `${opens} to ${closes}`,
  closed: 'closed',
  everyDay: 'Every day',
  everyDayBut: (days: string) => `Every day except ${days}`,
  span: (from: DialTime, to: DialTime) =>
    half(from.hour) === half(to.hour)
      ? `${from.clock}–${to.clock} ${half(to.hour)}`
      : `${from.clock} ${half(from.hour)}–${to.clock} ${half(to.hour)}`,
} as const);

/** Returns the minutes since midnight of a time such as 21:30. */
export const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

export const onDial = (time: string): DialTime => {
  const minutes = minutesOf(time);
  const hour = Math.floor(minutes / 60);
  return { clock: `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')}`, hour };
};

/** Formats a time such as 21:30 in the page's language, e.g. 9:30 PM. */
export function formatTime(time: string): string {
  const { clock, hour } = onDial(time);
  return messages.time(clock, hour);
}

/** Formats a span of two times: 1:25–1:40 PM. */
export const formatSpan = (from: string, to: string): string =>
  messages.span(onDial(from), onDial(to));

export type OpeningRules = Pick<Rules, 'hours' | 'closedWeekdays' | 'sittings' | 'specialDays'>;

export type OpeningDays = OpeningRules & { closedDays?: readonly string[] };

const dayMs = 24 * 60 * 60_000;

/** Offsets from UTC in minutes, each valid until a moment (ms); `null` has no end. */
export type ClockOffsets = readonly (readonly [until: number | null, minutes: number])[];

// Offsets of the restaurant's time zone, inlined by the build. Servers and tests have none.
declare const __CLOCK_OFFSETS__: ClockOffsets | undefined;
const built = typeof __CLOCK_OFFSETS__ === 'undefined' ? [] : __CLOCK_OFFSETS__;

/** Returns local date and time of a moment (ms): 2026-11-22 18:27; null if the offsets do not cover it. */
export function readClock(at: number, offsets: ClockOffsets): string | null {
  const offset = offsets.find(([until]) => until === null || at < until);
  if (!offset) return null;
  return new Date(at + offset[1] * 60_000).toISOString().slice(0, 16).replace('T', ' ');
}

// Cached, because creating a format costs 100 times one use, and the first one 100 ms on a phone.
const clocks: Record<string, Intl.DateTimeFormat> = {};

function askClock(at: number, timeZone: string): string {
  clocks[timeZone] ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return clocks[timeZone].format(at);
}

/**
 * Returns date (2026-11-22), time (18:27) and minutes since midnight in the restaurant's time zone,
 * not the visitor's.
 * Throws a RangeError for an invalid moment (ms or Date).
 */
export function wallClock(at: number | Date, timeZone: string) {
  const moment = at.valueOf();
  const own = timeZone === restaurant.timeZone ? readClock(moment, built) : null;
  const [date = '', time = ''] = (own ?? askClock(moment, timeZone)).split(' ');
  return { date, time, minutes: minutesOf(time) };
}

export const dayOf = (at: Date, timeZone: string = restaurant.timeZone): string =>
  wallClock(at, timeZone).date;

/** Hour at which a business day begins: a delivery at 00:30 counts for the previous evening. */
export const accountingDayStartsAt = 4;
const dayTurnsMs = accountingDayStartsAt * 60 * 60_000;

/** Returns the business day of a moment: the restaurant's date, before 04:00 the previous one. */
export const businessDay = (at: Date, timeZone?: string): string =>
  dayOf(new Date(at.getTime() - dayTurnsMs), timeZone);

/** Shifts a range of calendar dates (ms) to business days. */
export const inAccounting = ({ from, to }: { from: number; to: number }) => ({
  from: from + dayTurnsMs,
  to: to + dayTurnsMs,
});

export const afterDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

/** Returns the opening periods of a weekday. Rules without `sittings` have one for all days but closed ones. */
export const sittingsOf = (
  weekday: Weekday,
  { sittings, hours, closedWeekdays }: OpeningRules,
): readonly Sitting[] => sittings?.[weekday] ?? (closedWeekdays.includes(weekday) ? [] : [hours]);

// JavaScript starts the week on Sunday, `weekdays` on Monday.
export const weekdayOf = (date: string): Weekday =>
  weekdays[(new Date(date).getUTCDay() + 6) % 7] ?? 'sunday';

/**
 * Returns the opening periods of a date, earliest first. A closed date overrides a special day, which
 * overrides the weekday.
 */
export function sittingsOn(date: string, days: OpeningDays): readonly Sitting[] {
  if (days.closedDays?.includes(date)) return [];
  const special = days.specialDays?.find((day) => day.date === date);
  return special?.sittings ?? sittingsOf(weekdayOf(date), days);
}
