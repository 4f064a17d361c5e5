import { daysBetween } from './opening-hours';
import { msOf, type Promised } from './promised-text';
import { momentSpanText } from './time-formats';

// Apart from `promised-text.ts`, because most pages of customers need neither.

/** The words of `promisedTextIn`. Times in ms. */
export interface PromisedWords {
  span: (from: number, to: number | null) => string;
  /** Formats a time on another day than that of `now`; `inDays` is negative for an earlier day. */
  onOtherDay: (span: string, from: number, inDays: number) => string;
}

/** Formats a promised time like `promisedText`, in another language than the page's. */
export function promisedTextIn(
  { span, onOtherDay }: PromisedWords,
  { promisedFrom, promisedTo }: Promised,
  now: number,
): string {
  const from = msOf(promisedFrom);
  if (from === null) return '';
  const text = span(from, msOf(promisedTo));
  const inDays = daysBetween(new Date(now), new Date(from));
  return inDays === 0 ? text : onOtherDay(text, from, inDays);
}

/**
 * Formats a promised time with its date, for texts that are read later: 21 Nov 2026, 1:25–1:40 PM. Empty if
 * there is none.
 */
export function promisedTextWithDate({ promisedFrom, promisedTo }: Promised): string {
  const from = msOf(promisedFrom);
  return from === null ? '' : momentSpanText(from, msOf(promisedTo));
}
