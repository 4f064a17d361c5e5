import { createApi } from '../../functions/src/app';
import { firestoreChannels } from '../../functions/src/channels/order-channels';
import { firestoreKitchen } from '../../functions/src/orders/store/firestore-kitchen';
import type { Accounts } from '../../functions/src/auth/firebase';
import { firestorePerson } from '../../functions/src/me/firestore-person';
import { firestoreOrders } from '../../functions/src/orders/store/firestore-orders';
import { Refusal } from '../../functions/src/http/errors';
import { setPatience } from '../../functions/src/http/retry';
import { fakeWorld, orderBody } from '../../functions/src/testing/fake-ports';
import { memoryAccounts } from '../../functions/src/testing/memory-stores';
import { serve, type Answer, type Served } from '../../functions/src/testing/counter';
import { testFirestore } from '../../local-backend/src/testing/test-firestore';

// Asha attacks Ravi's data in a real Firestore.
const store = testFirestore('each');
let site: Served;
let accounts: Accounts & { known: Set<string> };
const limits = { me: { points: 10_000, seconds: 60 }, orders: null };

beforeEach(async () => {
  accounts = memoryAccounts();
  const { ports } = fakeWorld();
  setPatience({ retries: 3, pause: 60, limit: 8000 });
  site = await serve(
    createApi({
      ...ports,
      limits: { ...ports.limits, ...limits, orderBurst: { points: 1000, seconds: 60 } },
      orderStore: firestoreOrders(store.db),
      channels: firestoreChannels(store.db),
      kitchen: { ...ports.kitchen, orders: firestoreKitchen(store.db) },
      person: {
        accounts,
        store: firestorePerson(store.db),
        // A check of the signature alone accepts a token for an hour. The identity provider also knows which
        // accounts were deleted.
        verifyToken: async (token) => {
          if (!accounts.known.has(token)) throw new Refusal('unauthenticated', 'No.');
          return ports.verifyToken(token);
        },
      },
    }),
  );
});
afterEach(async () => {
  await site.close();
});

const place = (token: string) => site.send('/api/orders', { token, body: orderBody() });
const erase = (token: string) => site.send('/api/me', { method: 'DELETE', token });
const ordersOf = async (uid: string) =>
  (await store.db.collection('orders').where('customerId', '==', uid).get()).docs;
const status = ({ status: code }: Answer) => code;

test("no request field or header reads or deletes another customer's data", async () => {
  expect(status(await place('ravi'))).toBe(201);
  const channels = firestoreChannels(store.db);
  const key = (await ordersOf('ravi'))[0]?.id ?? '';
  const consent = {
    purpose: 'order',
    at: '2026-01-05T08:00:00Z',
    text: 1,
    language: 'en',
  } as const;
  await channels.allowWhatsApp(key, { ...consent, phone: '+919876543210' }, 0);
  const claims = { uid: 'ravi', customerId: 'ravi', email: 'ravi@example.in', localId: 'ravi' };
  const headers = { 'x-user-id': 'ravi', 'x-forwarded-user': 'ravi', cookie: '__session=ravi' };
  const query = new URLSearchParams(claims).toString();
  const requests = await Promise.all([
    site.send(`/api/me/data?${query}`, { token: 'asha', headers }),
    site.send('/api/me/data', { token: 'asha', body: claims, method: 'POST' }),
    site.send('/api/me/../me/data', { token: 'asha' }),
    site.send('/api/me/data/ravi', { token: 'asha' }),
    site.send('/api/me/ravi', { token: 'asha' }),
    site.send(`/api/me/consents?${query}`, { token: 'asha', headers }),
  ]);
  for (const { body } of requests) {
    expect(JSON.stringify(body)).not.toMatch(/ravi@|"orders":\[\{|"endings"/);
  }
  const ending = { ...claims, channel: 'whatsapp' };
  await site.send('/api/me/consents/end', { token: 'asha', headers, body: ending });
  expect((await channels.of(key)).whatsapp).not.toBeNull();
  await site.send(`/api/me/ravi?${query}`, { token: 'asha', method: 'DELETE' });
  await site.send(`/api/me?${query}`, { token: 'asha', method: 'DELETE', headers, body: claims });
  expect(accounts.known).toEqual(new Set(['ravi']));
  expect(await ordersOf('ravi')).toHaveLength(1);
});

test('undoing "delivered" after the account was deleted moves the order without personal data', async () => {
  await place('asha');
  const [order] = await ordersOf('asha');
  const key = order!.id;
  const step = (from: string, to: string, more: object = {}) =>
    site.send(`/api/kitchen/orders/${key}/step`, {
      method: 'POST',
      token: 'meena',
      body: { from, to, ...more },
    });
  expect(status(await step('placed', 'confirmed'))).toBe(200);
  expect(status(await step('confirmed', 'preparing'))).toBe(200);
  expect(status(await step('preparing', 'out_for_delivery', { rider: 'Suresh' }))).toBe(200);
  expect(status(await step('out_for_delivery', 'delivered', { payment: 'cash' }))).toBe(200);
  expect(status(await erase('asha'))).toBe(200);
  const back = await step('delivered', 'out_for_delivery');
  expect(back).toMatchObject({
    status: 200,
    body: { order: { status: 'out_for_delivery', customer: { name: '', phone: '', address: '' } } },
  });
  expect((await site.send('/api/kitchen/orders', { token: 'meena' })).status).toBe(200);
  const link = await site.send(`/api/kitchen/orders/${key}/rider-link`, {
    method: 'POST',
    token: 'meena',
    body: {},
  });
  expect(link.status).toBeLessThan(500);
  expect(status(await step('out_for_delivery', 'delivered', { payment: 'cash' }))).toBe(200);
  expect(JSON.stringify((await store.db.doc(`orders/${key}`).get()).data())).not.toMatch(
    /asha|98765/i,
  );
});

test('orders that race with an account deletion are either anonymised or rejected', async () => {
  for (let round = 0; round < 4; round += 1) {
    const uid = round % 2 ? 'asha' : 'ravi';
    accounts.known.add(uid);
    await store.db.doc(`deletedAccounts/${uid}`).delete();
    const [outcome, ...placed] = await Promise.all([
      erase(uid),
      ...Array.from({ length: 4 }, () => place(uid)),
    ]);
    const left = await ordersOf(uid);
    const stored = placed.filter((answer) => status(answer) === 201);
    if (status(outcome) === 200) {
      expect([left, stored]).toEqual([[], []]);
      expect(status(await place(uid))).toBe(401);
    } else {
      // The deletion failed, so the account and all acknowledged orders must still exist.
      expect(accounts.known.has(uid)).toBe(true);
      expect(left.length).toBeGreaterThanOrEqual(stored.length);
      expect(status(await place(uid))).toBe(201);
    }
    for (const { ref } of await ordersOf(uid)) await ref.update({ orderStatus: 'delivered' });
    if (accounts.known.has(uid)) expect(status(await erase(uid))).toBe(200);
    expect(await ordersOf(uid)).toEqual([]);
  }
}, 60_000);
