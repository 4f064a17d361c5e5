import { createOutboxJob } from './announce';
import { newsId, type Outbox } from './outbox';
import { notificationDocument } from '../store/firestore-outbox';
import type { Mail } from '../../mail/mail';
import { fakeWorld, placing } from '../../testing/fake-ports';
import { KilledError, mortalProcess } from '../../testing/mortal-process';
import type { PushSubscription } from '../../push/subscriptions';
import { createPushNow } from './notify-by-push';
import type { PushMessage, PushOutcome } from '../../push/web-push';

const minute = 60_000;
const phone = (name: string): PushSubscription => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
  keys: { p256dh: 'p', auth: 'a' },
  consent: { purpose: 'order', at: '2026-01-05T08:00:00.000Z', text: 1, language: 'en' },
});

interface Sent {
  to: string;
  id: string;
  title: string;
}

function setUp() {
  let time = Date.parse('2026-01-05T08:00:00Z');
  const { mortal, live } = mortalProcess();
  const sent: Sent[] = [];
  const mails: Mail[] = [];
  const state = { service: (): PushOutcome => 'accepted' };
  const now = () => new Date(time);
  const world = fakeWorld({ now });
  const { db, orderStore } = world;
  const { pushStore, shop, counters } = world.ports;
  const outbox = Object.fromEntries(
    Object.entries(world.outbox).map(([name, call]) => [name, mortal(call as never)]),
  ) as unknown as Outbox;
  const send = async ({ endpoint }: PushSubscription, { payload }: PushMessage) => {
    const outcome = state.service();
    const { id, title } = payload as Sent;
    // A service that refuses has not taken the message; one that loses its answer may have.
    if (outcome === 'accepted' || outcome === 'unknown') sent.push({ to: endpoint, id, title });
    return outcome;
  };
  const sendMail = mortal(async (mail: Mail) => void mails.push(mail));
  const ports = {
    ...{ push: { key: 'k', send: mortal(send) }, pushStore, outbox, orderStore, shop, now },
    ...{ sendMail, counters, mailsAMinute: 1e6, mailsADay: Infinity, log: () => undefined },
  };
  const place = placing(world.ports);
  const pushNow = createPushNow(ports);
  const sweep = createOutboxJob(ports);
  const news = async (key: string, kind: 'confirmed' | 'leaving' | 'delivered') => {
    const statuses = {
      confirmed: 'confirmed',
      leaving: 'out_for_delivery',
      delivered: 'delivered',
    } as const;
    orderStore.orders.set(key, { ...orderStore.order(key)!, orderStatus: statuses[kind] });
    const document = notificationDocument({ order: key, kind, at: time }, time);
    db.put(`outbox/${newsId(key, kind)}`, document);
  };
  const withEmail = (key: string, email: string) => {
    const order = orderStore.order(key)!;
    const customerDetails = { ...order.customerDetails, email };
    orderStore.orders.set(key, { ...order, customerDetails });
  };
  return {
    ...{ db, orderStore, pushStore, sent, mails, state, pushNow, sweep, news },
    order: async () => {
      const before = new Set(orderStore.orders.keys());
      await place();
      const key = [...orderStore.orders.keys()].find((one) => !before.has(one)) ?? '';
      withEmail(key, 'asha@example.in');
      // The received mail is another test's subject.
      for (const id of [...db.documentsIn('outbox').keys()]) await world.outbox.sent(id, time);
      return key;
    },
    withoutMail: (key: string) => withEmail(key, ''),
    pass: (ms: number) => (time += ms),
    kill: async (life: number, work: () => Promise<unknown>) => {
      live(life);
      await work().catch((error: unknown) => {
        if (!(error instanceof KilledError)) throw error;
      });
      live(Infinity);
    },
    customerMails: () => mails.filter(({ kind }) => kind === 'customer'),
  };
}

test('a customer who allowed push gets a step by push at once and no mail', async () => {
  const { order, pushStore, news, pushNow, sweep, sent, customerMails, pass } = setUp();
  const key = await order();
  await pushStore.add(key, phone('asha'), 0);
  await news(key, 'confirmed');
  await pushNow(key);
  await pushNow(key);
  pass(minute);
  await sweep();
  expect(sent.map(({ title }) => title)).toEqual(['Your order is confirmed']);
  expect(customerMails()).toEqual([]);
});

