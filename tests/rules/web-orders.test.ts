import {
  addDoc,
  collection,
  getCount,
  getDocs,
  limit,
  orderBy,
  query,
  Timestamp,
  where,
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
  const carla = openWebClient(server.port, tokenOf('carla'));
  const mine = query(collection(carla.db, 'orders'), where('customerId', '==', 'carla'));
  expect((await getDocs(query(mine, orderBy('createdAt', 'desc'), limit(50)))).empty).toBe(true);
  await carla.close();
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
  await expect(addDoc(collection(asha.db, 'orders'), { customerId: 'asha' })).rejects.toMatchObject(
    { code: 'permission-denied' },
  );
});
