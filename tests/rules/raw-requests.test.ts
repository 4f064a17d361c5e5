import { request } from 'node:http';
import { projectId, startFirestore, type StartedFirestore } from './start-firestore';
import { tokenOf } from './web-client';

let server: StartedFirestore;

beforeAll(async () => {
  server = await startFirestore();
});

afterAll(() => server.stop());

const root = `projects/${projectId}/databases/(default)/documents`;

interface Answer {
  readonly code: number;
  readonly body: { readonly error?: { code: number; message: string; status: string } };
}

/** Sends exactly these bytes; the SDKs would refuse to. */
function send(
  body: string,
  { action = ':commit', method = 'POST', headers = {} as Record<string, string> } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port: server.port,
        method,
        path: `/v1/${root}${action}`,
        headers: {
          authorization: 'Bearer owner',
          'content-type': 'text/plain',
          'content-length': Buffer.byteLength(body),
          ...headers,
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('end', () =>
          resolve({ code: response.statusCode ?? 0, body: JSON.parse(text) as Answer['body'] }),
        );
      },
    );
    sent.on('error', reject).end(body);
  });
}

const update = (fields: unknown, name: unknown = `${root}/raw/r`) =>
  JSON.stringify({ writes: [{ update: { name, fields } }] });
const nested = (depth: number) =>
  `${'{"arrayValue":{"values":['.repeat(depth)}${']}}'.repeat(depth)}`;

test.each([
  ['no body', ''],
  ['no JSON', '{"writes":'],
  ['a number', '7'],
  ['an array', '[]'],
  ['null', 'null'],
  ['writes that are no list', '{"writes":{}}'],
  ['a write that is null', '{"writes":[null]}'],
  ['a write that does nothing', '{"writes":[{}]}'],
  ['a write that does two things', `{"writes":[{"delete":"${root}/a/b","verify":"${root}/a/b"}]}`],
  ['an unknown field', '{"writes":[],"surprise":1}'],
  ['a name that is no text', update({}, 7)],
  ['a name in another project', update({}, 'projects/x/databases/(default)/documents/a/b')],
  ['the name of a collection', update({}, `${root}/raw`)],
  ['a name with an empty part', update({}, `${root}/raw//r`)],
  ['a reserved id', update({}, `${root}/raw/__x__`)],
  ['fields that are a list', update([])],
  ['a value of no kind', update({ a: {} })],
  ['a value of two kinds', update({ a: { stringValue: 'x', integerValue: '1' } })],
  ['a value of an unknown kind', update({ a: { toString: 1 } })],
  ['a fraction as an integer', update({ a: { integerValue: '1.5' } })],
  ['an integer of 65 bits', update({ a: { integerValue: '9223372036854775808' } })],
  ['a time that is none', update({ a: { timestampValue: 'yesterday' } })],
  [
    'half a character',
    '{"writes":[{"update":{"name":"' + root + '/a/b","fields":{"a":{"stringValue":"\\ud800"}}}}]}',
  ],
  ['a reserved field name', update(JSON.parse('{"__proto__":{"nullValue":null}}'))],
  [
    'values nested too deeply',
    `{"writes":[{"update":{"name":"${root}/a/b","fields":{"a":${nested(5000)}}}}]}`,
  ],
  [
    'a field path that is none',
    JSON.stringify({
      writes: [{ update: { name: `${root}/a/b` }, updateMask: { fieldPaths: ['a..b'] } }],
    }),
  ],
  ['a transaction that nobody began', '{"writes":[],"transaction":"bm9uZQ=="}'],
])('a commit with %s is refused politely', async (_name, body) => {
  expect(await send(body)).toEqual({
    code: 400,
    body: { error: { code: 400, message: expect.any(String), status: 'INVALID_ARGUMENT' } },
  });
});