test('a customer without push gets a step by mail, as before', async () => {
  const { order, news, pushNow, sweep, sent, customerMails } = setUp();
  const key = await order();
  await news(key, 'confirmed');
  await pushNow(key);
  await sweep();
  expect([sent.length, customerMails().length]).toEqual([0, 1]);
});

test.each(['refused', 'unknown', 'gone'] as const)(
  'a step goes by mail when the push service answers %s, and push is not tried again',
  async (outcome) => {
    const { order, pushStore, news, pushNow, sweep, state, sent, customerMails } = setUp();
    const key = await order();
    await pushStore.add(key, phone('asha'), 0);
    await news(key, 'confirmed');
    state.service = () => outcome;
    await pushNow(key);
    state.service = () => 'accepted';
    await sweep();
    expect([sent.length, customerMails().length]).toEqual([outcome === 'unknown' ? 1 : 0, 1]);
    expect(await pushStore.of(key)).toHaveLength(outcome === 'gone' ? 0 : 1);
  },
);

test('a stale step is dropped: nothing says that a delivered order is on its way', async () => {
  const { order, pushStore, news, sweep, sent, customerMails } = setUp();
  const key = await order();
  await pushStore.add(key, phone('asha'), 0);
  await news(key, 'leaving');
  await news(key, 'delivered');
  await sweep();
  expect(sent.map(({ title }) => title)).toEqual(['Enjoy your meal!']);
  expect(customerMails()).toEqual([]);
});

test('an order without an address is told by push until a service accepts the message', async () => {
  const { order, pushStore, news, pushNow, sweep, state, sent, pass, withoutMail } = setUp();
  const key = await order();
  withoutMail(key);
  await pushStore.add(key, phone('asha'), 0);
  await news(key, 'confirmed');
  state.service = () => 'refused';
  await pushNow(key);
  state.service = () => 'accepted';
  pass(2 * minute);
  await sweep();
  expect(sent).toHaveLength(1);
});

/** A seeded generator (mulberry32), so that a failure can be repeated. */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Plays orders of one evening; one process dies in the middle of its work. */
async function evening(random: () => number, orders: number) {
  const { db, order, pushStore, news, pushNow, sweep, state, sent, mails, kill, pass } = setUp();
  const odds = (chance: number) => random() < chance;
  state.service = () => {
    if (odds(0.05)) return 'unknown';
    if (odds(0.05)) return 'refused';
    return odds(0.01) ? 'gone' : 'accepted';
  };
  const kinds = ['confirmed', 'leaving', 'delivered'] as const;
  const killedAt = Math.floor(random() * orders * kinds.length);
  const last: string[] = [];
  for (let each = 0; each < orders; each += 1) {
    const key = await order();
    last.push(`${key}-delivered`);
    if (odds(0.7)) await pushStore.add(key, phone(key), 0);
    for (const [index, kind] of kinds.entries()) {
      await news(key, kind);
      const isKilled = each * kinds.length + index === killedAt;
      // Every tenth request comes twice, at the same time.
      const again = odds(0.1) ? [pushNow(key)] : [];
      const life = isKilled ? Math.floor(random() * 10) : Infinity;
      await kill(life, () => Promise.all([pushNow(key), ...again]));
      pass(minute);
      await kill(life, sweep);
    }
  }
  for (let each = 0; each < 5; each += 1) {
    pass(minute);
    await sweep();
  }
  const outbox = db.documentsIn('outbox');
  return {
    pushes: sent.map(({ to, id }) => `${to} ${id}`),
    // A step that the next one overtook is dropped. The last step is always news.
    untold: last.filter((id) => (outbox.get(id)?.['sentAt'] ?? null) === null),
    mails: mails.filter(({ kind }) => kind === 'customer').length,
  };
}

// 1,000 orders take a minute, so only the nightly run plays all.
const evenings = process.env['NIGHTLY'] ? 50 : 10;

test('with kills, lost answers and repeats no step is pushed twice, and every customer is notified', async () => {
  const random = seeded(49);
  const sums = { pushes: 0, mails: 0 };
  for (let each = 0; each < evenings; each += 1) {
    const { pushes, untold, mails } = await evening(random, 20);
    expect(pushes.length).toBe(new Set(pushes).size);
    expect(untold).toEqual([]);
    sums.pushes += pushes.length;
    sums.mails += mails;
  }
  // Both channels were used.
  expect(Math.min(sums.pushes, sums.mails)).toBeGreaterThan(50);
}, 120_000);
