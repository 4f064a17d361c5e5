import { isUnderWay } from './is-under-way';

const hour = 60 * 60_000;
const at = Date.parse('2026-01-05T08:00:00Z');
const placed = { status: 'placed', createdAt: at, slot: 0, promisedAt: 0 };

test('what was ordered is under way until it is a day late', () => {
  expect(isUnderWay(placed, at + 24 * hour - 1)).toBe(true);
  expect(isUnderWay(placed, at + 24 * hour)).toBe(false);
});

test('what was ordered for three days later is under way until then', () => {
  const ahead = { ...placed, slot: at + 72 * hour };
  expect(isUnderWay(ahead, at + 71 * hour)).toBe(true);
  expect(isUnderWay({ ...placed, promisedAt: at + 72 * hour }, at + 71 * hour)).toBe(true);
  expect(isUnderWay(ahead, at + 96 * hour)).toBe(false);
});

test.each(['delivered', 'cancelled'])('what is %s is over', (status) =>
  expect(isUnderWay({ ...placed, status }, at)).toBe(false),
);
