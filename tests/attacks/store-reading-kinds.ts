import fc from 'fast-check';
import { root } from '../rules/send-raw';
import { tokenOf } from '../rules/web-client';
import { kind, type Attack, type Kind, type StoreRefusal } from './attack';

const asha = `Bearer ${tokenOf('asha')}`;
const call = (action: string, body: string, authorization: string | null = asha): Attack => ({
  path: `/v1/${root}:${action}`,
  headers: { 'content-type': 'text/plain' },
  authorization,
  body,
});
const stored = (title: string, verdict: StoreRefusal, attacks: fc.Arbitrary<Attack>) =>
  kind(`store: ${title}`, verdict, attacks);

const is = (field: string, value: object) => ({
  fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value },
});
const query = (where: object | undefined, limit: number | undefined, collectionId = 'orders') => ({
  from: [{ collectionId }],
  ...(where && { where }),
  ...(limit !== undefined && { limit }),
});
const ask = (structuredQuery: object, authorization: string | null = asha) =>
  call('runQuery', JSON.stringify({ structuredQuery }), authorization);
const few = fc.integer({ min: 1, max: 50 });
const own = is('customerId', { stringValue: 'asha' });
const others = fc.stringMatching(/^[a-z]{1,20}$/).filter((uid) => uid !== 'asha');

const reads: Kind[] = [
  stored(
    "another customer's order",
    'PERMISSION_DENIED',
    fc.constantFrom('of-bhim', 'of-nobody', 'missing').map((key) => ({
      ...call('', ''),
      method: 'GET',
      path: `/v1/${root}/orders/${key}`,
    })),
  ),
  stored(
    "another customer's order among others",
    'PERMISSION_DENIED',
    fc
      .constantFrom('orders/of-bhim', 'users/bhim', 'orderNumbers/BK000000001')
      .map((path) =>
        call(
          'batchGet',
          JSON.stringify({ documents: [`${root}/orders/of-asha`, `${root}/${path}`] }),
        ),
      ),
  ),
  stored(
    "another customer's orders",
    'PERMISSION_DENIED',
    fc
      .tuple(others, few)
      .map(([uid, limit]) => ask(query(is('customerId', { stringValue: uid }), limit))),
  ),
  stored(
    'all orders',
    'PERMISSION_DENIED',
    few.map((limit) => ask(query(undefined, limit))),
  ),
  stored(
    'orders by another field',
    'PERMISSION_DENIED',
    fc
      .tuple(fc.constantFrom('total', 'orderStatus', 'orderId'), few)
      .map(([field, limit]) => ask(query(is(field, { nullValue: null }), limit))),
  ),
  stored(
    'orders of nobody',
    'PERMISSION_DENIED',
    few.map((limit) => ask(query(is('customerId', { nullValue: null }), limit), null)),
  ),
  stored(
    'own orders, more than 50',
    'PERMISSION_DENIED',
    fc.integer({ min: 51, max: 2 ** 31 - 1 }).map((limit) => ask(query(own, limit))),
  ),
  stored(
    'own orders without a limit',
    'PERMISSION_DENIED',
    fc.constant(ask(query(own, undefined))),
  ),
  stored(
    'orders when signed out',
    'PERMISSION_DENIED',
    few.map((limit) => ask(query(own, limit), null)),
  ),
  stored(
    'orders from a name on',
    'PERMISSION_DENIED',
    fc
      .constantFrom('LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL')
      .map((op) =>
        ask(
          query(
            {
              fieldFilter: {
                field: { fieldPath: 'customerId' },
                op,
                value: { stringValue: 'asha' },
              },
            },
            10,
          ),
        ),
      ),
  ),
  stored(
    'own orders and those of others',
    'PERMISSION_DENIED',
    others.map((uid) =>
      ask(
        query(
          {
            fieldFilter: {
              field: { fieldPath: 'customerId' },
              op: 'IN',
              value: { arrayValue: { values: [{ stringValue: 'asha' }, { stringValue: uid }] } },
            },
          },
          10,
        ),
      ),
    ),
  ),
  stored(
    'how many orders there are',
    'PERMISSION_DENIED',
    fc.constantFrom(undefined, is('customerId', { stringValue: 'bhim' })).map((where) =>
      call(
        'runAggregationQuery',
        JSON.stringify({
          structuredAggregationQuery: {
            structuredQuery: query(where, 10),
            aggregations: [{ alias: 'all', count: {} }],
          },
        }),
      ),
    ),
  ),
  stored(
    'a list of what nobody may list',
    'PERMISSION_DENIED',
    fc
      .constantFrom('users', 'orderNumbers', 'subscribers', 'settings')
      .map((collection) => ask(query(undefined, 1, collection))),
  ),
];

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claims = () =>
  JSON.parse(Buffer.from(tokenOf('asha').split('.')[1]!, 'base64url').toString());
