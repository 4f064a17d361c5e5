import { root } from '../../local-backend/src/testing/start-firestore';
import { testFirestore } from '../../local-backend/src/testing/test-firestore';
import { tokenOf } from '../token-of';
import { rawRequests } from './raw-request';
import { standInOnly } from './stand-in-only';

const store = testFirestore();

const { send } = rawRequests(store);

const update = (fields: unknown, name: unknown = `${root}/raw/r`) =>
  JSON.stringify({ writes: [{ update: { name, fields } }] });

const nested = (depth: number) =>
  `${'{"arrayValue":{"values":['.repeat(depth)}${']}}'.repeat(depth)}`;

const invalid = {
  code: 400,
  body: { error: { code: 400, message: expect.any(String), status: 'INVALID_ARGUMENT' } },
};

test.each([
  ['no JSON', '{"writes":'],
  ['a write that is null', '{"writes":[null]}'],
  ['a write that does two things', `{"writes":[{"delete":"${root}/a/b","verify":"${root}/a/b"}]}`],
  ['an unknown field', '{"writes":[],"surprise":1}'],
  ['the name of a collection', update({}, `${root}/raw`)],
  ['a reserved id', update({}, `${root}/raw/__x__`)],
  ['a value without a type', update({ a: {} })],
  ['a value with two types', update({ a: { stringValue: 'x', integerValue: '1' } })],
  ['an integer of 65 bits', update({ a: { integerValue: '9223372036854775808' } })],
  [
    'values nested too deeply',
    `{"writes":[{"update":{"name":"${root}/a/b","fields":{"a":${nested(5000)}}}}]}`,
  ],
  ['an unknown transaction', '{"writes":[],"transaction":"bm9uZQ=="}'],
])('a commit with %s returns INVALID_ARGUMENT', async (_name, body) => {
  expect(await send(body)).toEqual(invalid);
});

standInOnly.each([
  ['a name in another project', update({}, 'projects/x/databases/(default)/documents/a/b')],
  [
    'half a character',
    '{"writes":[{"update":{"name":"' + root + '/a/b","fields":{"a":{"stringValue":"\\ud800"}}}}]}',
  ],
])('a commit with %s returns INVALID_ARGUMENT from the local Firestore', async (_name, body) => {
  expect(await send(body)).toEqual(invalid);
});

const filter = (fieldPath: string, op: string, value: object) => ({
  where: { fieldFilter: { field: { fieldPath }, op, value } },
});
test.each([
  ['a negative limit', { limit: -1 }],
  ['an empty IN', filter('a', 'IN', { arrayValue: {} })],
  ['SQL as a field', { orderBy: [{ field: { fieldPath: "a') --" }, direction: 'SIDEWAYS' }] }],
])('a query with %s returns INVALID_ARGUMENT', async (_name, query) => {
  const structuredQuery = { from: [{ collectionId: 'raw' }], ...query };
  const answer = await send(JSON.stringify({ structuredQuery }), { action: ':runQuery' });
  expect(answer).toMatchObject({ code: 400, body: { error: { status: 'INVALID_ARGUMENT' } } });
});

const refusedAs = (code: number, status: string) => ({ code, body: { error: { status } } });
const bearer = (uid: string) => ({ headers: { authorization: `Bearer ${tokenOf(uid)}` } });
const writing = (write: object) => JSON.stringify({ writes: [write] });

standInOnly('a Firestore request body over 1 MB returns 413', async () => {
  const body = update({ a: { stringValue: 'x'.repeat(1_100_000) } });
  expect(await send(body)).toMatchObject(refusedAs(413, 'INVALID_ARGUMENT'));
});

test('a document that grows beyond 1 MiB is rejected by Firestore', async () => {
  const part = (name: string) => {
    const fields = { [name]: { stringValue: 'x'.repeat(700_000) } };
    const update = { name: `${root}/raw/large`, fields };
    return writing({ update, updateMask: { fieldPaths: [name] } });
  };
  expect((await send(part('a'))).code).toBe(200);
  expect((await send(part('b'))).code).toBe(400);
});

standInOnly.each([
  ['another scheme than Bearer', 'Basic YXNoYTp4'],
  ['a token without its scheme', 'owner'],
])(
  'the authorization %s of a Firestore request returns UNAUTHENTICATED',
  async (_what, authorization) =>
    expect(await send('{"writes":[]}', { headers: { authorization } })).toMatchObject(
      refusedAs(401, 'UNAUTHENTICATED'),
    ),
);

standInOnly('a Firestore request with a foreign Host returns PERMISSION_DENIED', async () =>
  expect(await send('{"writes":[]}', { headers: { host: 'evil.example:80' } })).toMatchObject(
    refusedAs(403, 'PERMISSION_DENIED'),
  ),
);

test('a GET request for a document follows the Firestore rules', async () => {
  await send(update({ uid: { stringValue: 'asha' } }, `${root}/users/asha`));
  const one = { action: '/users/asha', method: 'GET' };
  expect(await send('', { ...one, ...bearer('asha') })).toMatchObject({
    code: 200,
    body: { name: `${root}/users/asha`, fields: { uid: { stringValue: 'asha' } } },
  });
  expect((await send('', { ...one, ...bearer('bhim') })).code).toBe(403);
  expect((await send('', { action: '/users/none', method: 'GET' })).code).toBe(404);
});

test('creating an existing document returns 409, updating an outdated version returns 400', async () => {
  const document = { name: `${root}/raw/once`, fields: {} };
  const create = writing({ update: document, currentDocument: { exists: false } });
  expect((await send(create)).code).toBe(200);
  expect(await send(create)).toMatchObject(refusedAs(409, 'ALREADY_EXISTS'));
  const older = { updateTime: '2020-01-01T00:00:00Z' };
  expect(await send(writing({ update: document, currentDocument: older }))).toMatchObject(
    refusedAs(400, 'FAILED_PRECONDITION'),
  );
});

test('verifying a document in a commit requires the right to read it', async () => {
  await send(update({ uid: { stringValue: 'bhim' } }, `${root}/users/bhim`));
  const verify = writing({ verify: `${root}/users/bhim`, currentDocument: { exists: true } });
  expect((await send(verify, bearer('bhim'))).code).toBe(200);
  expect((await send(verify, bearer('asha'))).code).toBe(403);
});
