import type { PromisedTime } from '../contracts/promised-time';
import { restaurant } from '../restaurant/restaurant';
import { pageWords, whenText, type WhenWords } from './opening-hours';
import { timestampSpanFormat } from './time-formats';

// Timestamps that are missing or invalid are text.
type Promised = PromisedTime<number | Date | string | null>;

const msOf = (moment: Promised['promisedFrom']): number | null =>
  typeof moment === 'string' || moment === null ? null : moment.valueOf();

/**
 * Formats a promised time relative to `now` (ms): 1:25–1:40 PM; tomorrow, 1:00–1:30 PM. Empty if there is
 * none. `words` are those of another language than the page's.
 */
export function promisedText(
  { promisedFrom, promisedTo }: Promised,
  now: number,
  words: WhenWords = pageWords,
): string {
  const from = msOf(promisedFrom);
  return from === null ? '' : whenText(from, msOf(promisedTo), now, words);
}

const spanWithDate = timestampSpanFormat(restaurant.timeZone);

/**
 * Formats a promised time with its date, for texts that are read later: 21 Nov 2026, 1:25–1:40 PM. Empty if
 * there is none.
 */
export function promisedTextWithDate({ promisedFrom, promisedTo }: Promised): string {
  const from = msOf(promisedFrom);
  return from === null ? '' : spanWithDate(from, msOf(promisedTo));
}
