import type { OrderDocument } from '@burger/shared/order';
import { anOrder, paidOnline } from '@burger/shared/testing/order';
import { published } from '@burger/shared/testing/shop';
import { Timestamp } from 'firebase-admin/firestore';
import { plainLog } from '../../functions/src/http/errors';
import { createChangeOrder } from '../../functions/src/orders/change';
import { firestoreKitchen } from '../../functions/src/orders/firestore-kitchen';
import { firestoreRiderLinks } from '../../functions/src/orders/firestore-links';
import { firestoreOrders } from '../../functions/src/orders/firestore-orders';
import { createOrderView } from '../../functions/src/orders/follow';
import { firestoreOutbox } from '../../functions/src/orders/firestore-outbox';
import { escalateAfterMs, leaseMs, type Outbox } from '../../functions/src/orders/outbox';
import { withPaper } from '../../functions/src/orders/step';
import { lifeIn, type KitchenOrders } from '../../functions/src/orders/store';
import { keepShop } from '../../functions/src/shop/keep-shop';
import { memoryShop } from '../../functions/src/testing/memory-stores';
import { testFirestore } from '../../local-backend/src/testing/test-firestore';
import { numberOf, placeStored, press } from './place-stored';

// The Admin SDK against the local Firestore: what the counter's ports promise has to hold over the wire, indexes included.

const owner = testFirestore();
let kitchen: KitchenOrders;
let outbox: Outbox;

