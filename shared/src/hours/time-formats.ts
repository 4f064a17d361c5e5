import { pageLocale } from '../language/i18n';
import { formatSpan, formatTime } from './clock-time';

type Format = (at: number | Date) => string;

// Made once: it is slow to make.
const clockIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });

/**
 * A format for the time of day on the wall clock of a time zone: 6:27 PM.
 * Takes milliseconds or a Date; a Date that is none throws a RangeError.
 */
export function timeFormat(timeZone: string): Format {
  const clock = clockIn(timeZone);
  return (at) => formatTime(clock.format(at));
}

/** A format for a time from one moment to another of the same day: 1:25–1:40 PM; without an end its beginning alone. */
export function timeSpanFormat(
  timeZone: string,
): (from: number | Date, to: number | Date | null) => string {
  const clock = clockIn(timeZone);
  return (from, to) =>
    to === null ? formatTime(clock.format(from)) : formatSpan(clock.format(from), clock.format(to));
}

/** The same with the day before it: 21 Nov 2026, 6:27 PM. */
export function momentFormat(timeZone: string): Format {
  const day = new Intl.DateTimeFormat(pageLocale, { dateStyle: 'medium', timeZone });
  const time = timeFormat(timeZone);
  return (at) => `${day.format(at)}, ${time(at)}`;
}

/** A format for a time from one moment to another with the day before it: 21 Nov 2026, 1:25–1:40 PM. */
export function momentSpanFormat(
  timeZone: string,
): (from: number | Date, to: number | Date | null) => string {
  const day = new Intl.DateTimeFormat(pageLocale, { dateStyle: 'medium', timeZone });
  const span = timeSpanFormat(timeZone);
  return (from, to) => `${day.format(from)}, ${span(from, to)}`;
}
