import { parseFieldPath, valueAt, withValueAt } from './field-path';
import type { WireFields } from './wire-value';

const one = { integerValue: '1' };
const two = { integerValue: '2' };
const map = (fields: WireFields) => ({ mapValue: { fields } });

test.each([
  ['a', ['a']],
  ['a.b', ['a', 'b']],
  ['prefs.`odd.key`', ['prefs', 'odd.key']],
  ['`a\\`b`.c', ['a`b', 'c']],
  ['`a\\\\`', ['a\\']],
  ['`with space`', ['with space']],
])('%s names %j', (text, names) => {
  expect(parseFieldPath(text)).toEqual(names);
});

test.each(['', '.', 'a.', '.a', 'a..b', '`a', '``', '`a`b', '__proto__', 'a.__x__'])(
  '"%s" is not a field path',
  (text) => {
    expect(() => parseFieldPath(text)).toThrow();
  },
);

test('a value is found inside maps only', () => {
  const fields = { a: map({ b: one }), c: two };
  expect(valueAt(fields, ['a', 'b'])).toBe(one);
  expect(valueAt(fields, ['a', 'x'])).toBeUndefined();
  expect(valueAt(fields, ['c', 'b'])).toBeUndefined();
  expect(valueAt(fields, ['constructor'])).toBeUndefined();
});

test('setting makes the maps on the way and leaves the neighbours', () => {
  expect(withValueAt({}, ['a', 'b'], one)).toEqual({ a: map({ b: one }) });
  expect(withValueAt({ a: map({ x: two }) }, ['a', 'b'], one)).toEqual({
    a: map({ x: two, b: one }),
  });
  expect(withValueAt({ a: two }, ['a', 'b'], one)).toEqual({ a: map({ b: one }) });
});

test('taking out touches nothing else, and makes nothing', () => {
  const fields = { a: map({ b: one, c: two }), d: one };
  expect(withValueAt(fields, ['a', 'b'], undefined)).toEqual({ a: map({ c: two }), d: one });
  expect(withValueAt(fields, ['x', 'y'], undefined)).toEqual(fields);
  expect(withValueAt(fields, ['d', 'y'], undefined)).toEqual(fields);
});

test('the fields given in stay as they were', () => {
  const fields = Object.freeze({ a: one });
  expect(withValueAt(fields, ['a'], two)).toEqual({ a: two });
  expect(fields).toEqual({ a: one });
});
