import type { Promo } from '@burger/shared/contracts';
import type { OrderDocument } from '@burger/shared/order';
import { anOrder } from '@burger/shared/testing/an-order';
import { aPromo } from '@burger/shared/testing/a-shop';
import { firestoreKitchen } from '../../functions/src/orders/store/firestore-kitchen';
import { firestoreOrders } from '../../functions/src/orders/store/firestore-orders';
import { lifeIn } from '../../functions/src/orders/store/store';
import { firestorePerson } from '../../functions/src/me/firestore-person';
import { testFirestore } from '../../local-backend/src/testing/test-firestore';
import { newKey, numberOf, press } from './place-stored';

// Tests promo codes with several independent function instances: the Admin SDK and the local Firestore.
const store = testFirestore();
const instances = () => [firestoreOrders(store.db), firestoreOrders(store.db)] as const;

let codes = 0;
const newPromo = (rules: Partial<Promo>): Promo => aPromo({ code: `CODE${codes++}`, ...rules });

let people = 0;
const somebody = () => ({
  customerId: `customer-${people}`,
  phone: `+9198765${10_000 + people++}`,
});

const { customerDetails, pricing } = anOrder();
function orderOf(
  key: string,
  { code }: Promo,
  { customerId, phone }: ReturnType<typeof somebody>,
): OrderDocument {
  return anOrder({
    orderId: numberOf(key),
    customerId,
    customerDetails: { ...customerDetails, phone },
    pricing: { ...pricing, appliedPromo: code },
  });
}

async function place(
  promo: Promo,
  who = somebody(),
  [orderStore] = instances() as readonly [ReturnType<typeof firestoreOrders>, ...unknown[]],
) {
  const key = newKey();
  const add = () => orderStore.add(key, orderOf(key, promo, who), { promo });
  let outcome = await add();
  // Too many transactions conflicted. The page would send the order again, so this does.
  while (!outcome.added && outcome.busy) outcome = await add();
  return { key, outcome };
}
const refused = (promo: string) => ({ added: false, stored: null, promo });
const usesOf = async ({ code }: Promo) => (await firestoreOrders(store.db).promosUsed())[code] ?? 0;

test.each([2, 20])(
  'one of %d concurrent orders at two instances gets the last use of a promo code',
  async (many) => {
    const promo = newPromo({ uses: 3 });
    await place(promo);
    await place(promo);
    const [one, other] = instances();
    const outcomes = await Promise.all(
      Array.from({ length: many }, (_, at) => place(promo, somebody(), [at % 2 ? one : other])),
    );
    expect(outcomes.filter(({ outcome }) => outcome.added)).toHaveLength(1);
    for (const { outcome } of outcomes)
      if (!outcome.added) expect(outcome).toEqual(refused('used-up'));
    expect(await usesOf(promo)).toBe(3);
  },
  60_000,
);

test.each<[string, Partial<Promo>, string]>([
  ['limited to one use', { once: true }, 'once'],
  ['for a first order', { firstOrder: true }, 'first-order'],
])(
  'a promo code that is %s works once by account and phone number, also in two tabs',
  async (_, rules, why) => {
    const promo = newPromo(rules);
    const asha = somebody();
    const both = await Promise.all(
      instances().map((orderStore) => place(promo, asha, [orderStore])),
    );
    expect(both.filter(({ outcome }) => outcome.added)).toHaveLength(1);
    const otherNumber = { ...somebody(), customerId: asha.customerId };
    const otherAccount = { ...somebody(), phone: asha.phone };
    // Orders that staff take by phone have no account.
    const byPhone = { customerId: '', phone: asha.phone };
    for (const who of [otherNumber, otherAccount, byPhone])
      expect((await place(promo, who)).outcome).toEqual(refused(why));
    expect((await place(promo)).outcome.added).toBe(true);
    expect((await place(promo, { ...somebody(), customerId: '' })).outcome.added).toBe(true);
    expect(await usesOf(promo)).toBe(3);
  },
  30_000,
);

