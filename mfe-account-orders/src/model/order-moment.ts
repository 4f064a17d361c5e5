import { momentFormat } from '@burger/shared/restaurant';

/** A moment of an order in milliseconds, or why there is none. */
export type Moment = number | 'missing' | 'invalid';

const valid = (ms: number): Moment =>
  Number.isFinite(ms) && Math.abs(ms) <= 8.64e15 ? ms : 'invalid';

/** Reads a moment however a document may hold it: a store timestamp, a Date, ISO text or milliseconds. */
export function readMoment(value: unknown): Moment {
  if (value === null || value === undefined || value === '') return 'missing';
  if (typeof value === 'number') return valid(value);
  if (typeof value === 'string') return valid(Date.parse(value));
  if (value instanceof Date) return valid(value.getTime());
  const { seconds, nanoseconds } = value as { seconds?: unknown; nanoseconds?: unknown };
  if (typeof seconds !== 'number') return 'invalid';
  return valid(
    seconds * 1000 + Math.floor((typeof nanoseconds === 'number' ? nanoseconds : 0) / 1e6),
  );
}

export interface MomentWords {
  notAvailable: string;
  invalidDate: string;
}

/** Words for moments on the restaurant's wall clock; N/A and Invalid Date where there is none (spec.md §8). */
export function momentWords(timeZone: string, words: MomentWords): (moment: Moment) => string {
  const format = momentFormat(timeZone);
  return (moment) => {
    if (moment === 'missing') return words.notAvailable;
    if (moment === 'invalid') return words.invalidDate;
    return format(moment);
  };
}
