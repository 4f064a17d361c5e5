import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { Refusal } from '../../http/errors';
import { newDeadline } from '../../store/retry-conflicts';
import { memoryFirestore } from '../../testing/memory-firestore';
import { createBatchedIssue, type PrepareChanges } from './firestore-invoices';
import type { Change, StoredOrder } from '../store/store';

const work = (): Change => {
  throw new Error('Not called: the changes of these tests are prepared elsewhere');
};
const storedAs = (key: string) => ({ key }) as StoredOrder;

/**
 * Sets up order changes that each write one document; `refuse` names one that throws, `fail` one that the
 * store rejects.
 */
function setUp({ refuse, fail }: { refuse?: string; fail?: string } = {}) {
  const db = memoryFirestore();
  let transactions = 0;
  const counted = Object.assign(Object.create(db) as Firestore, {
    runTransaction: async (run: (transaction: Transaction) => Promise<unknown>) => {
      transactions += 1;
      return db.runTransaction(run);
    },
  });
  const prepare: PrepareChanges = (transaction, requested) =>
    Promise.allSettled(
      requested.map(async ({ key }) => {
        if (key === refuse) throw new Refusal('already-moved', 'Somebody else has moved it.');
        return {
          unnumbered: null,
          write() {
            if (key === fail) transaction.update(db.doc('made/missing'), { key });
            transaction.set(db.doc(`made/${key}`), { key });
            return storedAs(key);
          },
        };
      }),
    );
  const issue = createBatchedIssue(counted, prepare);
  const make = (key: string) => issue(key, work, newDeadline());
  return { make, made: () => [...db.documentsIn('made').keys()], transactions: () => transactions };
}

test('order changes that wait for a bill number are written in one transaction', async () => {
  const { make, made, transactions } = setUp();
  const keys = Array.from({ length: 15 }, (_, index) => `order-${index}`);
  expect(await Promise.all(keys.map(make))).toEqual(keys.map(storedAs));
  expect(made()).toEqual(keys);
  // The first change runs alone, while the other ones queue for the second transaction.
  expect(transactions()).toBe(2);
});

test('a refused order change does not affect the other changes in its transaction', async () => {
  const { make, made } = setUp({ refuse: 'second' });
  const all = await Promise.allSettled(['first', 'second', 'third'].map(make));
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(made()).toEqual(['first', 'third']);
});

test('an order change that the store rejects is retried apart from the others', async () => {
  const { make, made } = setUp({ fail: 'third' });
  const all = await Promise.allSettled(['first', 'second', 'third', 'fourth'].map(make));
  expect(all.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(made()).toEqual(['first', 'second', 'fourth']);
});
