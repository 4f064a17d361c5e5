import { createApi } from '../../functions/src/app';
import { productionLimits } from '../../functions/src/http/limits';
import { setPatience } from '../../functions/src/http/retry';
import { firestoreKitchen } from '../../functions/src/orders/store/firestore-kitchen';
import { firestoreOrders } from '../../functions/src/orders/store/firestore-orders';
import { fakeWorld, orderBody } from '../../functions/src/testing/fake-ports';
import { serve, type Answer, type Served } from '../../functions/src/testing/counter';
import { testFirestore } from '../../local-backend/src/testing/test-firestore';

jest.setTimeout(60_000);

const store = testFirestore('each');
let instances: Served[];
let time: number;

// Two function instances share only Firestore and have production limits.
beforeEach(async () => {
  time = Date.parse('2026-01-05T08:00:00.000Z');
  let count = 0;
  const start = () => {
    const { ports } = fakeWorld({ now: () => new Date(time) });
    setPatience({ retries: 3, pause: 60, limit: 8000 });
    return serve(
      createApi({
        ...ports,
        limits: productionLimits,
        orderStore: firestoreOrders(store.db),
        kitchen: { ...ports.kitchen, orders: firestoreKitchen(store.db) },
        // Anybody can create an account, so here a token is just the account's name.
        verifyToken: (uid) => Promise.resolve({ uid, phone: null, expiresAt: Infinity }),
        trustProxy: 1,
        random: () => count++ % 1000,
      }),
    );
  };
  instances = await Promise.all([start(), start()]);
});
afterEach(async () => {
  await Promise.all(instances.map((instance) => instance.close()));
});

interface Sender {
  account: string;
  phone: string;
  network: string;
}

let sent = 0;
const place = ({ account, phone, network }: Sender): Promise<Answer> => {
  const { customer } = orderBody();
  return instances[sent++ % instances.length]!.send('/api/orders', {
    body: orderBody({ customer: { ...customer, phone } }),
    token: account,
    headers: { 'x-forwarded-for': network },
  });
};

const ordersIn = async (): Promise<number> =>
  (await store.db.collection('orders').count().get()).data().count;

const phoneOf = (one: number) => `+9198765${String(one).padStart(5, '0')}`;
const networkOf = (one: number) => `203.0.113.${one}`;
const many = (count: number, senderOf: (one: number) => Sender) =>
  Promise.all(Array.from({ length: count }, (_, one) => place(senderOf(one))));

const reasonIn = ({ body }: Answer) => (body as { error: { reason?: string } }).error.reason;

/**
 * Places orders one by one until one is rejected. Orders in parallel could fail because Firestore is busy.
 */
async function fill(senderOf: (one: number) => Sender): Promise<Answer> {
  for (let one = 0; one < 24; one += 1) {
    const answer = await place(senderOf(one));
    if (answer.status === 429) return answer;
  }
  throw new Error('No order was rejected');
}

test('twelve throw-away accounts place at most ten of 120 orders from one address', async () => {
  const thrownAway = (one: number): Sender => ({
    account: `account-${one % 12}`,
    phone: phoneOf(one),
    network: networkOf(1),
  });
  const answers = await many(120, thrownAway);
  expect(answers.every(({ status }) => [201, 429, 503].includes(status))).toBe(true);
  await fill(thrownAway);
  expect(await ordersIn()).toBe(10);

  // The limit of this address ends ten minutes later. Other addresses were never blocked.
  const late = { account: 'late', phone: phoneOf(500), network: networkOf(1) };
  expect((await place(late)).status).toBe(429);
  expect((await place({ ...late, network: networkOf(2) })).status).toBe(201);
  time += 10 * 60_000;
  expect((await place({ ...late, account: 'later' })).status).toBe(201);
});

test.each<[string, count: number, (one: number) => Sender]>([
  [
    'account with changing phone numbers and addresses',
    12,
    (one) => ({ account: 'asha', phone: phoneOf(one), network: networkOf(one) }),
  ],
  [
    'phone number with changing accounts and addresses',
    40,
    (one) => ({ account: `account-${one}`, phone: phoneOf(7), network: networkOf(one) }),
  ],
])('only three unconfirmed orders are accepted for one %s', async (_what, count, senderOf) => {
  const answers = await many(count, senderOf);
  expect(answers.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(3);
  const refused = answers.filter(({ status }) => status === 429).map(reasonIn);
  expect(new Set(refused)).toEqual(new Set(['orders-waiting']));
  expect(reasonIn(await fill(senderOf))).toBe('orders-waiting');
  expect(await ordersIn()).toBe(3);
});

test('confirmed orders and day-old unconfirmed ones no longer count towards the order limit', async () => {
  const asha = { account: 'asha', phone: phoneOf(1), network: networkOf(1) };
  const key = ({ body }: Answer) => (body as { order: { orderId: string } }).order.orderId;
  const first = await place(asha);
  await place(asha);
  await place(asha);
  expect((await place(asha)).status).toBe(429);

  const { docs } = await store.db.collection('orders').where('orderId', '==', key(first)).get();
  const step = { from: 'placed', to: 'confirmed' };
  const path = `/api/kitchen/orders/${docs[0]!.id}/step`;
  expect((await instances[0]!.send(path, { body: step, token: 'meena' })).status).toBe(200);
  expect((await place(asha)).status).toBe(201);
  expect((await place(asha)).status).toBe(429);

  time += 24 * 60 * 60_000;
  expect((await place(asha)).status).toBe(201);
});
