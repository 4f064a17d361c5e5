import type { OrderDocument } from '@burger/shared/order';
import type { Firestore } from 'firebase-admin/firestore';
import { asha, fakeWorld, orderBody, placing, ravi } from '../../testing/fake-ports';
import { memoryFirestore, type MemoryFirestore } from '../../testing/memory-firestore';
import { firestoreOrders } from './firestore-orders';
import { newAttempt } from './store';

const placedAt = Date.parse('2026-01-05T08:00:00.000Z');
const allowance = { waiting: 3, byNetwork: { points: 10, seconds: 600 }, network: '203.0.113.1' };
let sample: OrderDocument;
beforeAll(async () => {
  sample = (await placing(fakeWorld().ports)()).order;
});

const orderOf = (index: number, changes: Partial<OrderDocument> = {}): OrderDocument => ({
  ...sample,
  orderId: `BK${String(index).padStart(9, '0')}`,
  createdAt: new Date(placedAt).toISOString(),
  customerId: `customer-${index}`,
  customerDetails: { ...sample.customerDetails, phone: `+9198${String(index).padStart(8, '0')}` },
  ...changes,
});
const key = (index: number) => String(index).padStart(32, '0');

/** Returns a store that delays reads and transactions until `letGo` is called. */
function held(db: MemoryFirestore) {
  let letGo: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  const store = Object.assign(Object.create(db) as Firestore, {
    runTransaction: async (...requestArgs: Parameters<Firestore['runTransaction']>) => {
      await gate;
      return db.runTransaction(...requestArgs);
    },
  });
  return { store, letGo };
}

describe('order limits with clocks that differ between instances', () => {
  test('the network limit counts orders stored by an instance with a clock ahead', async () => {
    const orderStore = firestoreOrders(memoryFirestore(() => placedAt));
    const at = (ms: number) => ({ createdAt: new Date(placedAt + ms).toISOString() });
    for (let index = 0; index < 10; index += 1) {
      const ahead = orderOf(index, at(2000));
      expect(await orderStore.add(key(index), ahead, { allowance })).toEqual({ added: true });
    }
    expect(await orderStore.add(key(10), orderOf(10, at(0)), { allowance })).toMatchObject({
      exceeded: { what: 'network' },
    });
  });

  test('the account limit counts unconfirmed orders stored by an instance with a clock ahead', async () => {
    const orderStore = firestoreOrders(memoryFirestore(() => placedAt));
    const own = (index: number, ms: number) =>
      orderOf(index, {
        customerId: 'asha',
        createdAt: new Date(placedAt + ms).toISOString(),
      });
    for (let index = 0; index < 3; index += 1) {
      const terms = { allowance: { ...allowance, network: `10.0.0.${index}` } };
      expect(await orderStore.add(key(index), own(index, 2000), terms)).toEqual({ added: true });
    }
    expect(await orderStore.add(key(3), own(3, 0), { allowance })).toMatchObject({
      exceeded: { what: 'waiting' },
    });
  });

  test('the network limit ignores orders from before the clock was set back', async () => {
    const orderStore = firestoreOrders(memoryFirestore(() => placedAt));
    const hourAhead = new Date(placedAt + 60 * 60_000).toISOString();
    for (let index = 0; index < 10; index += 1) {
      await orderStore.add(key(index), orderOf(index, { createdAt: hourAhead }), { allowance });
    }
    expect(await orderStore.add(key(10), orderOf(10), { allowance })).toEqual({ added: true });
  });
});

describe('an idempotency key with a refused request', () => {
  const instances = () => {
    const db = memoryFirestore(() => placedAt);
    return { orderStore: firestoreOrders(db), other: firestoreOrders(db), db };
  };

  test('an earlier request that is still running stores no order after its key was refused', async () => {
    const { other, db } = instances();
    const { store, letGo } = held(db);
    const late = firestoreOrders(store).add(key(1), orderOf(1), {}, newAttempt(1));
    expect(await other.refuse(key(1), 2)).toBeNull();
    letGo();
    expect(await late).toMatchObject({ added: false, overtaken: true });
    expect(await other.find(key(1))).toBeNull();
  });

  test.each([1, 2])(
    'request %i under a key stores nothing when it arrives after request 2 was refused',
    async (n) => {
      const { orderStore, other } = instances();
      await other.refuse(key(1), 2);
      const added = await orderStore.add(key(1), orderOf(1), {}, newAttempt(n));
      expect(added).toMatchObject({ added: false, overtaken: true });
      expect(await other.find(key(1))).toBeNull();
    },
  );

  test.each([3, 0])(
    'request %i under a key stores its order after request 2 was refused',
    async (n) => {
      const { orderStore, other } = instances();
      await other.refuse(key(1), 2);
      expect(await orderStore.add(key(1), orderOf(1), {}, newAttempt(n))).toEqual({ added: true });
    },
  );

  test('a late refusal of request 1 does not replace the refusal of request 3', async () => {
    const { orderStore, other } = instances();
    await other.refuse(key(1), 3);
    await other.refuse(key(1), 1);
    const added = await orderStore.add(key(1), orderOf(1), {}, newAttempt(2));
    expect(added).toMatchObject({ added: false, overtaken: true });
  });

  test('refuse() returns the order that is already stored under the key', async () => {
    const orderStore = firestoreOrders(memoryFirestore(() => placedAt));
    await orderStore.add(key(1), orderOf(1));
    expect(await orderStore.refuse(key(1), 1)).toMatchObject({ orderId: orderOf(1).orderId });
  });

  test('refuse() waits for a running request with the same key on its instance', async () => {
    const db = memoryFirestore(() => placedAt);
    const { store, letGo } = held(db);
    const orderStore = firestoreOrders(store);
    const first = orderStore.add(key(1), orderOf(1));
    const refused = orderStore.refuse(key(1), 1);
    letGo();
    expect(await first).toEqual({ added: true });
    expect(await refused).toMatchObject({ orderId: orderOf(1).orderId });
  });
});

test('an order that queues longer than two seconds is neither stored nor refused', async () => {
  const { store, letGo } = held(memoryFirestore(() => placedAt));
  const orderStore = firestoreOrders(store);
  const terms = { allowance };
  const first = orderStore.add(key(1), orderOf(1), terms);
  const second = await orderStore.add(key(2), orderOf(2), terms);
  expect(second).toEqual({ added: false, stored: null, busy: true });
  letGo();
  expect(await first).toEqual({ added: true });
  expect(await orderStore.find(key(2))).toBeNull();
});

test('placing an order that queues too long fails with order-waiting', async () => {
  const world = fakeWorld();
  const busy = {
    ...world.orderStore,
    add: async () => ({ added: false as const, stored: null, busy: true }),
  };
  const place = placing({ ...world.ports, orderStore: busy });
  await expect(place(orderBody(), asha)).rejects.toMatchObject({
    code: 'unavailable',
    reason: 'order-waiting',
    retryAfterSeconds: 2,
  });
  expect(world.db.documentsIn('orderRefusals').size).toBe(0);
});

test('placing an order stores the refusal of its key before responding to the customer', async () => {
  const world = fakeWorld();
  const place = placing(world.ports);
  const body = orderBody({ lines: [{ dishId: 999, quantity: 1, choices: [], note: '' }] });
  await expect(place(body, ravi)).rejects.toMatchObject({ code: 'dish-unavailable' });
  expect([...world.db.documentsIn('orderRefusals').keys()]).toEqual([
    (body as { idempotencyKey: string }).idempotencyKey,
  ]);
});
