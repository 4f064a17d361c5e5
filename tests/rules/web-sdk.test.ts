import {
  addDoc,
  collection,
  deleteField,
  doc,
  getCount,
  getDoc,
  getDocs,
  increment,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { projectId } from '../../local-backend/src/testing/start-firestore';
import { testFirestore } from '../../local-backend/src/testing/test-firestore';
import { tokenOf } from '../token-of';
import { standInOnly } from './stand-in-only';
import { webClientsOf } from './web-client';

const store = testFirestore();
const webClient = webClientsOf(store);
const ofAshaToken = tokenOf('asha');
const asha = () => webClient(ofAshaToken);
const denied = { code: 'permission-denied' };

const placedAt = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute));

beforeAll(async () => {
  const batch = store.db.batch();
  for (let minute = 0; minute < 60; minute += 1) {
    const customerId = minute % 2 === 0 ? 'asha' : 'bhim';
    const order = { customerId, minute, createdAt: placedAt(minute) };
    batch.set(store.db.doc(`orders/o${minute}`), order);
  }
  await batch.commit();
});

describe('own orders', () => {
  const orders = () => collection(asha(), 'orders');
  const of = (customerId: string) => where('customerId', '==', customerId);
  const own = () => query(orders(), of('asha'));
  const idsIn = ({ docs }: Awaited<ReturnType<typeof getDocs>>) => docs.map(({ id }) => id);

  test('own orders come newest first, no orders of others, up to the limit', async () => {
    const found = await getDocs(query(own(), orderBy('createdAt', 'desc'), limit(3)));
    expect(idsIn(found)).toEqual(['o58', 'o56', 'o54']);
    expect(found.docs[0]?.data()).toEqual({
      customerId: 'asha',
      minute: 58,
      createdAt: Timestamp.fromDate(placedAt(58)),
    });
  });

  test('own orders come by document name without a sort order, also for an IN filter of one customer', async () => {
    const listed = query(own(), where('customerId', 'in', ['asha']), limit(3));
    for (const requested of [query(own(), limit(3)), listed])
      expect(idsIn(await getDocs(requested))).toEqual(['o0', 'o10', 'o12']);
  });

  test('a query of own orders is empty for a new customer and for two customers at once', async () => {
    const mine = query(collection(webClient(tokenOf('carla')), 'orders'), of('carla'));
    expect((await getDocs(query(mine, orderBy('createdAt', 'desc'), limit(50)))).empty).toBe(true);
    expect((await getDocs(query(orders(), of('bhim'), of('asha'), limit(50)))).empty).toBe(true);
  });

  standInOnly('own orders need a composite index for any other sort order', async () => {
    const oldestFirst = query(own(), orderBy('createdAt', 'asc'), limit(50));
    await expect(getDocs(oldestFirst)).rejects.toMatchObject({
      code: 'failed-precondition',
      message: expect.stringContaining('The query requires an index'),
    });
  });

  test("a customer's queries and counts exclude other customers' orders", async () => {
    expect((await getCount(query(own(), limit(50)))).data().count).toBe(30);
    const beyond = [
      own(),
      query(orders(), of('bhim'), limit(50)),
      query(orders(), limit(50)),
      query(orders(), orderBy('createdAt', 'desc'), limit(50)),
      query(orders(), where('customerId', 'in', ['asha', 'bhim']), limit(50)),
      query(orders(), where('customerId', '>=', 'a'), limit(50)),
      query(orders(), where('customerId', '<=', 'asha'), limit(50)),
    ];
    for (const requested of beyond) {
      await expect(getDocs(requested)).rejects.toMatchObject(denied);
      await expect(getCount(requested)).rejects.toMatchObject(denied);
    }
  });

  test('a browser cannot add an order, even with a fresh id, nor increment a field of one', async () => {
    await expect(addDoc(orders(), { customerId: 'asha' })).rejects.toMatchObject(denied);
    const up = setDoc(doc(asha(), 'orders/o0'), { total: increment(1) }, { merge: true });
    await expect(up).rejects.toMatchObject(denied);
  });
});

describe('own profile', () => {
  const mine = () => doc(asha(), 'users/asha');
  const merge = (data: object) => setDoc(mine(), data, { merge: true });

  beforeEach(() => store.db.doc('users/asha').delete());

  test('a profile read before the first sign-in is missing, not denied, and cannot be updated', async () => {
    expect((await getDoc(mine())).exists()).toBe(false);
    await expect(updateDoc(mine(), { uid: 'asha' })).rejects.toMatchObject({ code: 'not-found' });
  });

  test('a merge write of the own profile keeps other fields and gets the server time', async () => {
    await merge({ uid: 'asha', email: 'a@example.org', createdAt: serverTimestamp() });
    const first = (await getDoc(mine())).data();
    await merge({ displayName: 'Asha', email: deleteField(), lastLoginAt: serverTimestamp() });
    const { lastLoginAt, ...rest } = (await getDoc(mine())).data() ?? {};
    expect(rest).toEqual({ uid: 'asha', displayName: 'Asha', createdAt: first?.createdAt });
    expect(Math.abs((lastLoginAt as Timestamp).toMillis() - Date.now())).toBeLessThan(5000);
  });

  test('a merge write of the own profile is validated against the merged document', async () => {
    await expect(merge({ displayName: 'Asha' })).rejects.toMatchObject(denied);
    await setDoc(mine(), { uid: 'asha' });
    await merge({ displayName: 'Asha' });
    expect((await getDoc(mine())).data()).toEqual({ uid: 'asha', displayName: 'Asha' });
  });

  test('two concurrent transactions on the own profile both take effect', async () => {
    await setDoc(mine(), { uid: 'asha', displayName: '' });
    const append = (letter: string) =>
      runTransaction(asha(), async (transaction) => {
        const name = (await transaction.get(mine())).get('displayName') as string;
        transaction.update(mine(), { displayName: name + letter });
      });
    await Promise.all([append('a'), append('b')]);
    expect(['ab', 'ba']).toContain((await getDoc(mine())).get('displayName'));
  });
});

const past = Math.floor(Date.now() / 1000) - 10;
const foreign = { aud: 'other', iss: 'https://securetoken.google.com/other' };

// Google's emulator accepts every token, because it has no accounts, so these cases run only locally.
standInOnly.each([
  ['an expired token', tokenOf('asha', { exp: past })],
  ['a token without an end', tokenOf('asha', { exp: undefined })],
  ["another project's token", tokenOf('asha', foreign)],
  ['a token from another issuer', tokenOf('asha', { iss: 'https://example.org' })],
  ['a token for another audience', tokenOf('asha', { aud: `${projectId}-2` })],
  ['a token of nobody', tokenOf('')],
  ['a broken token', 'x.y.'],
  ['no token at all', 'hello'],
])('a Firestore request with %s is unauthenticated', async (_name, token) =>
  expect(getDoc(doc(webClient(token), 'users/asha'))).rejects.toMatchObject({
    code: 'unauthenticated',
  }),
);
