import { minutesSinceJust } from './just-ordered';

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
] as const)('an order of %p was placed %p minutes ago', (createdAt, minutes) => {
  expect(minutesSinceJust(createdAt, now)).toBe(minutes);
});
