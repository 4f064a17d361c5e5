import { root } from '../../local-backend/src/testing/start-firestore';
import { testFirestore } from '../../local-backend/src/testing/test-firestore';
import { rawRequests } from './raw-request';

// Edge cases of Firestore's protocol, with the responses of Google's emulator. The local Firestore and the
// emulator must give the same.
const store = testFirestore();
const { send } = rawRequests(store);

let documents = 0;
const newName = () => `${root}/odd/d${(documents += 1)}`;
type Value = Record<string, unknown>;
const text = (length: number): Value => ({ stringValue: 'x'.repeat(length) });
const list = (...values: Value[]): Value => ({ arrayValue: { values } });
const map = (fields: Record<string, Value>): Value => ({ mapValue: { fields } });

const commit = async (...writes: object[]) => {
  const { code, body } = await send(JSON.stringify({ writes }));
  return { status: code === 200 ? 'OK' : body.error?.status, body };
};
const set = (name: string, fields: Record<string, Value> = {}) => ({ update: { name, fields } });

async function storedAt(name: string): Promise<Record<string, Value> | undefined> {
  const { body } = await send('', { action: name.slice(root.length), method: 'GET' });
  return (body as { fields?: Record<string, Value> }).fields;
}

describe('two writes of one document in one commit', () => {
  const kinds = {
    set: (name: string) => set(name),
    create: (name: string) => ({ ...set(name), currentDocument: { exists: false } }),
    update: (name: string) => ({ ...set(name), currentDocument: { exists: true } }),
    'update of the version': (name: string, updateTime: string) => ({
      ...set(name),
      currentDocument: { updateTime },
    }),
    'update of another version': (name: string) => ({
      ...set(name),
      currentDocument: { updateTime: '2020-01-01T00:00:00Z' },
    }),
    delete: (name: string) => ({ delete: name }),
    'delete of what exists': (name: string) => ({
      delete: name,
      currentDocument: { exists: true },
    }),
    'delete of nothing': (name: string) => ({ delete: name, currentDocument: { exists: false } }),
    'delete of the version': (name: string, updateTime: string) => ({
      delete: name,
      currentDocument: { updateTime },
    }),
    verify: (name: string) => ({ verify: name, currentDocument: { exists: true } }),
  };
  type Kind = keyof typeof kinds;

  const storedThen = async (first: Kind, second: Kind) => {
    const name = newName();
    const { body } = await commit(set(name));
    const [{ updateTime }] = (body as unknown as { writeResults: [{ updateTime: string }] })
      .writeResults;
    return (await commit(kinds[first](name, updateTime), kinds[second](name, updateTime))).status;
  };

  test.each<[Kind, Kind]>([
    ['create', 'create'],
    ['create', 'delete of nothing'],
    ['create', 'update of the version'],
    ['set', 'create'],
    ['set', 'delete of nothing'],
    ['set', 'update of the version'],
    ['set', 'delete of the version'],
    ['update', 'create'],
    ['update', 'update of the version'],
    ['update of the version', 'update of another version'],
    ['delete', 'update'],
    ['delete', 'update of the version'],
    ['delete', 'delete of what exists'],
    ['delete', 'delete of the version'],
    ['delete of what exists', 'update'],
    ['verify', 'set'],
    ['set', 'verify'],
    ['verify', 'verify'],
  ])(
    'two writes of one document in a commit, %s then %s, are rejected as contradictory',
    async (first, second) => {
      expect(await storedThen(first, second)).toBe('INVALID_ARGUMENT');
    },
  );

  test.each<[Kind, Kind]>([
    ['set', 'update'],
    ['set', 'delete of what exists'],
    ['update', 'delete'],
    ['update of the version', 'update'],
    ['update of the version', 'update of the version'],
    ['update of the version', 'delete of the version'],
    ['delete', 'create'],
    ['delete', 'set'],
    ['delete of the version', 'delete of the version'],
    ['delete of the version', 'create'],
  ])('two writes of one document in a commit, %s then %s, are stored', async (first, second) => {
    expect(await storedThen(first, second)).toBe('OK');
  });

  test('a commit reports contradictory writes before failed preconditions', async () => {
    const name = newName();
    const missing = { ...set(newName()), currentDocument: { exists: true } };
    expect((await commit(missing)).status).toBe('NOT_FOUND');
    const answer = await commit(missing, kinds.create(name), kinds.create(name));
    expect(answer.status).toBe('INVALID_ARGUMENT');
  });

  test('a commit rejects a verify without a precondition', async () => {
    expect((await commit({ verify: newName() })).status).toBe('INVALID_ARGUMENT');
  });
});

