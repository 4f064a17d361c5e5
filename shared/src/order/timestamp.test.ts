import fc from 'fast-check';
import { minutesSinceJust } from './just-ordered';
import { readTimestamp } from './timestamp';

const ms = Date.UTC(2025, 9, 9, 13, 5);

test('readTimestamp reads a Firestore timestamp, a Date, ISO text and milliseconds', () => {
  expect(readTimestamp({ seconds: ms / 1000, nanoseconds: 0 })).toBe(ms);
  expect(readTimestamp({ seconds: ms / 1000, nanoseconds: 7_900_000 })).toBe(ms + 7);
  expect(readTimestamp(new Date(ms))).toBe(ms);
  expect(readTimestamp('2025-10-09T13:05:00Z')).toBe(ms);
  expect(readTimestamp(ms)).toBe(ms);
});

test('readTimestamp returns missing for an empty value and invalid for an unreadable one', () => {
  for (const missing of [null, undefined, '']) expect(readTimestamp(missing)).toBe('missing');
  for (const bad of ['rubbish', NaN, Infinity, {}, [], true, { seconds: 'x' }, new Date(NaN)]) {
    expect(readTimestamp(bad)).toBe('invalid');
  }
});

test('readTimestamp returns a valid time, missing or invalid for any value', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const moment = readTimestamp(value);
      if (typeof moment === 'number') expect(new Date(moment).getTime()).not.toBeNaN();
      else expect(['missing', 'invalid']).toContain(moment);
    }),
  );
});

const now = Date.UTC(2026, 10, 21, 12, 30);
const minute = 60_000;

test.each([
  [now, 0],
  [now - minute, 1],
  [now - 10 * minute + 1, 9],
  [now - 10 * minute, null],
  [now + 5 * minute, 0],
  ['missing', null],
  ['invalid', null],
] as const)(
  'minutesSinceJust(%p) is %p: whole minutes, and null from ten minutes on',
  (createdAt, minutes) => {
    expect(minutesSinceJust(createdAt, now)).toBe(minutes);
  },
);
