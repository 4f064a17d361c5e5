import type { OrderDocument } from '@burger/shared/order';
import { anOrder } from '@burger/shared/testing/an-order';
import { Query, Timestamp } from 'firebase-admin/firestore';
import { firestoreKitchen } from '../../functions/src/orders/store/firestore-kitchen';
import { firestoreOrders } from '../../functions/src/orders/store/firestore-orders';
import { firestoreOutbox } from '../../functions/src/orders/store/firestore-outbox';
import {
  escalateAfterMs,
  leaseMs,
  type Outbox,
} from '../../functions/src/orders/notifications/outbox';
import type { FoundOrders, KitchenOrders } from '../../functions/src/orders/store/store';
import { testFirestore } from '../../local-backend/src/testing/test-firestore';
import { numberOf, placeStored, press } from './place-stored';

// Tests the counter's Firestore queries and writes with indexes: the Admin SDK and the local Firestore.

const owner = testFirestore();
let kitchen: KitchenOrders;
let outbox: Outbox;

beforeAll(() => {
  kitchen = firestoreKitchen(owner.db);
  outbox = firestoreOutbox(owner.db);
});
beforeEach(async () => {
  for (const name of ['orders', 'orderNumbers', 'outbox', 'staffLog', 'slots', 'callNumbers']) {
    const { docs } = await owner.db.collection(name).get();
    await Promise.all(docs.map((found) => found.ref.delete()));
  }
});

const minute = 60_000;

function place(changes: Partial<OrderDocument> = {}, at = Date.now()): Promise<string> {
  const iso = (minutes: number) => new Date(at + minutes * minute).toISOString();
  return placeStored(owner.db, {
    customerDetails: { ...anOrder().customerDetails, email: '' },
    createdAt: iso(0),
    history: [{ status: 'placed', at: iso(0), by: 'customer' }],
    estimatedDeliveryTime: iso(45),
    estimatedDeliveryUntil: iso(60),
    ...changes,
  });
}

const move = (key: string, to: 'confirmed' | 'cancelled', uid = 'meena') =>
  press(kitchen, key, { from: 'placed', to, addMinutes: 5, reason: 'rain' }, { uid });
const keysOf = (stored: readonly { key: string }[]) => stored.map(({ key }) => key);
const keysIn = async (found: Promise<FoundOrders>) => keysOf((await found).orders);

test('only one of several concurrent status steps of an order succeeds', async () => {
  const key = await place();
  const tries = ['meena', 'kiran', 'owner'].map((who) => move(key, 'confirmed', who));
  const outcomes = await Promise.allSettled(tries);
  const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(failed.map(({ reason }) => (reason as { code: string }).code)).toEqual([
    'already-moved',
    'already-moved',
  ]);
  expect((await firestoreOrders(owner.db).find(key))?.history).toHaveLength(2);
  expect((await owner.db.collection('staffLog').get()).size).toBe(1);
}, 30_000);

test('kitchen.changed returns the orders changed after a time of Firestore’s clock', async () => {
  const first = await place();
  const second = await place();
  const { readAt } = await kitchen.changed(0, 500);
  expect(keysOf((await kitchen.changed(readAt, 500)).orders)).toEqual([]);
  await move(first, 'confirmed');
  expect(keysOf((await kitchen.changed(readAt, 500)).orders)).toEqual([first]);
  expect(keysOf((await kitchen.changed(0, 1)).orders)).toEqual([second]);
});

test('the kitchen finds orders by day, number and phone', async () => {
  const at = Date.parse('2026-01-05T08:00:00Z');
  // This order is promised 45 minutes later, which is in the next business day: it starts at 4 AM.
  const [early, late] = [await place({}, at), await place({}, Date.parse('2026-01-05T22:00:00Z'))];
  const phoneOf = (phone: string, since = at) => keysIn(kitchen.byPhone(phone, since, 50));
  const of = (date: string) => keysIn(kitchen.ofDay(date));
  expect([await of('2026-01-05'), await of('2026-01-06')]).toEqual([[early, late], [late]]);
  // An order also belongs to the day on which it was delivered.
  const handedOverAt = Timestamp.fromDate(new Date('2026-01-07T08:00:00Z'));
  const location = { lat: 13, lng: 77.7, distance: 3.2 };
  await owner.db.doc(`orders/${early}`).update({ handedOverAt, location });
  expect(await of('2026-01-07')).toEqual([early]);
  const [counted] = await kitchen.handedOver(handedOverAt.toMillis(), handedOverAt.toMillis() + 1);
  expect(counted).toMatchObject({ key: early, order: { customer: { name: '' } } });
  expect(counted?.order.bill.total).toBe(10_290);
  const last = (before: number) => kitchen.lastHandedOver(before, 1);
  expect(await last(handedOverAt.toMillis())).toEqual([]);
  expect(await last(handedOverAt.toMillis() + 1)).toEqual([counted]);
  expect(counted?.order).toMatchObject({ location: null, distanceKm: 3.2 });
  expect(await phoneOf('+919876543210')).toEqual([late, early]);
  expect(await phoneOf('+919876543210', at + 1)).toEqual([late]);
  expect(await phoneOf('+919999999999')).toEqual([]);
  expect(await keysIn(kitchen.byNumber(numberOf(late)))).toEqual([late]);
});

