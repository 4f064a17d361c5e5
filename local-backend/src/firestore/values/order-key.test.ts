import fc from 'fast-check';
import { orderKey } from './order-key';
import type { WireValue } from './value';

const compareKeys = (a: WireValue, b: WireValue) =>
  Math.sign(Buffer.compare(Buffer.from(orderKey(a)), Buffer.from(orderKey(b))));
const integer = (value: bigint | number): WireValue => ({ integerValue: String(value) });
const double = (value: number): WireValue => ({ doubleValue: value });
const text = (stringValue: string): WireValue => ({ stringValue });
const list = (...values: WireValue[]): WireValue => ({ arrayValue: { values } });

test("order keys of different types sort in Firestore's order", () => {
  const time = (timestampValue: string): WireValue => ({ timestampValue });
  const bytes = (bytesValue: string): WireValue => ({ bytesValue });
  const place = (latitude: number, longitude: number): WireValue => ({
    geoPointValue: { latitude, longitude },
  });
  const map = (fields: Record<string, WireValue>): WireValue => ({ mapValue: { fields } });
  const ascending: WireValue[] = [
    { nullValue: null },
    ...[false, true].map((booleanValue) => ({ booleanValue })),
    ...(['NaN', '-Infinity'] as const).map((doubleValue) => ({ doubleValue })),
    ...[double(-1.5), integer(-1), integer(0), double(0.5), integer(2n ** 53n)],
    ...[integer(2n ** 53n + 1n), integer(2n ** 63n - 1n), double(2 ** 63)],
    { doubleValue: 'Infinity' },
    ...['1969-12-31T23:59:59.999999Z', '2026-01-01T00:00:00.000001Z'].map(time),
    time('2026-01-01T00:00:00.000002Z'),
    ...['', '\u0000', '\u0001', 'a', 'a\u0000', 'aa', 'b', '\uFFFD', '🍔'].map(text),
    ...['', 'AAE=', '/w=='].map(bytes),
    { referenceValue: 'projects/p' },
    ...[place(12, 1), place(13, -1)],
    ...[list(), list(text('a')), list(text('a'), text('b')), list(text('aa'))],
    ...[map({}), map({ a: integer(1) }), map({ a: integer(1), b: integer(1) })],
    map({ a: integer(2) }),
  ];
  const pairs = ascending.slice(1).map((value, index) => [ascending[index] as WireValue, value]);
  for (const [lower, higher] of pairs as [WireValue, WireValue][]) {
    expect([lower, higher, compareKeys(lower, higher)]).toEqual([lower, higher, -1]);
  }
});

test('order keys of integers and doubles sort by their numeric value', () => {
  const order = <One extends number | bigint>(a: One, b: One) => (a < b ? -1 : a > b ? 1 : 0);
  const some = fc.double({ noNaN: true });
  const whole = fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n);
  fc.assert(fc.property(some, some, (a, b) => compareKeys(double(a), double(b)) === order(a, b)));
  fc.assert(
    fc.property(whole, whole, (a, b) => compareKeys(integer(a), integer(b)) === order(a, b)),
  );
});

test('order keys of 2 and 2.0, of 0 and -0, and of maps with the same fields are equal', () => {
  const both = { a: integer(1), b: integer(2) };
  const turned = { b: integer(2), a: integer(1) };
  for (const [one, other] of [
    [integer(2), double(2)],
    [double(0), { doubleValue: '-0' }],
    [{ mapValue: { fields: both } }, { mapValue: { fields: turned } }],
  ] as [WireValue, WireValue][])
    expect(orderKey(one)).toBe(orderKey(other));
});
