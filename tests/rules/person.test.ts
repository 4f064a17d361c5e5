import { firestoreOrders } from '../../functions/src/orders/store/firestore-orders';
import { runEraseCommand } from '../../functions/src/erase-command/erase-command';
import { firestorePerson } from '../../functions/src/me/firestore-person';
import { createRetentionJob, firestoreRetention } from '../../functions/src/retention/retention';
import { firestoreSubscribers } from '../../functions/src/forms/newsletter';
import { createFinishDeletions } from '../../functions/src/me/my-data';
import type { OrderDocument } from '@burger/shared/order';
import { anOrder } from '@burger/shared/testing/an-order';
import { Timestamp } from 'firebase-admin/firestore';
import { testFirestore } from '../../local-backend/src/testing/test-firestore';
import { newKey, placeStored } from './place-stored';

// Tests the personal data in all Firestore documents: the Admin SDK and the local Firestore.
const store = testFirestore('each');
const canary = 'Canary';
const day = 24 * 60 * 60_000;

const items = anOrder().items.map((item) => ({
  ...item,
  lineId: `1 "for ${canary}`,
  note: `for ${canary}`,
}));
// A changed order keeps its previous bill, which has personal data as well.
const { pricing } = anOrder();
const changes = [{ at: '2026-01-05T08:05:00Z', press: 'p', papers: 0, kept: [0], items, pricing }];

const orderOf = (customerId: string, createdAt: string): Partial<OrderDocument> => ({
  trackingKey: newKey(),
  customerId,
  customerDetails: {
    name: `${canary} Rao`,
    email: 'canary@example.in',
    phone: '+919876500001',
    address: `12 ${canary} Road`,
    landmark: canary,
    specialInstructions: `Ring for ${canary}`,
  },
  items,
  changes,
  location: { lat: 13.0412345, lng: 77.71, distance: 0.517 },
  createdAt,
  orderStatus: 'delivered',
});

const allowance = { waiting: 3, byNetwork: { points: 10, seconds: 600 }, network: '203.0.113.1' };

const place = (customerId: string, createdAt: string, terms: object = { allowance }) =>
  placeStored(store.db, orderOf(customerId, createdAt), terms);

async function everything(): Promise<string> {
  const names = [
    'orders',
    'users',
    'newsletter',
    'riderLinks',
    'staffLog',
    'outbox',
    'orderChannels',
  ];
  const all = await Promise.all(
    [...names, 'orderAllowances'].map(async (name) => {
      const { docs } = await store.db.collection(name).get();
      return docs.map((one) => [one.ref.path, one.data()]);
    }),
  );
  return JSON.stringify(all);
}

test("the data export of a customer contains all their data and nobody else's", async () => {
  await place('asha', '2026-01-05T08:00:00Z');
  await place('ravi', '2026-01-05T09:00:00Z');
  await store.db.doc('users/asha').set({ uid: 'asha', displayName: 'Asha' });
  await firestoreSubscribers(store.db).add(
    { email: 'Asha@example.in', language: 'en', text: 1 },
    new Date(0),
  );
  const person = firestorePerson(store.db);
  const mine = await person.gather('asha', 'asha@example.in');
  expect(mine).toMatchObject({
    profile: { displayName: 'Asha' },
    newsletter: { subscribedAt: '1970-01-01T00:00:00.000Z', language: 'en', text: 1 },
    orders: [{ createdAt: '2026-01-05T08:00:00.000Z', location: { lat: 13.0412345 } }],
  });
  expect(mine.orders).toHaveLength(1);
  // An unverified email address may be somebody else's, so its newsletter entry is left out.
  expect((await person.gather('asha', null)).newsletter).toBeNull();
});

