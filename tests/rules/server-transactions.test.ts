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

test('three at once on one counter lose no step', async () => {
  const counter = owner.db.doc('counters/c');
  await counter.set({ count: 0 });
  const step = () =>
    owner.db.runTransaction(
      async (transaction) => {
        const { count } = (await transaction.get(counter)).data() as { count: number };
        transaction.update(counter, { count: count + 1 });
      },
      { maxAttempts: 30 },
    );
  await Promise.all([step(), step(), step()]);
  expect((await counter.get()).get('count')).toBe(3);
}, 30_000);

test('notice a document that appeared in a query they ran', async () => {
  let attempts = 0;
  const found = await owner.db.runTransaction(async (transaction) => {
    attempts += 1;
    const { size } = await transaction.get(owner.db.collection('seats').limit(5));
    if (attempts === 1) await owner.db.doc('seats/taken').set({});
    transaction.set(owner.db.doc('seats-seen/s'), { size });
    return size;
  });
  expect({ attempts, found }).toEqual({ attempts: 2, found: 1 });
});

test('that throw leave nothing behind', async () => {
  const attempt = owner.db.runTransaction(async (transaction) => {
    await transaction.get(owner.db.doc('counters/c'));
    transaction.set(owner.db.doc('counters/thrown'), {});
    throw new Error('changed my mind');
  });
  await expect(attempt).rejects.toThrow('changed my mind');
  expect((await owner.db.doc('counters/thrown').get()).exists).toBe(false);
});

test('may only read', async () => {
  const read = owner.db.runTransaction(
    (transaction) => transaction.get(owner.db.doc('counters/c')),
    { readOnly: true },
  );
  expect((await read).exists).toBe(true);
});