beforeAll(() => {
  kitchen = firestoreKitchen(owner.db);
  outbox = firestoreOutbox(owner.db);
});
beforeEach(async () => {
  for (const name of ['orders', 'orderNumbers', 'outbox', 'staffLog', 'slots']) {
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

test('what the staff took is no account’s, says who took it, and is told to nobody', async () => {
  const placedAt = new Date().toISOString();
  const taken = { ...anOrder(), createdAt: placedAt, customerId: '', source: 'phone' } as const;
  const key = await placeStored(
    owner.db,
    { ...taken, orderStatus: 'confirmed', revision: 2, location: { distance: 4.2 } },
    { takenBy: { uid: 'meena', email: 'meena@burgerkatte.example' } },
  );
  expect(await kitchen.find(key)).toMatchObject({
    order: { source: 'phone', location: null, distanceKm: 4.2 },
  });
  expect(await kitchen.stepTo(key, 2)).toMatchObject({
    ...{ uid: 'meena', at: placedAt, from: 'placed', to: 'confirmed' },
  });
  expect((await owner.db.collection('outbox').get()).size).toBe(0);
});

const move = (key: string, to: 'confirmed' | 'cancelled', uid = 'meena') =>
  press(kitchen, key, { from: 'placed', to, addMinutes: 5, reason: 'rain' }, { uid });
const keysOf = (kept: readonly { key: string }[]) => kept.map(({ key }) => key);

test('an order comes back with its history, and what is asked again answers the same', async () => {
  const key = await place();
  await move(key, 'confirmed');
  const order = await firestoreOrders(owner.db).find(key);
  expect(order).toMatchObject({
    orderStatus: 'confirmed',
    open: true,
    revision: 2,
    addedMinutes: 5,
    history: [{ status: 'placed' }, { status: 'confirmed', by: 'kitchen' }],
  });
  expect(Date.parse(order!.estimatedDeliveryTime!) - Date.parse(order!.createdAt!)).toBe(
    50 * minute,
  );
  expect(await kitchen.stepTo(key, 2)).toMatchObject({ uid: 'meena', to: 'confirmed' });
  expect(await kitchen.stepTo(key, 3)).toBeNull();
});

test('of several who move an order at the same time one does', async () => {
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

test('an order that does not exist is not changed', async () => {
  await expect(move('f'.repeat(32), 'confirmed')).rejects.toMatchObject({ code: 'not-found' });
});

test('the board is told whole: what is open and what was just ended', async () => {
  const now = Date.now();
  const open = await place({}, now - 26 * 60 * minute);
  const ended = await place();
  await move(ended, 'cancelled');
  const { orders, readAt } = await kitchen.whole(now - 2 * minute, 500);
  expect(keysOf(orders).sort()).toEqual([open, ended].sort());
  expect(Math.abs(readAt - Date.now())).toBeLessThan(5000);
  const { orders: later } = await kitchen.whole(Date.now() + minute, 500);
  expect(keysOf(later)).toEqual([open]);
});

test('then what changed after a moment of the store’s clock', async () => {
  const first = await place();
  const second = await place();
  const { readAt } = await kitchen.changed(0, 500);
  expect(keysOf((await kitchen.changed(readAt, 500)).orders)).toEqual([]);
  await move(first, 'confirmed');
  expect(keysOf((await kitchen.changed(readAt, 500)).orders)).toEqual([first]);
  expect(keysOf((await kitchen.changed(0, 1)).orders)).toEqual([second]);
});

test('orders of a day, by number and by phone', async () => {
  const at = Date.parse('2026-01-05T08:00:00Z');
  // Promised 45 minutes later, and so for the next day of the books, which begins at four.
  const [early, late] = [await place({}, at), await place({}, Date.parse('2026-01-05T22:00:00Z'))];
  const phoneOf = (phone: string) => kitchen.byPhone(phone, at, 50);
  const of = async (date: string) => keysOf(await kitchen.ofDay(date));
  expect([await of('2026-01-05'), await of('2026-01-06')]).toEqual([[early, late], [late]]);
  // Handed over on another day.
  const handedOverAt = Timestamp.fromDate(new Date('2026-01-07T08:00:00Z'));
  await owner.db.doc(`orders/${early}`).update({ handedOverAt });
  expect(await of('2026-01-07')).toEqual([early]);
  const [counted] = await kitchen.handedOver(handedOverAt.toMillis(), handedOverAt.toMillis() + 1);
  expect(counted).toMatchObject({ key: early, order: { customer: { name: '' } } });
  expect(counted?.order.bill.total).toBe(10_290);
  expect(keysOf(await phoneOf('+919876543210'))).toEqual([late, early]);
  expect(keysOf(await kitchen.byPhone('+919876543210', at + 1, 50))).toEqual([late]);
  expect(await phoneOf('+919999999999')).toEqual([]);
  expect(keysOf(await kitchen.byNumber(numberOf(late)))).toEqual([late]);
});

test('a day has all its orders, however few are read at once', async () => {
  const at = Date.parse('2026-01-05T08:00:00Z');
  const keys: string[] = [];
  // Two of the same moment meet at the end of a page.
  for (const after of [0, 1, 1, 2, 3]) keys.push(await place({}, at + after * minute));
  await place({}, at + 24 * 60 * minute);
  const found = await firestoreKitchen(owner.db, 3).ofDay('2026-01-05');
  expect(keysOf(found).sort()).toEqual(keys.sort());
});

test('a day has the orders of which money moved on it, though more of it moves later', async () => {
  const at = Date.parse('2026-01-05T08:00:00Z');
  const day = 24 * 60 * minute;
  const history = [
    { status: 'out_for_delivery', at: '2026-01-05T08:00:00Z', by: 'kitchen' },
  ] as const;
  const key = await place({ orderStatus: 'out_for_delivery', history: [...history] }, at);
  await press(
    kitchen,
    key,
    { from: 'out_for_delivery', to: 'delivered', payment: 'cash' },
    { at: new Date(at) },
  );
  for (const days of [1, 5])
    await kitchen.change(key, (kept) => {
      const moment = new Date(at + days * day).toISOString();
      const entry = {
        uid: 'meena',
        email: '',
        at: moment,
        from: 'delivered',
        to: 'delivered',
        press: null,
      } as const;
      const asked = { taken: [], amount: 100, reason: 'cold', press: `press ${days}` };
      return { life: withPaper(lifeIn(kept)), entry, asked };
    });
  const of = async (date: string) => keysOf(await kitchen.ofDay(date));
  for (const date of ['2026-01-05', '2026-01-06', '2026-01-10'])
    expect(await of(date)).toEqual([key]);
  expect(await of('2026-01-07')).toEqual([]);
});

describe('the outbox', () => {
  const at = Date.parse('2026-01-05T08:00:00Z');

  test('holds a notification from the moment an order is stored', async () => {
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
    });
    expect(await outbox.claim(key, at + leaseMs, until)).toBeNull();
    await outbox.failed(key, at + minute);
    expect(await outbox.claim(key, at + minute, until)).toMatchObject({ attempts: 1 });
    await outbox.sent(key, at + minute);
    expect(await outbox.due(at + 1e9, 50)).toEqual([]);
    expect(await outbox.claim(key, at + 1e9, at + 2e9)).toBeNull();
  });

  test('of several who claim one at the same time one gets it', async () => {
    const key = await place({}, at);
    const claims = [1, 2, 3].map(() => outbox.claim(key, at + minute, at + 2 * minute));
    const got = (await Promise.all(claims)).filter((claim) => claim !== null);
    expect(got).toHaveLength(1);
  }, 30_000);

  test('escalates once what nobody has confirmed, and nothing else', async () => {
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

  test('escalates what was placed while nobody was there only once somebody is', async () => {
    const opening = at + 60 * minute;
    await place({ attendedFrom: new Date(opening).toISOString() }, at);
    expect(await outbox.overdue(opening, 50)).toEqual([]);
    expect(await outbox.overdue(opening + escalateAfterMs, 50)).toHaveLength(1);
  });

  test('holds nothing back where the clock was put back', async () => {
    const back = at - 60 * minute;
    const opening = at + 30 * minute;
    const [waiting, sent, atNight] = [
      await place({}, at),
      await place({}, at),
      await place({ attendedFrom: new Date(opening).toISOString() }, at),
    ] as const;
    await outbox.sent(sent, at);
    await Promise.all([1, 2].map(() => outbox.comeBack(back, 50)));
    expect((await outbox.due(back, 50)).sort()).toEqual([waiting, atNight].sort());
    expect((await outbox.overdue(back, 50)).sort()).toEqual([waiting, sent].sort());
    expect(await outbox.overdue(opening + escalateAfterMs, 50)).toHaveLength(3);
    expect(await outbox.claim(waiting, back, at)).toMatchObject({ at: back });
    await outbox.comeBack(back, 50);
    expect(await outbox.claim(waiting, back, at)).toBeNull();
  }, 30_000);

  test('forgets what was sent long ago, unless it waits for something', async () => {
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

test('a rider’s link is found by its hash alone, until another of its order, or a press, ends it', async () => {
  const links = firestoreRiderLinks(owner.db);
  const link = { order: 'o', madeBy: 'meena', endsAt: 1_767_600_000_000 };
  await links.keep('abc', link);
  expect(await links.find('abc')).toEqual(link);
  expect(await links.find('abd')).toBeNull();
  await links.keep('abd', link);
  expect([await links.find('abc'), await links.find('abd')]).toEqual([null, link]);
  await links.end('o');
  expect(await links.find('abd')).toBeNull();
});

test('who takes back a cancellation gets no place of the half hour that went to somebody else meanwhile', async () => {
  const slot = new Date(Math.ceil(Date.now() / (30 * minute)) * 30 * minute + 60 * minute);
  const key = await place({ slot: slot.toISOString() });
  const step = (from: 'placed' | 'cancelled', to: 'placed' | 'cancelled') =>
    press(kitchen, key, { from, to, reason: 'too-busy' }, { capacity: 1 });
  const places = owner.db.doc(`slots/${slot.toISOString()}`);
  const ordersIn = async () => (await places.get()).get('orders') as number;
  await places.set({ at: slot, orders: 1 });
  await step('placed', 'cancelled');
  expect(await ordersIn()).toBe(0);

  await places.set({ at: slot, orders: 1 });
  await expect(step('cancelled', 'placed')).rejects.toMatchObject({ code: 'slot-full' });
  expect(await ordersIn()).toBe(1);
  expect((await kitchen.find(key))?.order.status).toBe('cancelled');

  await places.set({ at: slot, orders: 0 });
  await step('cancelled', 'placed');
  expect(await ordersIn()).toBe(1);
});

test('of two tablets that change an order at once one does, and the other hears so; a press changes it once', async () => {
  const at = new Date().toISOString();
  const { pricing } = anOrder();
  const none = { of: '', reason: '', taken: [], press: '' };
  const key = await place({
    ...paidOnline(pricing.total, { at }),
    orderStatus: 'confirmed',
    papers: [{ kind: 'bill', serial: 'BK/2627/900', at, pricing, ...none }],
  });
  const shop = keepShop({
    store: memoryShop(published),
    firstDocument: () => published,
    now: () => new Date(),
  });
  const tablet = () =>
    createChangeOrder({
      ...{ orders: firestoreKitchen(owner.db), links: firestoreRiderLinks(owner.db), shop },
      ...{ view: createOrderView(shop, plainLog), now: () => new Date(), log: plainLog },
    });
  const who = { uid: 'meena', email: 'meena@burgerkatte.example', role: 'staff' } as const;
  const one = { line: 0, quantity: 1, note: '' };
  const wanted = { after: 0, lines: [one], agreedTotal: 5146, press: 'press-of-one' };
  const other = { ...wanted, lines: [{ ...one, quantity: 3 }], agreedTotal: 15_436 };
  const answers = await Promise.allSettled([
    tablet().change(key, wanted, who),
    tablet().change(key, { ...other, press: 'press-of-other' }, who),
    tablet().change(key, wanted, who),
  ]);
  const refused = answers.filter(({ status }) => status === 'rejected');
  // Whoever was first, the other press is refused, however often it comes.
  expect([1, 2]).toContain(refused.length);
  for (const { reason } of refused as PromiseRejectedResult[])
    expect((reason as { code: string }).code).toBe('already-moved');
  const kept = await kitchen.find(key);
  const isFirst = refused.length === 1;
  expect(kept?.order).toMatchObject({
    lines: [{ quantity: isFirst ? 1 : 3, name: 'Aloo Tikki Burger' }],
    bill: { total: isFirst ? 5146 : 15_436 },
    changes: [{ kept: [0], papers: 2, bill: { total: 10_290 }, lines: [{ quantity: 2 }] }],
    papers: [{ kind: 'bill' }, { kind: 'creditNote', of: 'BK/2627/900', bill: { total: 10_290 } }],
  });
  // The difference goes back, not all of the bill.
  const refunds = kept?.order.online?.refunds.map(({ amount }) => amount);
  expect(refunds).toEqual(isFirst ? [5144] : []);
  expect(kept?.order.revision).toBe(2);
  expect(await kitchen.stepTo(key, 2)).toMatchObject({
    email: who.email,
    press: expect.any(String),
  });
});
