import type { OrderDocument } from '@burger/shared/order';
import type { Mail } from '../../mail/mail';
import { fakeWorld, placing } from '../../testing/fake-ports';
import { tell } from '../../testing/memory-stores';
import { countedMail } from '../../vitals/mails';
import { createNotifyRestaurant, createOutboxJob } from './announce';
import { nextAttempt } from './outbox';

const minute = 60_000;

function setUp(at = '2026-01-05T08:00:00Z') {
  let time = Date.parse(at);
  let isDown = false;
  const tries: number[] = [];
  const mails: Mail[] = [];
  const lines: string[] = [];
  const now = () => new Date(time);
  const world = fakeWorld({ now });
  const { outbox } = world;
  const sendMail = async (mail: Mail) => {
    tries.push(time);
    if (isDown) throw Object.assign(new Error('Asha Rao is away'), { code: 'ECONNREFUSED' });
    mails.push(mail);
  };
  const notify = createNotifyRestaurant({ ...world.ports, outbox, sendMail, now });
  const place = placing(world.ports, { notify });
  const log = (line: string) => lines.push(line);
  const counted = countedMail(sendMail, world.ports);
  const sweep = createOutboxJob({ ...world.ports, outbox, sendMail: counted, log });
  return {
    ...world,
    mails,
    lines,
    tries,
    sweep,
    mailServer: (state: 'up' | 'down') => (isDown = state === 'down'),
    pass: (ms: number) => (time += ms),
    place: async () => (await place()).order.orderId,
    confirmAll() {
      for (const [key, order] of world.orderStore.orders) {
        world.orderStore.orders.set(key, { ...order, orderStatus: 'confirmed' });
      }
    },
    async runFor(minutes: number) {
      for (let each = 0; each < minutes; each += 1) {
        await sweep();
        time += minute;
      }
    },
  };
}

test.each([
  ['up', '2026-01-05T08:00:00Z', 2],
  ['down', '2026-01-05T08:00:00Z', 2],
  // At night, escalation of an unconfirmed order starts only after the next opening.
  ['up', '2026-01-05T18:00:00Z', 1],
  ['down', '2026-01-05T18:00:00Z', 1],
] as const)(
  'setting the clock back delays no order mail or escalation, with the mail server %s at %s',
  async (state, at, notified) => {
    const { place, pass, runFor, mailServer, mails } = setUp(at);
    mailServer(state);
    await place();
    mailServer('up');
    pass(-60 * minute);
    await runFor(1);
    expect(mails.map(({ kind }) => kind)).toEqual(['order', 'escalation'].slice(0, notified));
    await runFor(10);
    expect(mails).toHaveLength(notified);
  },
);

test('pauses between mail attempts grow, and a mail is given up only after a day', () => {
  const at = 1_000_000;
  const pauses = [0, 1, 2, 3, 4, 5, 40].map((attempts) => {
    const one = { id: 'x', order: 'x', kind: 'order', attempts, at } as const;
    expect(nextAttempt(one, at + 24 * 60 * minute)).not.toBeNull();
    expect(nextAttempt(one, at + 24 * 60 * minute + 1)).toBeNull();
    return (nextAttempt(one, at) ?? 0) - at;
  });
  expect(pauses.map((ms) => ms / minute)).toEqual([1, 2, 5, 10, 30, 30, 30]);
});

test('two failed mails end a mail sweep, and the remaining mails stay due', async () => {
  const { place, sweep, mailServer, pass, tries, lines } = setUp();
  mailServer('down');
  for (let each = 0; each < 5; each += 1) await place();
  pass(minute);
  const before = tries.length;
  expect(await sweep()).toEqual({ sent: 0, failed: 2 });
  expect(tries.length - before).toBe(2);
  expect(lines[0]).toMatch(/^Notification [0-9a-f]{32} waits: Error ECONNREFUSED$/);
  mailServer('up');
  expect(await sweep()).toEqual({ sent: 3, failed: 0 });
});

test('mails about new orders go before older customer mails', async () => {
  const { place, sweep, mailServer, pass, mails, db } = setUp();
  await place();
  const [first = ''] = db.documentsIn('outbox').keys();
  for (const news of ['confirmed', 'leaving'] as const) tell(db, first, news);
  mailServer('down');
  const late = await place();
  mailServer('up');
  pass(minute);
  mails.length = 0;
  expect((await sweep()).failed).toBe(0);
  expect(mails[0]?.subject).toContain(late);
});

test('the limit of mails per minute holds across sweeps', async () => {
  const { place, mailServer, pass, ports, outbox } = setUp();
  mailServer('down');
  for (let each = 0; each < 30; each += 1) await place();
  mailServer('up');
  pass(minute);
  let handedOver = 0;
  const sendMail = async () => {
    handedOver += 1;
    pass(1000);
  };
  const sweep = createOutboxJob({ ...ports, outbox, sendMail, mailsAMinute: 12 });
  await sweep();
  await sweep();
  expect(handedOver).toBe(12);
  pass(minute - 12_001);
  await sweep();
  expect(handedOver).toBe(12);
  pass(1);
  await sweep();
  expect(handedOver).toBe(24);
});