describe('an increment', () => {
  const [NaNs, most] = [{ doubleValue: 'NaN' }, '9223372036854775807'];
  test.each<[string, Value | undefined, Value, Value]>([
    [
      'of Infinity',
      { doubleValue: 'Infinity' },
      { integerValue: '1' },
      { doubleValue: 'Infinity' },
    ],
    [
      'of -Infinity',
      { doubleValue: '-Infinity' },
      { doubleValue: 1 },
      { doubleValue: '-Infinity' },
    ],
    ['of NaN', NaNs, { integerValue: '1' }, NaNs],
    ['of Infinity by -Infinity', { doubleValue: 'Infinity' }, { doubleValue: '-Infinity' }, NaNs],
    ['by NaN', { integerValue: '1' }, NaNs, NaNs],
    [
      'by Infinity',
      { integerValue: '1' },
      { doubleValue: 'Infinity' },
      { doubleValue: 'Infinity' },
    ],
    [
      'beyond all doubles',
      { doubleValue: 1e308 },
      { doubleValue: 1e308 },
      { doubleValue: 'Infinity' },
    ],
    ['of -0 by -0', { doubleValue: '-0' }, { doubleValue: '-0' }, { doubleValue: 0 }],
    ['of a missing field by -0', undefined, { doubleValue: '-0' }, { doubleValue: 0 }],
    [
      'of the largest integer',
      { integerValue: most },
      { integerValue: '1' },
      { integerValue: most },
    ],
  ])(
    "an increment %s gives the result of Google's emulator",
    async (_what, before, increment, after) => {
      const name = newName();
      if (before) await commit(set(name, { n: before }));
      const updateTransforms = [{ fieldPath: 'n', increment }];
      const { body } = await commit({ ...set(name), updateMask: {}, updateTransforms });
      expect(body).toMatchObject({ writeResults: [{ transformResults: [after] }] });
      expect(await storedAt(name)).toEqual({ n: after });
    },
  );
});

async function find(collectionId: string, op: string, value: Value, fieldPath = 'f') {
  const where = { fieldFilter: { field: { fieldPath }, op, value } };
  const structuredQuery = { from: [{ collectionId }], where };
  const { code, body } = await send(JSON.stringify({ structuredQuery }), { action: ':runQuery' });
  if (code !== 200) return code;
  return (body as unknown as { document?: object }[]).filter(({ document }) => document).length;
}

describe('an operand of a query', () => {
  const bytes = (length: number) => ({ bytesValue: Buffer.alloc(length).toString('base64') });
  const integers = (count: number) => list(...Array<Value>(count).fill({ integerValue: '1' }));
  test.each<[string, (length: number) => Value, number, string?]>([
    ['a text', text, 1499],
    ['a text of two-byte letters', (n) => ({ stringValue: 'é'.repeat(n) }), 749],
    ['a text, by a range', text, 1499, 'LESS_THAN'],
    ['a text in a list', text, 1499, 'ARRAY_CONTAINS'],
    ['one of several texts', (n) => list(text(n), text(n)), 1499, 'IN'],
    ['bytes', bytes, 1500],
    ['a list of two texts', (n) => list(text(100), text(n)), 1398],
    ['a list of integers', integers, 187],
    ['a map', (n) => map({ name: text(n) }), 1494],
    ['a map in a map', (n) => map({ a: map({ b: text(n) }) }), 1495],
    ['a reference', (n) => ({ referenceValue: `${root}/abcdef/${'x'.repeat(n)}` }), 1476],
  ])(
    'as the operand of a query, %s may have 1,500 bytes',
    async (_what, make, most, op = 'EQUAL') => {
      expect(await find('none', op, make(most))).toBe(0);
      expect(await find('none', op, make(most + 1))).toBe(400);
    },
  );
});

