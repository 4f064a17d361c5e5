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
import { openServerClient, type ServerClient } from './server-client';
import { projectId, startFirestore, type StartedFirestore } from './start-firestore';
import { openWebClient, tokenOf, type WebClient } from './web-client';

let server: StartedFirestore;
let owner: ServerClient;
let asha: WebClient;
const opened: WebClient[] = [];
const connect = (token?: string) => {
  const client = openWebClient(server.port, token);
  opened.push(client);
  return client;
};

beforeAll(async () => {
  server = await startFirestore();
  owner = openServerClient(server.port);
  asha = connect(tokenOf('asha'));
});

afterAll(async () => {
  await Promise.all(opened.map((client) => client.close()));
  await owner.close();
  await server.stop();
});

describe('orders', () => {
  const placedAt = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute));

  beforeAll(async () => {
    const batch = owner.db.batch();
    for (let minute = 0; minute < 60; minute += 1) {
      const customerId = minute % 2 === 0 ? 'asha' : 'bhim';
      batch.set(owner.db.doc(`orders/o${minute}`), {
        customerId,
        minute,
        createdAt: placedAt(minute),
      });
    }
    await batch.commit();
  });

  const ofAsha = () => query(collection(asha.db, 'orders'), where('customerId', '==', 'asha'));

  test('come newest first, only the own ones, as many as asked for', async () => {
    const { docs } = await getDocs(query(ofAsha(), orderBy('createdAt', 'desc'), limit(3)));
    expect(docs.map((order) => order.id)).toEqual(['o58', 'o56', 'o54']);
    expect(docs[0]?.data()).toEqual({
      customerId: 'asha',
      minute: 58,
      createdAt: Timestamp.fromDate(placedAt(58)),
    });
  });

  test('come by name without an order', async () => {
    const { docs } = await getDocs(query(ofAsha(), limit(3)));
    expect(docs.map((order) => order.id)).toEqual(['o0', 'o10', 'o12']);
  });

  test('are none for somebody new', async () => {
    const carla = connect(tokenOf('carla'));
    const mine = query(collection(carla.db, 'orders'), where('customerId', '==', 'carla'));
    expect((await getDocs(query(mine, orderBy('createdAt', 'desc'), limit(50)))).empty).toBe(true);
  });

  test('need a composite index for any other order', async () => {
    const oldestFirst = query(ofAsha(), orderBy('createdAt', 'asc'), limit(50));
    await expect(getDocs(oldestFirst)).rejects.toMatchObject({
      code: 'failed-precondition',
      message: expect.stringContaining('The query requires an index'),
    });
    await expect(getDocs(query(ofAsha(), orderBy('minute'), limit(50)))).rejects.toMatchObject({
      code: 'failed-precondition',
    });
  });

  test('can be counted only within the rules', async () => {
    expect((await getCount(query(ofAsha(), limit(50)))).data().count).toBe(30);
    await expect(getCount(ofAsha())).rejects.toMatchObject({ code: 'permission-denied' });
  });

  test('cannot be added, even with a fresh id', async () => {
    await expect(
      addDoc(collection(asha.db, 'orders'), { customerId: 'asha' }),
    ).rejects.toMatchObject({ code: 'permission-denied' });
  });
});

describe('a profile', () => {
  const mine = () => doc(asha.db, 'users/asha');

  beforeEach(() => owner.db.doc('users/asha').delete());

  test('is missing, not denied, before the first sign-in', async () => {
    expect((await getDoc(mine())).exists()).toBe(false);
  });

  test('merges, keeps what is not mentioned, and gets the server time', async () => {
    await setDoc(
      mine(),
      { uid: 'asha', email: 'a@example.org', createdAt: serverTimestamp() },
      { merge: true },
    );
    const first = (await getDoc(mine())).data();
    await setDoc(
      mine(),
      { displayName: 'Asha', email: deleteField(), lastLoginAt: serverTimestamp() },
      { merge: true },
    );
    const { lastLoginAt, ...rest } = (await getDoc(mine())).data() ?? {};
    expect(rest).toEqual({ uid: 'asha', displayName: 'Asha', createdAt: first?.createdAt });
    expect(Math.abs((lastLoginAt as Timestamp).toMillis() - Date.now())).toBeLessThan(5000);
  });

  test('is judged as the merge would leave it', async () => {
    await expect(setDoc(mine(), { displayName: 'Asha' }, { merge: true })).rejects.toMatchObject({
      code: 'permission-denied',
    });
    await setDoc(mine(), { uid: 'asha' });
    await setDoc(mine(), { displayName: 'Asha' }, { merge: true });
    expect((await getDoc(mine())).data()).toEqual({ uid: 'asha', displayName: 'Asha' });
  });

  test('cannot be updated before it exists', async () => {
    await expect(updateDoc(mine(), { uid: 'asha' })).rejects.toMatchObject({ code: 'not-found' });
  });

  test('changes in a transaction, and two at once both count', async () => {
    await setDoc(mine(), { uid: 'asha', displayName: '' });
    const append = (letter: string) =>
      runTransaction(asha.db, async (transaction) => {
        const name = (await transaction.get(mine())).get('displayName') as string;
        transaction.update(mine(), { displayName: name + letter });
      });
    await Promise.all([append('a'), append('b')]);
    expect(['ab', 'ba']).toContain((await getDoc(mine())).get('displayName'));
  });
});

describe('who asks', () => {
  const past = Math.floor(Date.now() / 1000) - 10;
  const foreign = { aud: 'other', iss: 'https://securetoken.google.com/other' };
  const unreadable = (token: string) => getDoc(doc(connect(token).db, 'users/asha'));

  test.each([
    ['an expired token', tokenOf('asha', { exp: past })],
    ['a token without an end', tokenOf('asha', { exp: undefined })],
    ["another project's token", tokenOf('asha', foreign)],
    ['a token from another issuer', tokenOf('asha', { iss: 'https://example.org' })],
    ['a token for another audience', tokenOf('asha', { aud: `${projectId}-2` })],
    ['a token of nobody', tokenOf('')],
    ['a broken token', 'x.y.'],
    ['no token at all', 'hello'],
  ])('%s is unauthenticated', async (_name, token) => {
    await expect(unreadable(token)).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

describe('values', () => {
  test('of every kind survive, under odd names too', async () => {
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
    await owner.db.doc('values/v').set(data, { merge: true });
    const stored = (await owner.db.doc('values/v').get()).data();
    expect(stored).toEqual({ ...data, at: expect.objectContaining({ _seconds: 1_700_000_000 }) });
  });

  test('increments need the right to write like everything else', async () => {
    await expect(
      setDoc(doc(asha.db, 'orders/o1'), { total: increment(1) }, { merge: true }),
    ).rejects.toMatchObject({ code: 'permission-denied' });
  });
});
