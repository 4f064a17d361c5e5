import { parseFieldPath, valueAt, withValueAt } from './paths';
import type { WireFields } from './value';

const one = { integerValue: '1' };
const two = { integerValue: '2' };
const map = (fields: WireFields) => ({ mapValue: { fields } });

test.each([
  ['a.b', ['a', 'b']],
  ['prefs.`odd.key`', ['prefs', 'odd.key']],
  ['`a\\`b`.c', ['a`b', 'c']],
  ['`a\\\\`', ['a\\']],
])('%s names %j', (text, names) => {
  expect(parseFieldPath(text)).toEqual(names);
});

test.each(['', 'a.', '.a', 'a..b', '`a', '``', '`a`b', '__proto__', 'a.__x__'])(
  'not "%s"',
  (text) => expect(() => parseFieldPath(text)).toThrow(),
);

test('a value is found inside maps only', () => {
  const fields = { a: map({ b: one }), c: two };
  expect(valueAt(fields, ['a', 'b'])).toBe(one);
  expect(valueAt(fields, ['a', 'x'])).toBeUndefined();
  expect(valueAt(fields, ['c', 'b'])).toBeUndefined();
  expect(valueAt(fields, ['constructor'])).toBeUndefined();
});

test('setting makes the maps on the way, leaves the neighbours, and the fields given in', () => {
  const fields = Object.freeze({ a: map({ x: two }), d: one });
  expect(withValueAt({ a: two }, ['a', 'b'], one)).toEqual({ a: map({ b: one }) });
  expect(withValueAt(fields, ['a', 'b'], one)).toEqual({ a: map({ x: two, b: one }), d: one });
  expect(withValueAt(fields, ['a', 'x'], undefined)).toEqual({ a: map({}), d: one });
  expect(withValueAt(fields, ['x', 'y'], undefined)).toEqual(fields);
});