test('erasing a customer leaves only the data that tax law requires', async () => {
  const orders: string[] = [];
  // More orders than one query of the erasure returns.
  for (let each = 0; each < 35; each += 1) {
    orders.push(await place('asha', '2026-01-05T08:00:00Z', each > 0 ? {} : undefined));
  }
  const ofRavi = await place('ravi', '2026-01-05T08:00:00Z');
  const [first = ''] = orders;
  await store.db.doc('users/asha').set({ uid: 'asha', displayName: canary });
  const link = { order: first, madeBy: 'x', endsAt: Timestamp.now() };
  await store.db.doc('riderLinks/hash').set(link);
  const phone = { endpoint: 'https://fcm.googleapis.com/canary', endsAt: Timestamp.now() };
  await store.db.doc(`orderChannels/${first}`).set(phone);
  await store.db.doc(`staffLog/${first}-1`).set({ order: first, uid: 'asha', email: '' });
  await firestoreSubscribers(store.db).add(
    { email: 'canary@example.in', language: 'en', text: 1 },
    new Date(0),
  );
  const bill = (await store.db.doc(`orders/${first}`).get()).get('pricing') as unknown;

  await firestorePerson(store.db).erase('asha', 'canary@example.in');

  const orderStore = firestoreOrders(store.db);
  const left = await orderStore.find(first);
  expect(left).toMatchObject({ customerId: '', location: null, pricing: bill });
  expect(left?.items).toMatchObject([{ name: 'Aloo Tikki Burger', quantity: 2, note: '' }]);
  expect((await store.db.collection('riderLinks').get()).empty).toBe(true);
  const ravi = await orderStore.find(ofRavi);
  expect(ravi?.customerDetails.name).toContain(canary);
  await store.db.doc(`orders/${ofRavi}`).delete();
  expect(await everything()).not.toMatch(/canary|asha|98765|13\.0412345|trackingKey/i);
}, 30_000);

test('erasing a phone number removes the customer of staff orders from every collection', async () => {
  const key = await place('', '2026-01-05T08:00:00Z');
  await store.db.doc('riderLinks/hash').set({ order: key, madeBy: 'x', endsAt: Timestamp.now() });
  const command = { firestore: store.db, now: new Date(), say: () => undefined };
  const request = { phone: '+919876500001', isAgreed: true };
  expect(await runEraseCommand(command, request)).toBe(0);
  expect(await firestoreOrders(store.db).find(key)).toMatchObject({ orderStatus: 'delivered' });
  expect(await everything()).not.toMatch(/canary|98765|13\.0412345|trackingKey|riderLinks/i);
});

test('no order is stored with the token of a closed account', async () => {
  const person = firestorePerson(store.db);
  await person.close('asha', new Date());
  const refused = { added: false, stored: null, closed: true };
  const add = () =>
    firestoreOrders(store.db).add(
      newKey(),
      anOrder({ customerId: 'asha', orderId: 'BK999999999' }),
    );
  expect(await add()).toEqual(refused);
  await person.reopen('asha');
  expect(await add()).toEqual({ added: true });
});

