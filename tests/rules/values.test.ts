import { doc, increment, setDoc } from 'firebase/firestore/lite';
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
