import { isInTime, isYounger } from './durations';

const now = 1_000_000;

test.each([
  ['of now', now, true],
  ['just young enough', now - 999, true],
  ['too old', now - 1000, false],
  ['of before all time', -Infinity, false],
  ['of the future, as the clock was put back', now + 1, false],
])('what is %s', (_what, since, young) => expect(isYounger(since, 1000, now)).toBe(young));

test.each([
  ['to the last moment', now - 1000, true],
  ['a moment too late', now - 1001, false],
  ["by another machine's clock, which is a little ahead", now + 30_000, true],
  ['from before the clock was put back', now + 30_001, false],
])('what is asked in time: %s', (_what, since, inTime) =>
  expect(isInTime(since, 1000, now)).toBe(inTime),
);
