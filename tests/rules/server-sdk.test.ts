import { FieldValue, type DocumentData, type Query } from 'firebase-admin/firestore';
import { testFirestore } from '../../local-backend/src/testing/test-firestore';
import { standInOnly } from './stand-in-only';

const store = testFirestore();
const at = (path: string) => store.db.doc(path);
const grpc = { notFound: 5, unimplemented: 12 };

describe('server queries', () => {
  const ids = async (query: Query<DocumentData>) => (await query.get()).docs.map(({ id }) => id);
  const dishes = () => store.db.collection('dishes');

  beforeAll(async () => {
    const prices = { fries: 69, coke: 25, burger: 99, wrap: 99.5, free: null, odd: 'x' };
    const batch = store.db.batch();
    for (const [id, price] of Object.entries(prices)) batch.set(dishes().doc(id), { price });
    batch.set(dishes().doc('unpriced'), { name: 'Special', on: ['2026-01-05', 7] });
    await batch.commit();
  });

  test.each<[string, (all: Query) => Query, string]>([
    ['by kind, then value', (all) => all.orderBy('price'), 'free coke fries burger wrap odd'],
    ['and back', (all) => all.orderBy('price', 'desc'), 'odd wrap burger fries coke free'],
    ['above', (all) => all.where('price', '>', 25), 'fries burger wrap'],
    ['at most', (all) => all.where('price', '<=', 69), 'coke fries'],
    ['between', (all) => all.where('price', '>=', 69).where('price', '<', 99.5), 'fries burger'],
    ['equal', (all) => all.where('price', '==', 99.0), 'burger'],
    ['null', (all) => all.where('price', '==', null), 'free'],
    ['one of', (all) => all.where('price', 'in', [25, 'x']), 'coke odd'],
    ['a list with', (all) => all.where('on', 'array-contains', '2026-01-05'), 'unpriced'],
    ['a page', (all) => all.orderBy('price').offset(2).limit(2), 'fries burger'],
  ])(
    'server queries find %s of one type, without documents that lack the field',
    async (_name, ask, found) => expect(await ids(ask(dishes()))).toEqual(found.split(' ')),
  );

  test('server queries return selected fields and counts', async () => {
    const [first] = (await dishes().orderBy('price').limit(1).select().get()).docs;
    expect(first?.data()).toEqual({});
    const [coke] = await store.db.getAll(dishes().doc('coke'), { fieldMask: ['name'] });
    expect([coke?.exists, coke?.data()]).toEqual([true, {}]);
    expect((await dishes().where('price', '>', 0).count().get()).data().count).toBe(4);
  });

  standInOnly('server queries of an unsupported kind are rejected', async () => {
    for (const query of [
      dishes().where('price', '!=', 25),
      dishes().orderBy('price').startAfter(25),
    ])
      await expect(query.get()).rejects.toMatchObject({ code: grpc.unimplemented });
  });
});

test('a transaction that throws stores nothing, and a read-only one cannot write', async () => {
  const attempt = store.db.runTransaction(async (transaction) => {
    await transaction.get(at('counters/c'));
    transaction.set(at('counters/thrown'), {});
    throw new Error('changed my mind');
  });
  await expect(attempt).rejects.toThrow('changed my mind');
  expect((await at('counters/thrown').get()).exists).toBe(false);
  const read = store.db.runTransaction((one) => one.get(at('counters/c')), { readOnly: true });
  expect((await read).exists).toBe(false);
});

describe('server writes', () => {
  test('server writes reject an update of a missing document, and store a batch completely or not at all', async () => {
    const missing = { code: grpc.notFound };
    await expect(at('orders/none').update({ a: 1 })).rejects.toMatchObject(missing);
    const batch = store.db.batch();
    batch.set(at('batch/a'), { a: 1 });
    batch.update(at('batch/missing'), { a: 1 });
    await expect(batch.commit()).rejects.toMatchObject(missing);
    expect((await at('batch/a').get()).exists).toBe(false);
  });

  test('server writes change nested fields, increment numbers and delete documents', async () => {
    const order = at('orders/nested');
    await order.set({ pricing: { total: 1, tax: 2 }, visits: 1 });
    await order.update({
      'pricing.total': 5,
      'pricing.tax': FieldValue.delete(),
      visits: FieldValue.increment(2),
    });
    expect((await order.get()).data()).toEqual({ pricing: { total: 5 }, visits: 3 });
    await order.delete();
    await order.delete();
    expect((await order.get()).exists).toBe(false);
  });

  test('server writes keep values of every type, also under unusual names', async () => {
    const data = {
      'odd.key': 'x',
      'with `tick` and \\': { 'über "q"': [1, 2.5, null, { deep: [true] }] },
      constructor: 'own',
      big: Number.MAX_SAFE_INTEGER,
      nothing: null,
      notANumber: Number.NaN,
      endless: -Infinity,
      empty: {},
      text: 'मसाला 🍔 \u0000',
      at: new Date(1_700_000_000_123),
    };
    await at('values/v').set(data, { merge: true });
    const stored = (await at('values/v').get()).data();
    expect(stored).toEqual({ ...data, at: expect.objectContaining({ _seconds: 1_700_000_000 }) });
  });
});
