import type { PromisedTime } from '../contracts/promised-time';
import { whenText } from './opening-hours';

// Timestamps that are missing or invalid are text.
export type Promised = PromisedTime<number | Date | string | null>;

export const msOf = (moment: Promised['promisedFrom']): number | null =>
  typeof moment === 'string' || moment === null ? null : moment.valueOf();

/**
 * Formats a promised time relative to `now` (ms): 1:25–1:40 PM; tomorrow, 1:00–1:30 PM. Empty if there is
 * none.
 */
export function promisedText({ promisedFrom, promisedTo }: Promised, now: number): string {
  const from = msOf(promisedFrom);
  return from === null ? '' : whenText(from, msOf(promisedTo), now);
}
