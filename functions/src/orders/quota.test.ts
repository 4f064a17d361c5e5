import { exceededBy } from './quota';

const allowance = { waiting: 3, byNetwork: { points: 10, seconds: 600 } };
const now = Date.parse('2026-01-05T08:00:00Z');
const minute = 60_000;

test.each([
  ['that came just now', -1, { what: 'network', retryAfterSeconds: 540 }],
  ['of more than ten minutes ago', -11, null],
  ['of an hour that comes once more, as the clock was put back', 50, null],
])('of ten orders from one network %s', (_which, minutes, exceeded) => {
  const fromNetwork = Array.from({ length: 10 }, () => now + minutes * minute);
  expect(exceededBy(allowance, { ofCustomer: 0, ofPhone: 0, fromNetwork }, now)).toEqual(exceeded);
});
