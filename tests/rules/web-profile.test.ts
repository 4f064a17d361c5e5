import {
  deleteField,
  doc,
  getDoc,
  runTransaction,
  serverTimestamp,
  setDoc,
  type Timestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import { openServerClient, type ServerClient } from './server-client';
import { startFirestore, type StartedFirestore } from './start-firestore';
import { openWebClient, tokenOf, type WebClient } from './web-client';

let server: StartedFirestore;
let owner: ServerClient;
let asha: WebClient;

beforeAll(async () => {
  server = await startFirestore();
  owner = openServerClient(server.port);
  asha = openWebClient(server.port, tokenOf('asha'));
});

afterAll(async () => {
  await asha.close();
  await owner.close();
  await server.stop();
});

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
