import {
  collection,
  collectionGroup,
  doc,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  where,
  type Query,
} from 'firebase/firestore/lite';
import { openServerClient, type ServerClient } from './server-client';
import { startFirestore, type StartedFirestore } from './start-firestore';
import { openWebClient, tokenOf, type WebClient } from './web-client';

const users = ['asha', 'bhim'] as const;
type User = (typeof users)[number];
const otherThan = (user: User): User => (user === 'asha' ? 'bhim' : 'asha');

let server: StartedFirestore;
let owner: ServerClient;
let clients: Record<User, WebClient>;

beforeAll(async () => {
  server = await startFirestore();
  owner = openServerClient(server.port);
  clients = {
    asha: openWebClient(server.port, tokenOf('asha')),
    bhim: openWebClient(server.port, tokenOf('bhim')),
  };
  const batch = owner.db.batch();
  for (const customerId of users) {
    for (const number of [1, 2, 3]) {
      batch.set(owner.db.doc(`orders/${customerId}-${number}`), {
        customerId,
        orderStatus: 'placed',
        createdAt: new Date(Date.UTC(2026, 0, number)),
      });
    }
  }
  await batch.commit();
});

afterAll(async () => {
  await Promise.all(users.map((user) => clients[user].close()));
  await owner.close();
  await server.stop();
});

const orders = (user: User) => collection(clients[user].db, 'orders');
const of = (customerId: string) => where('customerId', '==', customerId);

type Shape = [name: string, ask: (user: User) => Query];

const own: Shape[] = [
  ['own orders', (user) => query(orders(user), of(user), limit(50))],
  [
    'own orders, newest first',
    (user) => query(orders(user), of(user), orderBy('createdAt', 'desc'), limit(50)),
  ],
  [
    'own orders of a status',
    (user) => query(orders(user), of(user), where('orderStatus', '==', 'placed'), limit(50)),
  ],
  [
    'own orders, asked for by a list of one',
    (user) => query(orders(user), of(user), where('customerId', 'in', [user]), limit(50)),
  ],
];

const others: Shape[] = [
  ["the other's orders", (user) => query(orders(user), of(otherThan(user)), limit(50))],
  [
    "the other's orders, newest first",
    (user) => query(orders(user), of(otherThan(user)), orderBy('createdAt', 'desc'), limit(50)),
  ],
  ['all orders', (user) => query(orders(user), limit(50))],
  [
    'all orders by status',
    (user) => query(orders(user), where('orderStatus', '==', 'placed'), limit(50)),
  ],
  ['all orders by date', (user) => query(orders(user), orderBy('createdAt', 'desc'), limit(50))],
  [
    'both customers in a list',
    (user) => query(orders(user), where('customerId', 'in', [...users]), limit(50)),
  ],
  [
    'customers from a name on',
    (user) => query(orders(user), where('customerId', '>=', 'a'), limit(50)),
  ],
  [
    'customers up to a name',
    (user) => query(orders(user), where('customerId', '<=', user), limit(50)),
  ],
  ['own orders without a limit', (user) => query(orders(user), of(user))],
  ['own orders, 51 of them', (user) => query(orders(user), of(user), limit(51))],
  [
    'orders without a customer',
    (user) => query(orders(user), where('customerId', '==', null), limit(50)),
  ],
];

describe.each(users)('%s', (user) => {
  test.each(own)('gets %s, and no others', async (_name, ask) => {
    const { docs } = await getDocs(ask(user));
    expect(docs.map((order) => order.id).sort()).toEqual([1, 2, 3].map((n) => `${user}-${n}`));
  });

  test.each(others)('is refused %s, and their number', async (_name, ask) => {
    await expect(getDocs(ask(user))).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(getCount(ask(user))).rejects.toMatchObject({ code: 'permission-denied' });
  });

  test('gets nothing by asking for both at once', async () => {
    const both = query(orders(user), of(otherThan(user)), of(user), limit(50));
    expect((await getDocs(both)).empty).toBe(true);
  });

  test('is refused every collection of that name together', async () => {
    const group = query(collectionGroup(clients[user].db, 'orders'), of(user), limit(50));
    await expect(getDocs(group)).rejects.toThrow();
  });

  test('gets each own order by name, and none of the other', async () => {
    const one = (of: User) => getDoc(doc(clients[user].db, `orders/${of}-1`));
    expect((await one(user)).exists()).toBe(true);
    await expect(one(otherThan(user))).rejects.toMatchObject({ code: 'permission-denied' });
  });
});