const forged = (changes: object) =>
  `Bearer ${part({ alg: 'none' })}.${part({ ...claims(), ...changes })}.`;

const unproven = {
  'an expired token': fc.integer({ min: 1, max: 1_700_000_000 }).map((exp) => forged({ exp })),
  'a token of another project': fc.constantFrom('x', '').map((aud) => forged({ aud })),
  'a token of another issuer': fc
    .constantFrom('https://evil.example', '')
    .map((iss) => forged({ iss })),
  'a token for nobody': fc.constantFrom<unknown>('', 7, null).map((sub) => forged({ sub })),
  'text for a token': fc
    .stringMatching(/^[\w.-]{1,60}$/)
    .filter((text) => text !== 'owner')
    .map((text) => `Bearer ${text}`),
  'another scheme': fc.constantFrom('Basic YXNoYTp4', 'Bearer', 'owner'),
};

const tokenKinds = Object.entries(unproven).map(([title, tokens]) =>
  stored(
    title,
    'UNAUTHENTICATED',
    tokens.map((token) => ask(query(own, 10), token)),
  ),
);

const write = (changes: object) =>
  JSON.stringify({ writes: [{ update: { name: `${root}/users/asha`, ...changes } }] });
const malformed = {
  'half a request': fc
    .integer({ min: 1, max: 40 })
    .map((many) => write({ fields: {} }).slice(0, many)),
  'writes that are none': fc
    .constantFrom<unknown>({}, 7, [null], [{}], [[]], 'x')
    .map((writes) => JSON.stringify({ writes })),
  'a value of no kind': fc
    .constantFrom<unknown>(
      {},
      7,
      null,
      { oddValue: 1 },
      { stringValue: 1 },
      { integerValue: '1.5' },
    )
    .map((value) => write({ fields: { displayName: value } })),
  'a name that is none': fc
    .constantFrom<unknown>(
      7,
      null,
      '',
      'users/asha',
      `${root}/users`,
      `${root}/users//asha`,
      `${root}/../x/y`,
    )
    .map((name) => write({ name })),
  'a name in another project': fc
    .stringMatching(/^[a-z]{1,20}$/)
    .map((project) =>
      write({ name: `projects/${project}/databases/(default)/documents/users/asha` }),
    ),
  'a reserved name': fc
    .constantFrom('__x__', '__proto__')
    .map((key) => write({ name: `${root}/users/${key}` })),
  'half of a character': fc
    .constantFrom('\ud83d', '\ude00')
    .map((odd) => write({ fields: { displayName: { stringValue: odd } } })),
  'a transaction that nobody began': fc
    .base64String({ minLength: 4 })
    .map((transaction) => JSON.stringify({ writes: [], transaction })),
  'values nested too deeply': fc
    .integer({ min: 200, max: 3000 })
    .map(
      (depth) =>
        `{"writes":[{"update":{"name":"${root}/users/asha","fields":{"a":${'{"arrayValue":{"values":['.repeat(depth)}${']}}'.repeat(depth)}}}}]}`,
    ),
};

const malformedKinds = Object.entries(malformed).map(([title, bodies]) =>
  stored(
    title,
    'INVALID_ARGUMENT',
    bodies.map((body) => call('commit', body)),
  ),
);

/** Reads that tell one customer about another, tokens that prove nobody, requests that are none. */
export const storeReadKinds: Kind[] = [...reads, ...tokenKinds, ...malformedKinds];
