import { readFileSync, writeFileSync } from 'node:fs';
import type { Firestore } from 'firebase-admin/firestore';
import { firestorePerson } from '../../functions/src/me/firestore-person';
import { firestoreKitchen } from '../../functions/src/orders/store/firestore-kitchen';
import { indexesFile, startFirestore } from '../../local-backend/src/testing/start-firestore';
import { openServerClient } from '../../local-backend/src/testing/test-firestore';
import { testFolder } from '../../local-backend/src/testing/test-folder';
import { standInOnly } from './stand-in-only';

interface Index {
  readonly collectionGroup: string;
  readonly fields: readonly { readonly fieldPath: string; readonly order: string }[];
}
const { indexes } = JSON.parse(readFileSync(indexesFile, 'utf8')) as { indexes: Index[] };
const nameOf = ({ collectionGroup, fields }: Index) =>
  [collectionGroup, ...fields.map(({ fieldPath, order }) => `${fieldPath} ${order}`)].join(' ');

const at = testFolder();

/** Returns `answered`, or the error of a query on a Firestore with these indexes. */
async function outcomeOf(ask: (db: Firestore) => Promise<unknown>, indexesFile: string) {
  const store = await startFirestore({ indexesFile });
  const { db, close } = openServerClient(store.port);
  const outcome = await ask(db).then(() => 'answered', String);
  await close();
  await store.stop();
  return outcome;
}

/** One query of the functions for each composite index in firestore.indexes.json. */
const queries: Record<string, (db: Firestore) => Promise<unknown>> = {
  'orders customerId ASCENDING createdAt DESCENDING': (db) =>
    firestorePerson(db).hasActiveOrder('asha', 0),
  'orders open ASCENDING createdAt ASCENDING': (db) => firestoreKitchen(db).whole(0, 10),
  'orders open ASCENDING estimatedDeliveryUntil ASCENDING': (db) =>
    firestoreKitchen(db).promisedUntil(0, 10),
  'orders customerDetails.phone ASCENDING createdAt DESCENDING': (db) =>
    firestoreKitchen(db).byPhone('+919876500001', 0, 10),
};

standInOnly('every composite Firestore index belongs to a query of the functions', () => {
  expect(indexes.map(nameOf).sort()).toEqual(Object.keys(queries).sort());
});

standInOnly.each(Object.entries(queries))(
  'the query of %s fails without its Firestore index',
  async (name, ask) => {
    const others = at('indexes.json');
    writeFileSync(
      others,
      JSON.stringify({ indexes: indexes.filter((one) => nameOf(one) !== name) }),
    );
    expect(await outcomeOf(ask, indexesFile)).toBe('answered');
    expect(await outcomeOf(ask, others)).toContain('requires an index');
  },
);
