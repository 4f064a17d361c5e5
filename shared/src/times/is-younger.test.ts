import { isYounger } from './is-younger';

const now = 1_000_000;

test.each([
  ['of now', now, true],
  ['just young enough', now - 999, true],
  ['too old', now - 1000, false],
  ['of before all time', -Infinity, false],
  ['of the future, as the clock was put back', now + 1, false],
])('what is %s', (_what, since, young) => expect(isYounger(since, 1000, now)).toBe(young));