test('simultaneous requests for tracked orders share a query, and each returns its own order', async () => {
  const links = Array.from({ length: 40 }, (_, index) => String(index).padStart(32, '0'));
  const keys = await Promise.all(links.map((trackingKey) => place({ trackingKey })));
  const get = jest.spyOn(Query.prototype, 'get');
  const requested = [...links, ...links.slice(0, 5), 'f'.repeat(32)];
  const found = await Promise.all(requested.map((link) => kitchen.byTrackingKey(link)));
  expect(found.map((stored) => stored?.key)).toEqual([...keys, ...keys.slice(0, 5), undefined]);
  expect(get).toHaveBeenCalledTimes(2);
  get.mockRestore();
});

test('a day returns all its orders whatever the page size', async () => {
  const at = Date.parse('2026-01-05T08:00:00Z');
  const keys: string[] = [];
  for (const after of [0, 1, 1, 2, 3]) keys.push(await place({}, at + after * minute));
  await place({}, at + 24 * 60 * minute);
  const found = await keysIn(firestoreKitchen(owner.db, { page: 3 }).ofDay('2026-01-05'));
  expect(found.sort()).toEqual(keys.sort());
});

describe('the outbox', () => {
  const at = Date.parse('2026-01-05T08:00:00Z');

  test('the outbox has a notification as soon as an order is stored', async () => {
    const key = await place({}, at);
    expect(await outbox.due(at + leaseMs - 1, 50)).toEqual([]);
    expect(await outbox.due(at + leaseMs, 50)).toEqual([key]);
    const until = at + 2 * leaseMs;
    expect(await outbox.claim(key, at + leaseMs, until)).toEqual({
      id: key,
      order: key,
      kind: 'order',
      attempts: 0,
      at,
      pushedAt: null,
      whatsappAt: null,
      hasFailedReceipt: false,
    });
    expect(await outbox.claim(key, at + leaseMs, until)).toBeNull();
    await outbox.failed(key, at + minute);
    expect(await outbox.claim(key, at + minute, until)).toMatchObject({ attempts: 1 });
    await outbox.sent(key, at + minute);
    expect(await outbox.due(at + 1e9, 50)).toEqual([]);
    expect(await outbox.claim(key, at + 1e9, at + 2e9)).toBeNull();
  });

  test('only one of several concurrent claims of an outbox entry succeeds', async () => {
    const key = await place({}, at);
    const claims = [1, 2, 3].map(() => outbox.claim(key, at + minute, at + 2 * minute));
    const got = (await Promise.all(claims)).filter((claim) => claim !== null);
    expect(got).toHaveLength(1);
  }, 30_000);

  test('the outbox escalates an unconfirmed order once', async () => {
    const [ignored, confirmed] = [await place({}, at), await place({}, at)];
    await move(confirmed, 'confirmed');
    expect(await outbox.overdue(at + escalateAfterMs - 1, 50)).toEqual([]);
    const late = at + escalateAfterMs;
    expect((await outbox.overdue(late, 50)).sort()).toEqual([ignored, confirmed].sort());
    await Promise.all([ignored, ignored, confirmed].map((key) => outbox.escalate(key, late)));
    expect(await outbox.overdue(late, 50)).toEqual([]);
    const due = await outbox.due(late, 50);
    expect(due.filter((id) => id.endsWith('-escalation'))).toEqual([`${ignored}-escalation`]);
    expect(await outbox.claim(`${ignored}-escalation`, late, late + leaseMs)).toMatchObject({
      kind: 'escalation',
      order: ignored,
    });
  }, 30_000);

  test('the outbox deletes mails sent long ago, but no pending ones', async () => {
    const [over, waiting, unsent] = [await place({}, at), await place({}, at), await place({}, at)];
    await Promise.all([over, waiting].map((key) => outbox.sent(key, at)));
    await Promise.all([over, unsent].map((key) => outbox.escalate(key, at)));
    const left = async () => {
      await outbox.forget(at, 50);
      return (await owner.db.collection('outbox').get()).docs.map(({ id }) => id);
    };
    await outbox.forget(at - 1, 50);
    expect((await owner.db.doc(`outbox/${over}`).get()).exists).toBe(true);
    const escalations = [over, unsent].map((key) => `${key}-escalation`);
    expect((await left()).sort()).toEqual([waiting, unsent, ...escalations].sort());
  }, 30_000);
});
