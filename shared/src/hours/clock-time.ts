import type { Rules, Sitting } from '../contracts/rules';
import { weekdays, type Weekday } from '../contracts/weekdays';
import { inPageLanguage } from '../language/i18n';
import { restaurant } from '../restaurant/restaurant';

export interface DialTime {
  clock: string;
  hour: number;
}

const half = (hour: number): string => (hour < 12 ? 'AM' : 'PM');

/** How times of day are written. `hour` runs from 0 to 23, `clock` is the time on a dial, such as 9:30. */
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

/** Minutes since midnight of a time of day such as 21:30. */
export const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** A time of day such as 21:30 as it stands on a dial. */
export const onDial = (time: string): DialTime => {
  const minutes = minutesOf(time);
  const hour = Math.floor(minutes / 60);
  return { clock: `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')}`, hour };
};

/** A time of day such as 21:30 in the form 9:30 PM, or as the page's language says it. */
export function formatTime(time: string): string {
  const { clock, hour } = onDial(time);
  return messages.time(clock, hour);
}

/** From one time of day to another, such as 1:25–1:40 PM. */
export const formatSpan = (from: string, to: string): string =>
  messages.span(onDial(from), onDial(to));

/** What of the rules says when it is open. */
export type OpeningRules = Pick<Rules, 'hours' | 'closedWeekdays' | 'sittings' | 'specialDays'>;

/** When the restaurant is open: by its rules, but for the dates on which it is closed beside them. */
export type OpeningDays = OpeningRules & { closedDays?: readonly string[] };

const dayMs = 24 * 60 * 60_000;

/** Minutes from UTC, each with the moment (ms) until which that holds; `null` is for good. */
export type ClockOffsets = readonly (readonly [until: number | null, minutes: number])[];

// Those of the restaurant, put there by the build (`shared/build/clock-offsets.mjs`); servers and tests have none.
declare const __CLOCK_OFFSETS__: ClockOffsets | undefined;
const built = typeof __CLOCK_OFFSETS__ === 'undefined' ? [] : __CLOCK_OFFSETS__;

/** Date and time of a moment (ms) by what clocks are off UTC: 2026-11-22 18:27; null where the offsets do not say. */
export function readClock(at: number, offsets: ClockOffsets): string | null {
  const offset = offsets.find(([until]) => until === null || at < until);
  if (!offset) return null;
  return new Date(at + offset[1] * 60_000).toISOString().slice(0, 16).replace('T', ' ');
}

// To make one takes a hundred times what it then takes to ask it, and the first of a page a tenth of a second on a phone.
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
 * The date (2026-11-22), the time (18:27) and the minutes since midnight on the restaurant's wall clock, whatever zone the
 * visitor is in. A moment (ms or Date) that is none throws a RangeError.
 */
export function wallClock(at: number | Date, timeZone: string) {
  const moment = at.valueOf();
  const own = timeZone === restaurant.timeZone ? readClock(moment, built) : null;
  const [date = '', time = ''] = (own ?? askClock(moment, timeZone)).split(' ');
  return { date, time, minutes: minutesOf(time) };
}

export const dayOf = (at: Date, timeZone: string = restaurant.timeZone): string =>
  wallClock(at, timeZone).date;

/** The hour at which a day of the books begins, as tills have it: what is handed over at half past midnight counts with the evening. */
export const booksTurnAt = 4;
const dayTurnsMs = booksTurnAt * 60 * 60_000;

/** The day in whose books a moment is: a date of the restaurant, until four in the morning the one before. */
export const businessDay = (at: Date, timeZone?: string): string =>
  dayOf(new Date(at.getTime() - dayTurnsMs), timeZone);

/** A range of dates (ms) as the books have them. */
export const inBooks = ({ from, to }: { from: number; to: number }) => ({
  from: from + dayTurnsMs,
  to: to + dayTurnsMs,
});

export const afterDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

/** The sittings of a weekday. Rules of before say one for all days, and which have none: nobody else has to know. */
export const sittingsOf = (
  weekday: Weekday,
  { sittings, hours, closedWeekdays }: OpeningRules,
): readonly Sitting[] => sittings?.[weekday] ?? (closedWeekdays.includes(weekday) ? [] : [hours]);

// Sunday is the first day for JavaScript, the last for us.
export const weekdayOf = (date: string): Weekday =>
  weekdays[(new Date(date).getUTCDay() + 6) % 7] ?? 'sunday';

/** The sittings of a date, earliest first: those of its weekday, where the date is not special and nobody closed it. */
export function sittingsOn(date: string, days: OpeningDays): readonly Sitting[] {
  if (days.closedDays?.includes(date)) return [];
  const special = days.specialDays?.find((day) => day.date === date);
  return special?.sittings ?? sittingsOf(weekdayOf(date), days);
}
