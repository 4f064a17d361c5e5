import { root, sendRaw, update } from './send-raw';
import { startFirestore, type StartedFirestore } from './start-firestore';

let server: StartedFirestore;

beforeAll(async () => {
  server = await startFirestore();
});

afterAll(() => server.stop());

const send = (...[body, options]: [string, Parameters<typeof sendRaw>[2]?]) =>
  sendRaw(server.port, body, options);
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

test('it still works after all that', async () => {
  expect((await send(update({ fine: { booleanValue: true } }))).code).toBe(200);
});
