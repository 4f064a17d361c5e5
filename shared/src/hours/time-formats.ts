import { pageLocale } from '../i18n/i18n';
import { formatSpan, formatTime, wallClock } from './clock-time';

type Format = (at: number | Date) => string;
type SpanFormat = (from: number | Date, to: number | Date | null) => string;

/** Creates a format for times in a time zone: 6:27 PM. It throws a RangeError for an invalid Date. */
export const timeFormat =
  (timeZone: string): Format =>
  (at) =>
    formatTime(wallClock(at, timeZone).time);

/** Creates a format for spans within a day: 1:25–1:40 PM; only the start if the end is null. */
export const timeSpanFormat =
  (timeZone: string): SpanFormat =>
  (from, to) => {
    const begins = wallClock(from, timeZone).time;
    return to === null ? formatTime(begins) : formatSpan(begins, wallClock(to, timeZone).time);
  };

// Created on first use, because most pages show no dates.
function dayFormat(timeZone: string): Format {
  let day: Intl.DateTimeFormat | undefined;
  return (at) =>
    (day ??= new Intl.DateTimeFormat(pageLocale, { dateStyle: 'medium', timeZone })).format(at);
}

/** Creates a format for times with their date: 21 Nov 2026, 6:27 PM. */
export function timestampFormat(timeZone: string): Format {
  const [day, time] = [dayFormat(timeZone), timeFormat(timeZone)];
  return (at) => `${day(at)}, ${time(at)}`;
}

/** Creates a format for spans with their date: 21 Nov 2026, 1:25–1:40 PM. */
export function timestampSpanFormat(timeZone: string): SpanFormat {
  const [day, span] = [dayFormat(timeZone), timeSpanFormat(timeZone)];
  return (from, to) => `${day(from)}, ${span(from, to)}`;
}
