import fc from 'fast-check';
import { endOfKind, orderKey } from './order-key';
import type { WireValue } from './wire-value';

const compareKeys = (a: WireValue, b: WireValue) =>
  Math.sign(Buffer.compare(Buffer.from(orderKey(a)), Buffer.from(orderKey(b))));
const integer = (value: bigint | number): WireValue => ({ integerValue: String(value) });
const double = (value: number): WireValue => ({ doubleValue: value });
const text = (stringValue: string): WireValue => ({ stringValue });
const list = (...values: WireValue[]): WireValue => ({ arrayValue: { values } });

test('kinds sort as in Firestore', () => {
  const ascending: WireValue[] = [
    { nullValue: null },
    { booleanValue: false },
    { booleanValue: true },
    { doubleValue: 'NaN' },
    { doubleValue: '-Infinity' },
    double(-1.5),
    integer(-1),
    integer(0),
    double(0.5),
    integer(2n ** 53n),
    integer(2n ** 53n + 1n),
    integer(2n ** 63n - 1n),
    double(2 ** 63),
    { doubleValue: 'Infinity' },
    { timestampValue: '1969-12-31T23:59:59.999999Z' },
    { timestampValue: '2026-01-01T00:00:00.000001Z' },
    { timestampValue: '2026-01-01T00:00:00.000002Z' },
    text(''),
    text('\u0000'),
    text('\u0001'),
    text('a'),
    text('a\u0000'),
    text('aa'),
    text('b'),
    text('\uFFFD'),
    text('🍔'),
    { bytesValue: '' },
    { bytesValue: 'AAE=' },
    { bytesValue: '/w==' },
    { referenceValue: 'projects/p' },
    { geoPointValue: { latitude: 12, longitude: 1 } },
    { geoPointValue: { latitude: 13, longitude: -1 } },
    list(),
    list(text('a')),
    list(text('a'), text('b')),
    list(text('aa')),
    { mapValue: { fields: {} } },
    { mapValue: { fields: { a: integer(1) } } },
    { mapValue: { fields: { a: integer(1), b: integer(1) } } },
    { mapValue: { fields: { a: integer(2) } } },
  ];
  const pairs = ascending.slice(1).map((value, index) => [ascending[index] as WireValue, value]);
  for (const [lower, higher] of pairs as [WireValue, WireValue][]) {
    expect([lower, higher, compareKeys(lower, higher)]).toEqual([lower, higher, -1]);
  }
});

test('numbers sort as numbers, whether whole or not', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (a, b) => {
      expect(compareKeys(double(a), double(b))).toBe(a < b ? -1 : a > b ? 1 : 0);
    }),
  );
  fc.assert(
    fc.property(
      fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n),
      fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n),
      (a, b) => {
        expect(compareKeys(integer(a), integer(b))).toBe(a < b ? -1 : a > b ? 1 : 0);
      },
    ),
  );
});

test('texts sort by their UTF-8 bytes', () => {
  const unicode = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(unicode, unicode, (a, b) => {
      const bytes = Buffer.compare(Buffer.from(a), Buffer.from(b));
      expect(compareKeys(text(a), text(b))).toBe(bytes);
    }),
  );
});

test('2 and 2.0 and the two zeros are equal', () => {
  expect(orderKey(integer(2))).toBe(orderKey(double(2)));
  expect(orderKey(double(0))).toBe(orderKey({ doubleValue: '-0' }));
});

test('the order of the fields of a map does not matter', () => {
  const ab = { mapValue: { fields: { a: integer(1), b: integer(2) } } };
  const ba = { mapValue: { fields: { b: integer(2), a: integer(1) } } };
  expect(orderKey(ab)).toBe(orderKey(ba));
});

test('long texts have short keys, and are still told apart at their very end', () => {
  const long = 'x'.repeat(100_000);
  expect(orderKey(text(long)).length).toBeLessThan(1600);
  expect(orderKey(text(`${long}a`))).not.toBe(orderKey(text(`${long}b`)));
});

test('a long text is never cut in the middle of a character', () => {
  for (let length = 1490; length < 1500; length += 1) {
    expect(orderKey(text('x'.repeat(length) + '🍔'.repeat(10)))).not.toMatch(/\p{Surrogate}/u);
  }
});

test('keys of one kind end before the next kind', () => {
  const key = orderKey(text('\u{10FFFF}'));
  expect(key < endOfKind(key)).toBe(true);
  expect(orderKey({ bytesValue: '' }) >= endOfKind(key)).toBe(true);
});
