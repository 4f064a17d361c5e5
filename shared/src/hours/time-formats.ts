import { pageLocale } from '../language/i18n';
import { formatSpan, formatTime, wallClock } from './clock-time';

type Format = (at: number | Date) => string;
type SpanFormat = (from: number | Date, to: number | Date | null) => string;

/** A format for the time of day in a time zone: 6:27 PM. A Date that is none throws a RangeError. */
export const timeFormat =
  (timeZone: string): Format =>
  (at) =>
    formatTime(wallClock(at, timeZone).time);

/** A format for a time from one moment to another of the same day: 1:25–1:40 PM; without an end its beginning alone. */
export const timeSpanFormat =
  (timeZone: string): SpanFormat =>
  (from, to) => {
    const begins = wallClock(from, timeZone).time;
    return to === null ? formatTime(begins) : formatSpan(begins, wallClock(to, timeZone).time);
  };

// Made when the first day is asked for: most pages name none.
function dayFormat(timeZone: string): Format {
  let day: Intl.DateTimeFormat | undefined;
  return (at) =>
    (day ??= new Intl.DateTimeFormat(pageLocale, { dateStyle: 'medium', timeZone })).format(at);
}

/** The same with the day before it: 21 Nov 2026, 6:27 PM. */
export function timestampFormat(timeZone: string): Format {
  const [day, time] = [dayFormat(timeZone), timeFormat(timeZone)];
  return (at) => `${day(at)}, ${time(at)}`;
}

/** A format for a time from one moment to another with the day before it: 21 Nov 2026, 1:25–1:40 PM. */
export function timestampSpanFormat(timeZone: string): SpanFormat {
  const [day, span] = [dayFormat(timeZone), timeSpanFormat(timeZone)];
  return (from, to) => `${day(from)}, ${span(from, to)}`;
}