describe('the daily mail limit', () => {
  const sentBefore = ({ ports, pass }: ReturnType<typeof setUp>, sent: number) => {
    const counted = countedMail(() => Promise.resolve(), ports);
    const mail = {} as Mail;
    return Promise.all(Array.from({ length: sent }, () => counted(mail))).then(() => pass(minute));
  };

  /** Gives an order an address and a status. Placed with an address, it would have a mail of its own. */
  function become(
    { orderStore }: ReturnType<typeof setUp>,
    key: string,
    orderStatus: OrderDocument['orderStatus'],
  ): void {
    const order = orderStore.order(key)!;
    const customerDetails = { ...order.customerDetails, email: 'asha@example.in' };
    orderStore.orders.set(key, { ...order, orderStatus, customerDetails });
  }

  // 400 and 450 mails are 80 % and 90 % of the daily limit of 500, at which first status mails and then all
  // customer mails stop.
  test.each([
    [396, ['order', 'received', 'confirmed', 'cancelled'], []],
    [400, ['order', 'received', 'cancelled'], []],
    [450, ['order'], ['received', 'cancelled']],
    [5000, ['order'], ['received', 'cancelled']],
  ] as const)('after %i of 500 mails %j are sent and %j wait', async (sent, going, waiting) => {
    const world = setUp();
    const { place, mailServer, db, orderStore, sweep, mails } = world;
    mailServer('down');
    await place();
    mailServer('up');
    const [key = ''] = orderStore.orders.keys();
    // Give the order the status of each mail, so that only the limit decides about sending.
    const states = { received: 'placed', confirmed: 'confirmed', cancelled: 'cancelled' } as const;
    await sentBefore(world, sent);
    const went: string[] = [];
    await sweep();
    if (mails.some(({ kind }) => kind === 'order')) went.push('order');
    for (const [news, orderStatus] of Object.entries(states)) {
      become(world, key, orderStatus);
      tell(db, key, news as keyof typeof states);
      mails.length = 0;
      await sweep();
      if (mails.length > 0) went.push(news);
    }
    expect(went).toEqual(going);
    const due = [...db.documentsIn('outbox').values()].filter(({ nextAt }) => nextAt !== null);
    expect(due.map(({ kind }) => kind)).toEqual(waiting);
  });

  test('customer mails held back by the daily limit are sent once a day has passed', async () => {
    const world = setUp();
    const { place, pass, sweep, mails, runFor, orderStore, db } = world;
    await sentBefore(world, 450);
    await place();
    const [key = ''] = orderStore.orders.keys();
    become(world, key, 'placed');
    tell(db, key, 'received');
    await runFor(2);
    expect(mails.map(({ kind }) => kind)).toEqual(['order']);
    pass(23 * 60 * minute);
    await sweep();
    expect(mails.map(({ kind }) => kind)).toEqual(['order', 'escalation']);
    pass(2 * 60 * minute);
    await sweep();
    expect(mails.map(({ kind }) => kind)).toEqual(['order', 'escalation', 'customer']);
  });
});

test('a mail sweep ends although the store never responds, so that the next sweep can run', async () => {
  jest.useFakeTimers();
  try {
    const { ports } = fakeWorld();
    const deaf = { ...ports.kitchen.outbox, due: () => new Promise<string[]>(() => undefined) };
    const swept = createOutboxJob({ ...ports, outbox: deaf })().catch(String);
    await jest.advanceTimersByTimeAsync(2 * minute);
    expect(await Promise.race([swept, 'still under way'])).toMatch(/Took too long/);
  } finally {
    jest.useRealTimers();
  }
});

describe('an unconfirmed order', () => {
  const news = 'NOT YET CONFIRMED';
  const escalations = (mails: Mail[]) => mails.filter(({ subject }) => subject.startsWith(news));

  test('an unconfirmed order is escalated once after five minutes', async () => {
    const { place, sweep, pass, mails, runFor } = setUp();
    const orderId = await place();
    pass(5 * minute - 1);
    await sweep();
    expect(escalations(mails)).toEqual([]);
    pass(1);
    await Promise.all([sweep(), sweep()]);
    await runFor(30);
    expect(escalations(mails)).toHaveLength(1);
    expect(escalations(mails)[0]!.subject).toContain(orderId);
  });
  test.each([
    ['', 'up'],
    [', not even if the escalation mail had to wait', 'down'],
  ] as const)('a confirmed order is not escalated%s', async (_where, state) => {
    const { place, sweep, pass, mails, mailServer, confirmAll, runFor } = setUp();
    await place();
    if (state === 'down') {
      mailServer('down');
      pass(5 * minute);
      await sweep();
      mailServer('up');
    }
    confirmAll();
    await runFor(30);
    expect(escalations(mails)).toEqual([]);
  });
});

test('sent notifications are deleted after thirty days, due ones stay', async () => {
  const { place, pass, runFor, sweep, db, mailServer } = setUp();
  const day = 24 * 60 * minute;
  await place();
  await runFor(10);
  expect([...db.documentsIn('outbox').keys()]).toHaveLength(2);
  pass(30 * day - 20 * minute);
  mailServer('down');
  await place();
  await sweep();
  expect([...db.documentsIn('outbox').keys()]).toHaveLength(3);
  pass(20 * minute);
  await sweep();
  expect([...db.documentsIn('outbox').values()].map(({ sentAt }) => sentAt)).toEqual([null, null]);
});

test('notifications given up on are deleted after thirty days, like sent ones', async () => {
  const { place, pass, runFor, sweep, db, mailServer } = setUp();
  const day = 24 * 60 * minute;
  mailServer('down');
  await place();
  await runFor(10);
  pass(day);
  await sweep();
  const nextTimes = () => [...db.documentsIn('outbox').values()].map(({ nextAt }) => nextAt);
  expect(nextTimes()).toEqual([null, null]);
  pass(30 * day);
  await sweep();
  expect(nextTimes()).toEqual([]);
});
