import { ascending, median, percentile } from './statistics';

test('values are sorted as numbers, and those given stay as they are', () => {
  const values = [10, 9, 100];
  expect(ascending(values)).toEqual([9, 10, 100]);
  expect(values).toEqual([10, 9, 100]);
});

test.each([
  [[3], 3],
  [[30, 4, 100], 30],
  [[4, 1, 3, 2], 3],
])('the median of %j is %d', (values, middle) => expect(median(values)).toBe(middle));

test('a percentile is a value that was measured, at most the highest', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(hundred, 0.5)).toBe(51);
  expect(percentile(hundred, 0.99)).toBe(100);
  expect(percentile(hundred, 1)).toBe(100);
});

test('of nothing there is no figure', () =>
  expect([median([]), percentile([], 0.5)]).toEqual([NaN, NaN]));