test.each([
  [
    'where with an unknown operator',
    {
      where: { fieldFilter: { field: { fieldPath: 'a' }, op: 'LIKE', value: { nullValue: null } } },
    },
  ],
  ['a negative limit', { limit: -1 }],
  ['a limit that is a fraction', { limit: 1.5 }],
  [
    'an empty IN',
    { where: { fieldFilter: { field: { fieldPath: 'a' }, op: 'IN', value: { arrayValue: {} } } } },
  ],
  ['SQL as a field', { orderBy: [{ field: { fieldPath: "a') --" }, direction: 'SIDEWAYS' }] }],
  [
    'a filter on the name',
    {
      where: {
        fieldFilter: {
          field: { fieldPath: '__name__' },
          op: 'EQUAL',
          value: { referenceValue: 'x' },
        },
      },
    },
  ],
])('a query with %s is refused politely', async (_name, query) => {
  const structuredQuery = { from: [{ collectionId: 'raw' }], ...query };
  const answer = await send(JSON.stringify({ structuredQuery }), { action: ':runQuery' });
  expect(answer).toMatchObject({ code: 400, body: { error: { status: 'INVALID_ARGUMENT' } } });
});

test('a body beyond 1 MB is too large', async () => {
  const body = update({ a: { stringValue: 'x'.repeat(1_100_000) } });
  expect(await send(body)).toMatchObject({
    code: 413,
    body: { error: { code: 413, status: 'INVALID_ARGUMENT' } },
  });
});

test('a document that grew beyond 1 MiB is refused and stays as it was', async () => {
  const part = (name: string) =>
    JSON.stringify({
      writes: [
        {
          update: {
            name: `${root}/raw/large`,
            fields: { [name]: { stringValue: 'x'.repeat(700_000) } },
          },
          updateMask: { fieldPaths: [name] },
        },
      ],
    });
  expect((await send(part('a'))).code).toBe(200);
  expect((await send(part('b'))).code).toBe(400);
});

test.each([
  ['POST', ':batchWrite'],
  ['POST', ':listCollectionIds'],
  ['GET', '/orders'],
  ['PATCH', '/orders/o'],
])('%s documents%s is not implemented, and says so', async (method, action) => {
  expect(await send('{}', { method, action })).toMatchObject({
    code: 501,
    body: { error: { status: 'UNIMPLEMENTED' } },
  });
});

test('an address that is badly encoded is refused', async () => {
  expect((await send('{}', { action: '/%E0%A4%A' })).code).toBe(400);
});

test('a page of another name on this machine is kept out', async () => {
  const answer = await send('{"writes":[]}', { headers: { host: 'evil.example:80' } });
  expect(answer).toMatchObject({ code: 403, body: { error: { status: 'PERMISSION_DENIED' } } });
});

test('one document can be read by its address, within the rules', async () => {
  await send(update({ uid: { stringValue: 'asha' } }, `${root}/users/asha`));
  const as = (uid: string) =>
    send('', {
      action: '/users/asha',
      method: 'GET',
      headers: { authorization: `Bearer ${tokenOf(uid)}` },
    });
  expect(await as('asha')).toMatchObject({
    code: 200,
    body: { name: `${root}/users/asha`, fields: { uid: { stringValue: 'asha' } } },
  });
  expect((await as('bhim')).code).toBe(403);
  expect((await send('', { action: '/users/none', method: 'GET' })).code).toBe(404);
});

test('creating what exists answers 409 ALREADY_EXISTS', async () => {
  const create = JSON.stringify({
    writes: [
      { update: { name: `${root}/raw/once`, fields: {} }, currentDocument: { exists: false } },
    ],
  });
  expect((await send(create)).code).toBe(200);
  expect(await send(create)).toMatchObject({
    code: 409,
    body: { error: { code: 409, status: 'ALREADY_EXISTS' } },
  });
});

test('updating a version that is not the stored one answers 400 FAILED_PRECONDITION', async () => {
  const name = `${root}/raw/once`;
  const currentDocument = { updateTime: '2020-01-01T00:00:00Z' };
  const body = JSON.stringify({ writes: [{ update: { name, fields: {} }, currentDocument }] });
  expect(await send(body)).toMatchObject({
    code: 400,
    body: { error: { status: 'FAILED_PRECONDITION' } },
  });
});

test('it still works after all that', async () => {
  expect((await send(update({ fine: { booleanValue: true } }))).code).toBe(200);
});
