import { takePayment, letGo, type Online, withAttempt, type OrderLife } from '@burger/shared/order';
import { aShop } from '@burger/shared/testing/a-shop';
import type { anOrder } from '@burger/shared/testing/an-order';
import { firestoreKitchen } from '../../functions/src/orders/store/firestore-kitchen';
import { firestoreOrders } from '../../functions/src/orders/store/firestore-orders';
import { firestoreMonth } from '../../functions/src/kitchen/firestore-month';
import { monthPage } from '../../functions/src/kitchen/month';
import { createPayments } from '../../functions/src/payments/payments';
import type { CachedShop } from '../../functions/src/shop/cached-shop';
import type { PaymentProvider, Captured } from '../../functions/src/payments/provider';
import { testFirestore } from '../../local-backend/src/testing/test-firestore';
import { placeStored } from './place-stored';

// Tests payments in Firestore: changes are atomic and recorded once, however many instances process them.

const owner = testFirestore('each');
const placed = Date.parse('2026-01-05T08:00:00.000Z');
const slot = '2026-01-05T09:30:00.000Z';
const until = '2026-01-05T08:10:00.000Z';
let now = placed;
beforeEach(() => void (now = placed + 60_000));

const online = (changes: Partial<Online> = {}) =>
  ({
    ...{ state: 'pending', amount: 102.9, until, attempt: '', paidBy: '', askAt: until },
    ...{ payments: [], refunds: [], ...changes },
  }) as NonNullable<ReturnType<typeof anOrder>['online']>;
const place = (changes: Parameters<typeof anOrder>[0] = {}) =>
  placeStored(owner.db, {
    slot,
    open: false,
    paymentMethod: 'online',
    online: online(),
    ...changes,
  });
const staffOrder = (id: string): Captured => ({
  id,
  attempt: 'order_1',
  amount: 10_290,
  currency: 'INR',
  fee: 243,
  refunded: 0,
});

/** A refund that the provider completes at once. */
const done: PaymentProvider['refund'] = async ({ name, amount }) => ({
  ...{ id: `rfnd_${name}`, name, amount, state: 'done' },
});

function instance(refund = done) {
  const payments = {
    capturedPayments: async () => [],
    refunds: async () => [],
    event: (raw: Buffer) => ({ kind: 'taken', captured: JSON.parse(raw.toString()) as Captured }),
    refund,
  } as unknown as PaymentProvider;
  return createPayments({
    ...{
      payments,
      orders: firestoreKitchen(owner.db),
      siteUrl: '',
      shop: { shop: async () => aShop() } as CachedShop,
      announce: () => Promise.resolve(),
    },
    ...{ now: () => new Date(now), log: () => undefined },
  });
}
const tell = (one: ReturnType<typeof instance>, id: string) =>
  one.handleEvent(Buffer.from(JSON.stringify(staffOrder(id))), '');
const outbox = async () =>
  (await owner.db.collection('outbox').get()).docs.map(({ id }) => id).sort();
const change = (key: string, work: (life: OrderLife, at: string) => OrderLife | null) =>
  instance().change(key, work);

test('one of many concurrent payments counts, the others are refunded, and one notification is sent', async () => {
  const key = await place();
  await change(key, (life) => withAttempt(life, 'order_1'));
  const instances = [instance(), instance()];
  const ids = ['p1', 'p2', 'p3', 'p1', 'p2', 'p3'];
  await Promise.all(ids.flatMap((id) => instances.map((one) => tell(one, id))));
  const order = await firestoreOrders(owner.db).find(key);
  expect(order?.online?.payments).toHaveLength(3);
  expect(order?.online?.refunds).toHaveLength(2);
  expect(order).toMatchObject({ open: true, paidBy: 'online', online: { state: 'paid' } });
  const news = await outbox();
  expect(news).toEqual(expect.arrayContaining([key, `${key}-received`]));
  expect(news.filter((id) => id.includes('refunded'))).toHaveLength(2);
  now += 2 * 60_000;
  const names: string[] = [];
  const sweeper = instance(async (requested) => {
    names.push(requested.name);
    return done(requested);
  });
  await sweeper.sweep();
  await sweeper.sweep();
  expect(new Set(names).size).toBe(2);
  expect(names).toHaveLength(2);
  const day = await firestoreKitchen(owner.db).ofDay('2026-01-05');
  expect(day.orders[0]?.key).toBe(key);
  const monthStore = firestoreMonth(owner.db);
  const { refunds, online: moved, next } = await monthPage(monthStore, '2026-01', 'r0', 1);
  expect(moved.map(({ refund }) => refund !== '').sort()).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
  expect(refunds.map(({ amount, state }) => [amount, state])).toEqual([
    [10_290, 'done'],
    [10_290, 'done'],
  ]);
  expect(await monthPage(monthStore, '2026-01', next!, 1)).toEqual({
    papers: [],
    movements: [],
    refunds: [],
    online: [],
    advances: [],
    damaged: [],
    next: null,
  });
});

test('an unpaid order is found by its payment attempt and when its next check is due', async () => {
  const kitchen = firestoreKitchen(owner.db);
  const key = await place();
  await placeStored(owner.db, {});
  const asking = async (at: string) =>
    (await kitchen.asking(Date.parse(at), 10)).orders.map((stored) => stored.key);
  const byAttempt = async (attempt: string) =>
    (await kitchen.byAttempt(attempt)).orders.map((stored) => stored.key);
  expect([await byAttempt(''), await asking(until)]).toEqual([[], [key]]);
  await change(key, (life) => withAttempt(life, 'order_1'));
  expect(await byAttempt('order_1')).toEqual([key]);
  const { order } = (await kitchen.find(key))!;
  await kitchen.askLater(key, order.revision - 1, slot);
  expect(await asking(until)).toEqual([key]);
  await kitchen.askLater(key, order.revision, slot);
  expect(await asking(until)).toEqual([]);
  await change(key, (life, at) => takePayment(life, { id: 'p1', amount: 10_290, fee: 243, at }));
  expect((await owner.db.doc(`orders/${key}`).get()).get('online.payments')).toEqual([
    { id: 'p1', amount: 102.9, fee: 2.43, at: new Date(now).toISOString() },
  ]);
});

test('a first order that was never paid does not count as an earlier order', async () => {
  const orderStore = firestoreOrders(owner.db);
  const key = await place({ customerId: 'asha' });
  expect(await orderStore.hasOrdered('asha')).toBe(false);
  await change(key, letGo);
  expect(await orderStore.hasOrdered('asha')).toBe(false);
  await placeStored(owner.db, { customerId: 'asha' });
  expect(await orderStore.hasOrdered('asha')).toBe(true);
});
