import { FieldValue } from 'firebase-admin/firestore';
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

const grpcNotFound = 5;

test('an order that is placed five times at once is stored once', async () => {
  const order = owner.db.doc('orders/once');
  // Over REST the SDK takes the 409 of a plain create() for a conflict and repeats it for seconds.
  const place = (attempt: number) =>
    owner.db.runTransaction(async (transaction) => {
      const stored = await transaction.get(order);
      if (stored.exists) return stored.get('attempt') as number;
      transaction.create(order, { attempt, createdAt: FieldValue.serverTimestamp() });
      return attempt;
    });
  const answers = await Promise.all([1, 2, 3, 4, 5].map(place));
  expect(new Set(answers).size).toBe(1);
  expect((await order.get()).get('attempt')).toBe(answers[0]);
}, 30_000);

test('an update needs its document', async () => {
  await expect(owner.db.doc('orders/none').update({ a: 1 })).rejects.toMatchObject({
    code: grpcNotFound,
  });
});

test('an update of an older version is refused', async () => {
  const order = owner.db.doc('orders/versioned');
  const { writeTime } = await order.set({ step: 1 });
  await order.update({ step: 2 }, { lastUpdateTime: writeTime });
  await expect(order.update({ step: 3 }, { lastUpdateTime: writeTime })).rejects.toMatchObject({
    message: expect.stringContaining('does not match the required base version'),
  });
  expect((await order.get()).data()).toEqual({ step: 2 });
});

test('a batch is stored whole or not at all', async () => {
  const batch = owner.db.batch();
  batch.set(owner.db.doc('batch/a'), { a: 1 });
  batch.update(owner.db.doc('batch/missing'), { a: 1 });
  await expect(batch.commit()).rejects.toMatchObject({ code: grpcNotFound });
  expect((await owner.db.doc('batch/a').get()).exists).toBe(false);
});

test('nested fields change one by one, numbers count up', async () => {
  const order = owner.db.doc('orders/nested');
  await order.set({ pricing: { total: 1, tax: 2 }, visits: 1 });
  await order.update({
    'pricing.total': 5,
    'pricing.tax': FieldValue.delete(),
    visits: FieldValue.increment(2),
  });
  expect((await order.get()).data()).toEqual({ pricing: { total: 5 }, visits: 3 });
});

test('a deleted document is gone, and deleting it again is no error', async () => {
  const order = owner.db.doc('orders/gone');
  await order.set({});
  await order.delete();
  await order.delete();
  expect((await order.get()).exists).toBe(false);
});