describe('timestamps with nanoseconds', () => {
  const at = (fraction: string): Value => ({
    timestampValue: `2026-01-05T08:00:00.${fraction}Z`,
  });

  test('timestamps with nanoseconds are truncated when stored', async () => {
    const name = newName();
    const fields = { a: at('123456999'), b: { timestampValue: '1969-12-31T23:59:59.999999999Z' } };
    await commit(set(name, fields));
    const stored = (await storedAt(name)) as Record<string, { timestampValue: string }>;
    expect(stored['a']?.timestampValue).toBe('2026-01-05T08:00:00.123456Z');
    expect(stored['b']?.timestampValue).toBe('1969-12-31T23:59:59.999999Z');
  });

  test.each<[string, Value, string, number]>([
    ['EQUAL', at('123456'), 'f', 1],
    ['EQUAL', at('123456000'), 'f', 1],
    ['EQUAL', at('123456789'), 'f', 0],
    ['LESS_THAN', at('123456789'), 'f', 1],
    ['LESS_THAN_OR_EQUAL', at('123456789'), 'f', 1],
    ['LESS_THAN_OR_EQUAL', at('123455999'), 'f', 0],
    ['GREATER_THAN', at('123455999'), 'f', 1],
    ['GREATER_THAN_OR_EQUAL', at('123456001'), 'f', 0],
    ['ARRAY_CONTAINS', at('123456789'), 'list', 0],
    ['IN', list(at('123456789')), 'f', 1],
    ['EQUAL', list(at('123456789')), 'list', 1],
    ['EQUAL', map({ t: at('123456789') }), 'map', 1],
  ])(
    'filters compare timestamps to the nanosecond: %s %j of %s finds %d',
    async (op, value, field, found) => {
      const stored = at('123456789');
      const fields = { f: stored, list: list(stored), map: map({ t: stored }) };
      await commit(set(`${root}/times/t`, fields));
      expect(await find('times', op, value, field)).toBe(found);
    },
  );
});

describe('NaN and null', () => {
  const [NaNs, nulls, one] = [{ doubleValue: 'NaN' }, { nullValue: null }, { integerValue: '1' }];
  beforeAll(() =>
    commit(
      ...[NaNs, nulls, one, { doubleValue: '-Infinity' }, list(NaNs, nulls)].map((f, at) =>
        set(`${root}/numbers/n${at}`, { f }),
      ),
    ),
  );

  test.each<[string, Value, number]>([
    ['LESS_THAN', one, 1],
    ['LESS_THAN_OR_EQUAL', one, 2],
    ['LESS_THAN_OR_EQUAL', { doubleValue: '-Infinity' }, 1],
    ['GREATER_THAN', NaNs, 0],
    ['LESS_THAN_OR_EQUAL', NaNs, 0],
    ['EQUAL', NaNs, 0],
    ['EQUAL', nulls, 0],
    ['GREATER_THAN_OR_EQUAL', nulls, 0],
    ['ARRAY_CONTAINS', NaNs, 0],
    ['ARRAY_CONTAINS', nulls, 0],
    ['IN', list(NaNs, nulls, one), 1],
    ['EQUAL', list(NaNs, nulls), 1],
  ])('NaN and null match no comparison: %s %j finds %d', async (op, value, found) =>
    expect(await find('numbers', op, value)).toBe(found),
  );

  test.each([
    ['IS_NAN', 1],
    ['IS_NULL', 1],
  ])('NaN and null match the unary filter %s', async (op, found) => {
    const where = { unaryFilter: { field: { fieldPath: 'f' }, op } };
    const structuredQuery = { from: [{ collectionId: 'numbers' }], where };
    const { body } = await send(JSON.stringify({ structuredQuery }), { action: ':runQuery' });
    const answers = body as unknown as { document?: object }[];
    expect(answers.filter(({ document }) => document)).toHaveLength(found);
  });
});
