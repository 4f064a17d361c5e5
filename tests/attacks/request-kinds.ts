import fc from 'fast-check';
import { kind, type Attack, type Kind } from './attack';
import { sent } from './field-kinds';
import { validOrder } from './valid-order';

const json = { 'content-type': 'application/json' };
const order = validOrder.map((body) => JSON.stringify(body));

/** A valid order under another token; whose it is or what is in it does not help. */
const under = (authorization: fc.Arbitrary<string | null>, more: Partial<Attack> = {}) =>
  fc
    .tuple(validOrder, authorization)
    .map(([body, token]): Attack => ({ ...sent(body), ...more, authorization: token }));

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const project = 'demo-burger-katte';
const claims = {
  iss: `https://securetoken.google.com/${project}`,
  aud: project,
  sub: 'customer-1',
  user_id: 'customer-1',
  iat: 1_600_000_000,
  auth_time: 1_600_000_000,
  exp: 4_000_000_000,
  firebase: { identities: {}, sign_in_provider: 'password' },
};
/** A token of the local kind, which carries no signature, with some claims of its own. */
const token = (changes: object, algorithm: string = 'none') =>
  `Bearer ${part({ alg: algorithm, typ: 'JWT' })}.${part({ ...claims, ...changes })}.`;

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

const tokenKinds: Kind[] = [
  ...Object.entries(tokens).map(([name, authorizations]) =>
    kind(name, 'unauthenticated', under(authorizations)),
  ),
  kind(
    'a token in the address',
    'unauthenticated',
    under(fc.constant(null), { path: '/api/orders?access_token=asha&token=asha' }),
  ),
  kind(
    'a token in a cookie',
    'unauthenticated',
    under(fc.constant(null), { headers: { ...json, cookie: '__session=asha; token=asha' } }),
  ),
];

const typed = (type: string | null): fc.Arbitrary<Attack> =>
  order.map((body) => ({ headers: type === null ? {} : { 'content-type': type }, body }));
const labelled = (headers: Record<string, string>): fc.Arbitrary<Attack> =>
  order.map((body) => ({ headers: { ...json, ...headers }, body }));

const headerKinds: Kind[] = [
  ...['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'json', '*/*'].map(
    (type) => kind(`sent as ${type}`, 'invalid', typed(type)),
  ),
  kind('sent as nothing', 'invalid', typed(null)),
  kind(
    'in a character set that JSON is not in',
    'invalid',
    typed('application/json; charset=latin1'),
  ),
  ...['gzip', 'br'].map((encoding) =>
    kind(
      `said to be compressed by ${encoding}`,
      'invalid',
      labelled({ 'content-encoding': encoding }),
    ),
  ),
];

const at = (path: string, method = 'POST'): fc.Arbitrary<Attack> =>
  order.map((body) => ({ method, path, headers: json, body }));

const addressKinds: Kind[] = [
  ...['PUT', 'DELETE', 'GET', 'PROPFIND'].map((method) =>
    kind(`by ${method}`, 'not-found', at('/api/orders', method)),
  ),
  ...['/api/orders/0', '/api/orders.json', '/api/order', '/api/orders%2f'].map((path) =>
    kind(`to ${path}`, 'not-found', at(path)),
  ),
];

/** Orders that come from nobody, as something else, or to the wrong address. */
export const requestKinds: Kind[] = [...tokenKinds, ...headerKinds, ...addressKinds];
