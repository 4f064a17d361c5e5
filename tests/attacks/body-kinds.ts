import fc from 'fast-check';
import { kind, type Attack, type Kind } from './attack';
import { validOrder } from './valid-order';

const json = { 'content-type': 'application/json' };
const order = validOrder.map((body) => JSON.stringify(body));
const raw = (bodies: fc.Arbitrary<string | Buffer>): fc.Arbitrary<Attack> =>
  bodies.map((body) => ({ headers: json, body }));
const from = <Value>(
  values: fc.Arbitrary<Value>,
  write: (text: string, value: Value) => string | Buffer,
) => raw(fc.tuple(order, values).map(([text, value]) => write(text, value)));

const tooMuch = 64 * 1024 + 1;
const nested = (open: string, close: string) => (depth: number) =>
  open.repeat(depth) + close.repeat(depth);
const depths = fc.integer({ min: 100, max: 4000 });

const notJson: Record<string, fc.Arbitrary<Attack>> = {
  'cut off': from(fc.double({ min: 0, max: 1, noNaN: true }), (text, share) =>
    text.slice(0, 1 + Math.floor(share * (text.length - 2))),
  ),
  'with its beginning missing': from(fc.integer({ min: 1, max: 60 }), (text, many) =>
    text.slice(many),
  ),
  'with something around it': from(fc.constantFrom('x', '{}', ',', '\u0000'), (text, more) =>
    more === ',' ? text + more : more + text,
  ),
  twice: from(fc.constantFrom('', '\n', ','), (text, between) => text + between + text),
  'with a number that JSON does not have': from(
    fc.constantFrom('NaN', '-Infinity', '0x10', '01', '+1', '1.', '.5', '1_0', 'undefined'),
    (text, odd) => text.replace(/"quantity":\d+/, `"quantity":${odd}`),
  ),
  'with a raw control character in a text': from(
    fc.constantFrom('\u0000', '\u0001', '\n', '\u001f'),
    (text, odd) => text.replace('"name":"', `"name":"${odd}`),
  ),
  'of random bytes': raw(
    fc.uint8Array({ minLength: 1, maxLength: 500 }).map((bytes) => Buffer.from([0xff, ...bytes])),
  ),
  'of two bytes a character': from(fc.constant(null), (text) => Buffer.from(text, 'utf16le')),
  'that opens lists without end': raw(depths.map((depth) => '['.repeat(depth))),
};

const notAnOrder: Record<string, fc.Arbitrary<Attack>> = {
  nothing: raw(fc.constantFrom('', ' ', '\t\r\n')),
  'a bare value': raw(fc.jsonValue({ maxDepth: 0 }).map((value) => JSON.stringify(value))),
  'a list': raw(fc.array(order, { maxLength: 3 }).map((all) => `[${all.join(',')}]`)),
  'an empty object': raw(fc.constantFrom('{}', ' { } ')),
  'an order in an order': from(
    fc.constantFrom('data', 'order', 'body'),
    (text, key) => `{"${key}":${text}}`,
  ),
  'an order in the prototype': from(
    fc.constantFrom('__proto__', 'prototype', 'constructor'),
    (text, key) => `{"${key}":${text}}`,
  ),
  'objects within objects': raw(
    depths.map((depth) => nested('{"customer":', '}')(depth).replace('{"customer":}', '{}')),
  ),
  'lists within lists': raw(depths.map((depth) => `{"lines":${nested('[', ']')(depth)}}`)),
  'a wrong list after the right one': from(
    fc.constantFrom(
      '[]',
      'null',
      '{}',
      '[{"dishId":1,"quantity":0,"choices":[],"note":""}]',
      '[{"dishId":1,"quantity":-1,"choices":[],"note":""}]',
    ),
    (text, lines) => text.replace(/}$/, `,"lines":${lines}}`),
  ),
  'another agreed total after the right one': from(
    fc.constantFrom('null', '"0"', '-1', '0.5', '[]', '1e999'),
    (text, total) => text.replace(/}$/, `,"agreedTotal":${total}}`),
  ),
  'a wrong key after the right one': from(fc.constantFrom('""', 'null', '"x"'), (text, key) =>
    text.replace(/}$/, `,"idempotencyKey":${key}}`),
  ),
  'a latitude beyond all numbers': from(fc.constantFrom('1e999', '-1e999'), (text, odd) =>
    text.replace(/"lat":[^,}]+/, `"lat":${odd}`),
  ),
  'a quantity beyond all numbers': from(fc.constantFrom('1e999', '9'.repeat(400)), (text, odd) =>
    text.replace(/"quantity":\d+/, `"quantity":${odd}`),
  ),
};

const sizes = fc.integer({ min: tooMuch, max: 4 * tooMuch });
const tooLarge: Record<string, fc.Arbitrary<Attack>> = {
  'by a field that nobody reads': from(sizes, (text, size) =>
    text.replace(/}$/, `,"padding":"${'x'.repeat(size)}"}`),
  ),
  'by spaces': from(sizes, (text, size) => text + ' '.repeat(size)),
  'by its lines': raw(
    sizes.map((size) => `{"lines":[${'{"dishId":1,"quantity":1},'.repeat(size / 20)}]}`),
  ),
  'by characters of several bytes': from(sizes, (text, size) =>
    text.replace('"name":"', `"name":"${'अ'.repeat(size / 2)}`),
  ),
  'and no JSON either': raw(sizes.map((size) => Buffer.alloc(size, 0xfe))),
};

const named = (
  prefix: string,
  verdict: 'invalid' | 'too-large',
  all: Record<string, fc.Arbitrary<Attack>>,
) => Object.entries(all).map(([name, attacks]) => kind(`${prefix} ${name}`, verdict, attacks));

/** Bodies that are no JSON, no order, or too large to be read. */
export const bodyKinds: Kind[] = [
  ...named('a body', 'invalid', notJson),
  ...named('for an order', 'invalid', notAnOrder),
  ...named('too large', 'too-large', tooLarge),
];
