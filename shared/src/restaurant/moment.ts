import { pageLocale } from '../language/speech';
import { formatTime } from './opening-hours';

type Format = (at: number | Date) => string;

/**
 * A format for the time of day on the wall clock of a time zone: 6:27 PM.
 * Takes milliseconds or a Date; a Date that is none throws a RangeError.
 */
export function timeFormat(timeZone: string): Format {
  // Made once: it is slow to make.
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (at) => formatTime(clock.format(at));
}

/** The same with the day before it: 21 Nov 2026, 6:27 PM. */
export function momentFormat(timeZone: string): Format {
  const day = new Intl.DateTimeFormat(pageLocale, { dateStyle: 'medium', timeZone });
  const time = timeFormat(timeZone);
  return (at) => `${day.format(at)}, ${time(at)}`;
}
