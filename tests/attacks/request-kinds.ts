import fc from 'fast-check';
import { asJson, kindsOf, sent, type Attack, type Kind } from './attack';
import { tokenOf } from '../token-of';
import { validOrder } from './valid-order';

const order = validOrder.map((body) => JSON.stringify(body));

/**
 * Returns a valid order sent with another token; which customer's it is and what it contains do not matter.
 */
const under = (authorization: fc.Arbitrary<string | null>, more: Partial<Attack> = {}) =>
  fc
    .tuple(validOrder, authorization)
    .map(([body, token]): Attack => ({ ...sent(body), ...more, authorization: token }));

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (changes: object) => `Bearer ${tokenOf('customer-1', { ...changes })}`;

const tokens: Record<string, fc.Arbitrary<string | null>> = {
  'no token': fc.constant(null),
  'an empty token': fc.constantFrom('', 'Bearer', 'Bearer '),
  'a token without its scheme': fc.constant(token({}).slice('Bearer '.length)),
  'a token under another scheme': fc
    .constantFrom('Basic ', 'Digest ', 'bearer ', 'Token ')
    .map((scheme) => scheme + token({}).slice('Bearer '.length)),
  'a token that is too long': fc
    .integer({ min: 8193, max: 12_000 })
    .map((many) => `Bearer ${'a'.repeat(many)}`),
  'text for a token': fc
    .array(fc.constantFrom(...'abcXYZ019-_.'), { minLength: 1, maxLength: 200 })
    .map((letters) => `Bearer ${letters.join('')}`),
  'the word that opens the local store': fc.constant('Bearer owner'),
  'an expired token': fc
    .integer({ min: 1, max: 1_700_000_000 })
    .map((exp) => token({ exp, iat: exp - 3600, auth_time: exp - 3600 })),
  'a token of another project': fc
    .constantFrom('other', '', 'demo-burger-katte2')
    .map((aud) => token({ aud })),
  'a token of another issuer': fc
    .constantFrom('https://evil.example', 'https://securetoken.google.com/other', '')
    .map((iss) => token({ iss })),
  'a token for nobody': fc
    .constantFrom<unknown>('', null, 7, undefined)
    .map((sub) => token({ sub })),
  'a token for somebody who does not exist': fc.uuid().map((sub) => token({ sub, user_id: sub })),
  'a token whose claims are none': fc
    .constantFrom<unknown>(null, [], 'claims', 7)
    .map((claim) => `Bearer ${part({ alg: 'none' })}.${part(claim)}.`),
};

const labelled = (headers: Record<string, string>) =>
  order.map((body): Attack => ({ headers, body }));
const at = (path: string, method = 'POST') =>
  order.map((body): Attack => ({ method, path, headers: asJson, body }));
const each = <Value>(
  values: readonly string[],
  attacks: (value: string) => Value,
): Record<string, Value> => Object.fromEntries(values.map((value) => [value, attacks(value)]));

const headerKinds: Kind[] = [
  ...kindsOf('', 'unauthenticated', {
    ...Object.fromEntries(Object.entries(tokens).map(([name, one]) => [name, under(one)] as const)),
    'a token in the address': under(fc.constant(null), {
      path: '/api/orders?access_token=asha&token=asha',
    }),
    'a token in a cookie': under(fc.constant(null), {
      headers: { ...asJson, cookie: '__session=asha; token=asha' },
    }),
  }),
  ...kindsOf(
    'sent as ',
    'invalid',
    each(
      [
        ...['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'json', '*/*'],
        'application/json; charset=latin1',
      ],
      (type) => labelled({ 'content-type': type }),
    ),
  ),
  ...kindsOf('', 'invalid', { 'sent as nothing': labelled({}) }),
  ...kindsOf(
    'said to be compressed by ',
    'invalid',
    each(['gzip', 'br'], (encoding) => labelled({ ...asJson, 'content-encoding': encoding })),
  ),
  ...kindsOf(
    'by ',
    'not-found',
    each(['PUT', 'DELETE', 'GET', 'PROPFIND'], (method) => at('/api/orders', method)),
  ),
  ...kindsOf(
    'to ',
    'not-found',
    each(['/api/orders/0', '/api/orders.json', '/api/order', '/api/orders%2f'], (path) => at(path)),
  ),
];

const raw = (bodies: fc.Arbitrary<string | Buffer>): fc.Arbitrary<Attack> =>
  bodies.map((body) => ({ headers: asJson, body }));
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

/** Requests without an account, with wrong headers or URL, or with a body that is no order. */
export const requestKinds: Kind[] = [
  ...headerKinds,
  ...kindsOf('a body ', 'invalid', notJson),
  ...kindsOf('for an order ', 'invalid', notAnOrder),
  ...kindsOf('too large ', 'too-large', tooLarge),
];
