import { isInTime, isYounger, minutesSpan } from './durations';

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

test('minutes are said as a span, or as one number where there is no span', () => {
  expect(minutesSpan({ minutes: 45, latestMinutes: 60 })).toBe('45–60');
  expect(minutesSpan({ minutes: 45, latestMinutes: 60 }, 20)).toBe('65–80');
  expect(minutesSpan({ minutes: 20, latestMinutes: 20 })).toBe('20');
});
