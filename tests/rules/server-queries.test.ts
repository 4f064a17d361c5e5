import type { DocumentData, Query } from 'firebase-admin/firestore';
import { openServerClient, type ServerClient } from './server-client';
import { startFirestore, type StartedFirestore } from './start-firestore';

let server: StartedFirestore;
let owner: ServerClient;

beforeAll(async () => {
  server = await startFirestore();
  owner = openServerClient(server.port);
});

afterAll(async () => {
  await owner.close();
  await server.stop();
});

const grpcUnimplemented = 12;
const ids = async (query: Query<DocumentData>) => (await query.get()).docs.map(({ id }) => id);

const dishes = () => owner.db.collection('dishes');

beforeAll(async () => {
  const prices = { fries: 69, coke: 25, burger: 99, wrap: 99.5, free: null, odd: 'x' };
  const batch = owner.db.batch();
  for (const [id, price] of Object.entries(prices)) batch.set(dishes().doc(id), { price });
  batch.set(dishes().doc('unpriced'), { name: 'Special' });
  await batch.commit();
});

test('sort by kind, then value, and leave out what lacks the field', async () => {
  const sorted = ['free', 'coke', 'fries', 'burger', 'wrap', 'odd'];
  expect(await ids(dishes().orderBy('price'))).toEqual(sorted);
  expect(await ids(dishes().orderBy('price', 'desc'))).toEqual(sorted.toReversed());
});

test('ranges stay within one kind', async () => {
  expect(await ids(dishes().where('price', '>', 25))).toEqual(['fries', 'burger', 'wrap']);
  expect(await ids(dishes().where('price', '<=', 69))).toEqual(['coke', 'fries']);
  expect(await ids(dishes().where('price', '>=', 69).where('price', '<', 99.5))).toEqual([
    'fries',
    'burger',
  ]);
});

test('find equals, nulls, lists of values, pages and parts', async () => {
  expect(await ids(dishes().where('price', '==', 99.0))).toEqual(['burger']);
  expect(await ids(dishes().where('price', '==', null))).toEqual(['free']);
  expect(await ids(dishes().where('price', 'in', [25, 'x']))).toEqual(['coke', 'odd']);
  expect(await ids(dishes().orderBy('price').offset(2).limit(2))).toEqual(['fries', 'burger']);
  const [first] = (await dishes().orderBy('price').limit(1).select().get()).docs;
  expect(first?.data()).toEqual({});
  const [coke] = await owner.db.getAll(dishes().doc('coke'), { fieldMask: ['name'] });
  expect([coke?.exists, coke?.data()]).toEqual([true, {}]);
});

test('count', async () => {
  expect((await dishes().where('price', '>', 0).count().get()).data().count).toBe(4);
});

test('of an unknown kind are refused, not answered wrongly', async () => {
  await expect(dishes().where('price', '!=', 25).get()).rejects.toMatchObject({
    code: grpcUnimplemented,
  });
  await expect(dishes().orderBy('price').startAfter(25).get()).rejects.toMatchObject({
    code: grpcUnimplemented,
  });
});
