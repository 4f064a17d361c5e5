import { firestoreOrders } from '../../functions/src/orders/store/firestore-orders';
import type { OrderDocument } from '@burger/shared/order';
import { anOrder } from '@burger/shared/testing/an-order';
import { testFirestore } from '../../local-backend/src/testing/test-firestore';
import { newKey } from './place-stored';

// Tests what the functions' order store guarantees: the Admin SDK and the local Firestore.
const store = testFirestore();

const [item] = anOrder().items;
const extra = { group: 'extras', choice: 'cheese', name: 'Extra cheese', price: 30 };
const order = (orderId: string): OrderDocument =>
  anOrder({
    orderId,
    items: [{ ...item!, choices: [extra], note: 'no onion please' }],
    location: { lat: 13.04, lng: 77.71, distance: 0.517 },
    createdAt: '2026-01-05T08:00:00.123Z',
  });

test('a stored order reads back unchanged, with times as timestamps', async () => {
  const orderStore = firestoreOrders(store.db);
  const key = newKey();
  expect(await orderStore.find(key)).toBeNull();
  expect(await orderStore.add(key, order('BK000000001'))).toEqual({ added: true });
  expect(await orderStore.find(key)).toEqual(order('BK000000001'));
  const stored = (await store.db.doc(`orders/${key}`).get()).data();
  expect((stored?.['createdAt'] as { toMillis(): number }).toMillis()).toBe(
    Date.parse('2026-01-05T08:00:00.123Z'),
  );
});

test('only one of many concurrent orders with the same idempotency key is stored', async () => {
  const orderStore = firestoreOrders(store.db);
  const key = newKey();
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, (_, index) => orderStore.add(key, order(`BK10000000${index}`))),
  );
  expect(outcomes.filter(({ added }) => added)).toHaveLength(1);
});

describe('the call number', () => {
  const later = (orderId: string, hours: number) => ({
    ...order(orderId),
    createdAt: new Date(Date.parse(order(orderId).createdAt) + hours * 3_600_000).toISOString(),
  });

  test('a call number is reserved until a day after the promised time of its order', async () => {
    const orderStore = firestoreOrders(store.db);
    const staffOrder = { added: false, stored: null };
    expect(await orderStore.add(newKey(), order('BK300004711'))).toEqual({ added: true });
    expect(await orderStore.add(newKey(), order('BK300014711'))).toEqual(staffOrder);
    const shared = await orderStore.add(newKey(), order('BK300054711'), {
      mayShareCallNumber: true,
    });
    expect(shared).toEqual({ added: true });
    expect(await orderStore.add(newKey(), later('BK300024711', 23))).toEqual(staffOrder);
    expect(await orderStore.add(newKey(), later('BK300034711', 26))).toEqual({ added: true });
    expect(await orderStore.add(newKey(), later('BK300044712', 26))).toEqual({ added: true });
  });

  test('only one of many concurrent orders gets the same call number', async () => {
    const orderStore = firestoreOrders(store.db);
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        orderStore.add(newKey(), order(`BK40000${index}815`)),
      ),
    );
    expect(outcomes.filter(({ added }) => added)).toHaveLength(6);
    const same = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        orderStore.add(newKey(), order(`BK4000${index}1234`)),
      ),
    );
    expect(same.filter(({ added }) => added)).toHaveLength(1);
  });
});

describe('a chosen time slot', () => {
  const slot = '2026-01-06T07:30:00.000Z';
  const forSlot = (orderId: string) => ({ ...order(orderId), slot });
  const around = [Date.parse(slot) - 1, Date.parse(slot) + 1] as const;

  test('a time slot accepts orders up to its capacity, also concurrently', async () => {
    const orderStore = firestoreOrders(store.db);
    const requested = Array.from(
      { length: 6 },
      (_, index) => [newKey(), `BK20000700${index}`] as const,
    );
    const outcomes = await Promise.all(
      requested.map(([key, orderId]) => orderStore.add(key, forSlot(orderId), { capacity: 2 })),
    );
    expect(outcomes.filter(({ added }) => added)).toHaveLength(2);
    const full = { added: false, stored: null, full: true };
    expect(outcomes.filter(({ added }) => !added)).toEqual([full, full, full, full]);
    expect(await orderStore.reservedSlots(...around)).toEqual(new Map([[Date.parse(slot), 2]]));
    expect(await orderStore.reservedSlots(around[1], around[1] + 1)).toEqual(new Map());
    // A rejected order left no data, and a repeated accepted one gets the stored order.
    const [key, orderId] = requested[outcomes.findIndex(({ added }) => added)]!;
    expect(await orderStore.add(key, forSlot(orderId), { capacity: 2 })).toEqual({
      added: false,
      stored: forSlot(orderId),
    });
    const [refused, number] = requested[outcomes.findIndex(({ added }) => !added)]!;
    expect(await orderStore.find(refused)).toBeNull();
    expect((await store.db.doc(`orderNumbers/${number}`).get()).exists).toBe(false);
  }, 30_000);
});
