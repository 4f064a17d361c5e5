import type { PromisedTime } from '../contracts/promised-time';

/** A time in milliseconds, or why there is none. */
export type Timestamp = number | 'missing' | 'invalid';

const valid = (ms: number): Timestamp =>
  Number.isFinite(ms) && Math.abs(ms) <= 8.64e15 ? ms : 'invalid';

/** Reads a time in any stored format: a Firestore timestamp, a Date, ISO text or milliseconds. */
export function readTimestamp(value: unknown): Timestamp {
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

export const readPromised = ({
  promisedFrom,
  promisedTo,
}: PromisedTime<unknown>): PromisedTime<Timestamp> => ({
  promisedFrom: readTimestamp(promisedFrom),
  promisedTo: readTimestamp(promisedTo),
});
