import { isPaused } from './seen-shop';

const at = new Date('2025-01-15T15:00:00Z');

test('a pause holds until its end, or until the kitchen goes on', () => {
  expect(isPaused({ paused: null }, at)).toBe(false);
  expect(isPaused({ paused: { until: null } }, at)).toBe(true);
  expect(isPaused({ paused: { until: '2025-01-15T15:00:01Z' } }, at)).toBe(true);
  expect(isPaused({ paused: { until: '2025-01-15T15:00:00Z' } }, at)).toBe(false);
});
