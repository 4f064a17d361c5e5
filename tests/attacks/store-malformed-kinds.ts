import fc from 'fast-check';
import { root } from '../../local-backend/src/testing/start-firestore';
import { tokenOf } from '../token-of';
import { kind, type Attack, type Kind, type StoreRefusal } from './attack';
import { call } from './store-request';

const stored = (title: string, verdict: StoreRefusal, attacks: fc.Arbitrary<Attack>) =>
  kind(`store: ${title}`, verdict, attacks);

const ownOrders = JSON.stringify({
  structuredQuery: {
    from: [{ collectionId: 'orders' }],
    where: {
      fieldFilter: {
        field: { fieldPath: 'customerId' },
        op: 'EQUAL',
        value: { stringValue: 'asha' },
      },
    },
    limit: 10,
  },
});

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
    tokens.map((token) => call('runQuery', ownOrders, token)),
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

/** Tokens that prove nobody, and requests that are none. */
export const storeMalformedKinds: Kind[] = [...tokenKinds, ...malformedKinds];