describe('data retention', () => {
  let now: Date;
  const retention = { coordinatesDays: 30, taxMonths: 72 };
  const sweep = (rules = retention) =>
    createRetentionJob({
      retained: firestoreRetention(store.db),
      shop: { shop: () => Promise.resolve({ rules: { retention: rules } } as never) },
      finishDeletions: createFinishDeletions(
        {
          accounts: { find: () => Promise.resolve(null), remove: () => Promise.resolve() },
          store: firestorePerson(store.db),
        },
        () => now,
      ),
      now: () => now,
    })();
  const at = (text: string) => (now = new Date(text));
  const find = (key: string) => firestoreOrders(store.db).find(key);

  test('data retention removes the coordinates of each order after thirty days', async () => {
    const early = await place('asha', '2026-01-05T08:00:00Z');
    const late = await place('ravi', '2026-01-05T20:00:00Z');
    at('2026-02-04T07:59:00Z');
    await sweep();
    expect((await find(early))?.location).not.toBeNull();
    at('2026-02-04T08:01:00Z');
    await sweep();
    expect(await find(early)).toMatchObject({
      location: null,
      customerId: 'asha',
      customerDetails: { address: `12 ${canary} Road` },
    });
    expect((await find(late))?.location).not.toBeNull();
    at('2026-02-05T00:00:00Z');
    await sweep();
    expect((await find(late))?.location).toBeNull();
  });

  test('data retention removes personal data six tax years after delivery, also at the end of a tax year', async () => {
    const night = '2026-03-31T16:10:00Z';
    const [atOnce, afterwards, never] = [
      await place('asha', night),
      await place('ravi', night),
      await place('meera', night),
    ];
    const handOver = (key: string, moment: string) =>
      store.db.doc(`orders/${key}`).update({ handedOverAt: Timestamp.fromDate(new Date(moment)) });
    await handOver(atOnce, '2026-03-31T18:29:59Z');
    await handOver(afterwards, '2026-03-31T18:30:00Z');
    const left = async (text: string) => {
      at(text);
      await sweep();
      return (await Promise.all([atOnce, afterwards, never].map(find))).map(
        (one) => one?.customerId,
      );
    };
    expect(await left('2032-12-31T18:29:00Z')).toEqual(['asha', 'ravi', 'meera']);
    expect((await find(atOnce))?.customerDetails.name).toContain(canary);
    expect(await left('2032-12-31T18:31:00Z')).toEqual(['', 'ravi', '']);
    expect(await left('2033-12-31T18:29:00Z')).toEqual(['', 'ravi', '']);
    expect(await left('2033-12-31T18:31:00Z')).toEqual(['', '', '']);
    expect(await find(atOnce)).toMatchObject({ orderStatus: 'delivered' });
    expect(await everything()).not.toMatch(/canary/i);
  });

  test('data retention removes businesses from the register when the tax retention ends', async () => {
    const bill = { kind: 'bill', serial: 'BK/2526/1', at: '2026-01-05T09:00:00Z' };
    const key = await place('asha', '2026-01-05T08:00:00Z');
    await store.db.doc(`orders/${key}`).update({ papers: [bill] });
    const recipient = { gstin: '27AAPFU0939F1ZV', name: canary };
    await store.db.doc('papers/BK-2526-1').set({ ...bill, order: key, recipient });
    const stored = async () => (await store.db.doc('papers/BK-2526-1').get()).get('recipient');
    at('2032-12-31T18:29:00Z');
    await sweep();
    expect(await stored()).toEqual(recipient);
    at('2032-12-31T18:31:00Z');
    await sweep();
    expect(await stored()).toBeUndefined();
  });

  test('data retention processes many orders in batches, each order once', async () => {
    const retained = firestoreRetention(store.db);
    for (let hour = 10; hour < 15; hour += 1) await place('asha', `2026-01-05T${hour}:00:00Z`);
    const before = Date.parse('2026-03-01');
    const reached = async () => (await store.db.doc('retention/coordinates').get()).updateTime;
    expect(await retained.clear('coordinates', before, 2)).toEqual({ more: true });
    await retained.clear('coordinates', before, 2);
    await retained.clear('coordinates', before, 2);
    await retained.clear('coordinates', before, 2);
    expect(await retained.clear('coordinates', before, 2)).toEqual({ more: false });
    expect(await reached()).toBeDefined();
    expect(await everything()).not.toContain('13.0412345');
  });

  test('data retention removes ended links, and a profile that a deleted account wrote again', async () => {
    at('2026-02-04T08:00:00Z');
    const ends = (ms: number) => ({ order: 'x', madeBy: 'x', endsAt: Timestamp.fromMillis(ms) });
    await store.db.doc('riderLinks/over').set(ends(now.getTime() - 1));
    await store.db.doc('riderLinks/open').set(ends(now.getTime() + 1));
    const person = firestorePerson(store.db);
    await person.close('asha', new Date(now.getTime() - day));
    await person.beginErasing('asha');
    await person.close('meera', new Date(now.getTime() - day));
    await person.close('ravi', now);
    await store.db.doc('users/asha').set({ uid: 'asha' });
    await store.db.doc('users/meera').set({ uid: 'meera' });
    await sweep();
    const ids = async (name: string) =>
      (await store.db.collection(name).get()).docs.map(({ id }) => id);
    expect([await ids('riderLinks'), await ids('users'), await ids('deletedAccounts')]).toEqual([
      ['open'],
      ['meera'],
      ['ravi'],
    ]);
  });
});