test('a customer with a previous order cannot use a first-order promo code', async () => {
  const asha = somebody();
  await place(newPromo({}), asha);
  const promo = newPromo({ firstOrder: true });
  const [orderStore] = instances();
  expect(await orderStore.whyNoPromo(promo, { customerId: asha.customerId, phones: [] })).toBe(
    'first-order',
  );
  expect(await orderStore.whyNoPromo(promo, { customerId: '', phones: [asha.phone] })).toBe(
    'first-order',
  );
  expect((await place(promo, asha)).outcome).toEqual(refused('first-order'));
});

test('an order that is sent again counts one use of its promo code', async () => {
  const promo = newPromo({ uses: 2, once: true });
  const key = newKey();
  const order = orderOf(key, promo, somebody());
  const [orderStore] = instances();
  for (let times = 0; times < 3; times += 1) await orderStore.add(key, order, { promo });
  expect(await usesOf(promo)).toBe(1);
});

test('cancelling an order releases its promo code, and undoing the cancellation uses it again', async () => {
  const kitchen = firestoreKitchen(store.db);
  const promo = newPromo({ uses: 1, once: true, firstOrder: true });
  const asha = somebody();
  const { key } = await place(promo, asha);
  expect((await place(promo, asha)).outcome).toEqual(refused('once'));
  const at = new Date();
  await press(kitchen, key, { from: 'placed', to: 'cancelled', reason: 'rain' }, { at });
  expect(await usesOf(promo)).toBe(0);
  await press(kitchen, key, { from: 'cancelled', to: 'placed' }, { at });
  expect(await usesOf(promo)).toBe(1);
  expect((await place(promo, asha)).outcome).toEqual(refused('once'));
  await press(kitchen, key, { from: 'placed', to: 'cancelled', reason: 'rain' }, { at });
  expect((await place(promo, asha)).outcome.added).toBe(true);
  // Another order has used the code by now, whatever happens to the first one.
  await press(kitchen, key, { from: 'cancelled', to: 'placed' }, { at });
  await press(kitchen, key, { from: 'placed', to: 'cancelled', reason: 'rain' }, { at });
  expect((await place(promo, asha)).outcome).toEqual(refused('once'));
});

test('an order changed to have no promo code releases its use, and a change back uses it again', async () => {
  const kitchen = firestoreKitchen(store.db);
  const promo = newPromo({ uses: 1 });
  const { key } = await place(promo);
  await press(kitchen, key, { from: 'placed', to: 'confirmed' });
  const changeTo = (appliedPromo: string | null) =>
    kitchen.change(key, (stored) => {
      const before = lifeIn(stored);
      const life = { ...before, revision: before.revision + 1 };
      const who = { uid: 'meena', email: '', at: new Date().toISOString(), press: null };
      const entry = { ...who, from: life.status, to: life.status };
      const lines = stored.order.lines.map((_line, was) => ({ was, item: {} }));
      const after = stored.order.changes.length;
      const changed = { press: `${after}`, after, lines, pricing: { ...pricing, appliedPromo } };
      return { life, entry, changed };
    });
  await changeTo(null);
  expect(await usesOf(promo)).toBe(0);
  await changeTo(promo.code);
  expect(await usesOf(promo)).toBe(1);
});

test('users of a promo code are stored as hashes with an expiry, but not for a deleted account', async () => {
  const promo = newPromo({ once: true });
  const asha = somebody();
  await place(promo, asha);
  const usersOf = async () =>
    (await store.db.collection('promoUses').where('code', '==', promo.code).get()).docs.filter(
      (one) => one.get('who') !== undefined,
    );
  const stored = await usersOf();
  expect(stored).toHaveLength(2);
  const text = JSON.stringify(stored.map((one) => [one.id, one.data()]));
  expect(text).not.toContain(asha.customerId);
  expect(text).not.toContain(asha.phone.slice(-10));
  expect(stored.every((one) => one.get('until') !== undefined)).toBe(true);
  await firestorePerson(store.db).erase(asha.customerId, null);
  expect((await usersOf()).map((one) => String(one.get('who')).split('-')[0])).toEqual(['phone']);
});
