import { isInTime, isYounger, minutesSpan } from './durations';

const now = 1_000_000;

test.each([
  ['has an age of 0 ms', now, true],
  ['is 1 ms younger than the limit', now - 999, true],
  ['is as old as the limit', now - 1000, false],
  ['has no known time', -Infinity, false],
  ['is in the future, because the clock was set back', now + 1, false],
])('isYounger compares a time that %s', (_what, since, young) =>
  expect(isYounger(since, 1000, now)).toBe(young),
);

test.each([
  ['exactly at the limit', now - 1000, true],
  ['1 ms after the limit', now - 1001, false],
  ["from another machine's clock that is 30 seconds ahead", now + 30_000, true],
  ['from before the clock was set back by more than 30 seconds', now + 30_001, false],
])('isInTime compares a time %s', (_what, since, inTime) =>
  expect(isInTime(since, 1000, now)).toBe(inTime),
);

test('minutesSpan returns a span of minutes, or one number if both are equal', () => {
  expect(minutesSpan({ minutes: 45, latestMinutes: 60 })).toBe('45–60');
  expect(minutesSpan({ minutes: 45, latestMinutes: 60 }, 20)).toBe('65–80');
  expect(minutesSpan({ minutes: 20, latestMinutes: 20 })).toBe('20');
});
