import { pageLocale } from '../i18n/i18n';
import { restaurant } from '../restaurant/restaurant';
import { formatSpan, formatTime, wallClock } from './clock-time';

type Moment = number | Date;

const { timeZone } = restaurant;

/** Formats the restaurant's time: 6:27 PM. Throws a RangeError for an invalid Date. */
export const timeText = (at: Moment): string => formatTime(wallClock(at, timeZone).time);

/** Formats a span within a day: 1:25–1:40 PM; only the start if the end is null. */
export function spanText(from: Moment, to: Moment | null): string {
  const begins = wallClock(from, timeZone).time;
  return to === null ? formatTime(begins) : formatSpan(begins, wallClock(to, timeZone).time);
}

// Created on first use, because most pages show no dates.
let dayFormat: Intl.DateTimeFormat | undefined;
const dayText = (at: Moment): string =>
  (dayFormat ??= new Intl.DateTimeFormat(pageLocale, { dateStyle: 'medium', timeZone })).format(at);

/** Formats a time with its date: 21 Nov 2026, 6:27 PM. */
export const momentText = (at: Moment): string => `${dayText(at)}, ${timeText(at)}`;

/** Formats a span with its date: 21 Nov 2026, 1:25–1:40 PM. */
export const momentSpanText = (from: Moment, to: Moment | null): string =>
  `${dayText(from)}, ${spanText(from, to)}`;
