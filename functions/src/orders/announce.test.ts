import type { Mail } from '../mail/mail';
import { fakeWorld, placing } from '../testing/fake-ports';
import { tell } from '../testing/memory-stores';
import { countedMail } from '../vitals/mails';
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
  const notify = createNotifyRestaurant({ outbox, sendMail, now });
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
      for (const [key, order] of world.book.orders) {
        world.book.orders.set(key, { ...order, orderStatus: 'confirmed' });
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
  // At night nobody is awaited before the opening, which comes by the clock.
  ['up', '2026-01-05T18:00:00Z', 1],
  ['down', '2026-01-05T18:00:00Z', 1],
] as const)(
  'with the mail server %s at %s, a clock that is put back delays neither mail nor alert',
  async (state, at, told) => {
    const { place, pass, runFor, mailServer, mails } = setUp(at);
    mailServer(state);
    await place();
    mailServer('up');
    pass(-60 * minute);
    await runFor(1);
    expect(mails.map(({ kind }) => kind)).toEqual(['order', 'escalation'].slice(0, told));
    await runFor(10);
    expect(mails).toHaveLength(told);
  },
);

test('pauses grow, and nothing is given up before a day', () => {
  const at = 1_000_000;
  const pauses = [0, 1, 2, 3, 4, 5, 40].map((attempts) => {
    const one = { id: 'x', order: 'x', kind: 'order', attempts, at } as const;
    expect(nextAttempt(one, at + 24 * 60 * minute)).not.toBeNull();
    expect(nextAttempt(one, at + 24 * 60 * minute + 1)).toBeNull();
    return (nextAttempt(one, at) ?? 0) - at;
  });
  expect(pauses.map((ms) => ms / minute)).toEqual([1, 2, 5, 10, 30, 30, 30]);
});

test('after two refusals the rest waits for the next time, unharmed', async () => {
  const { place, sweep, mailServer, pass, tries, lines } = setUp();
  mailServer('down');
  for (let each = 0; each < 5; each += 1) await place();
  pass(minute);
  const before = tries.length;
  expect(await sweep()).toEqual({ sent: 0, failed: 2 });
  expect(tries.length - before).toBe(2);
  // Logs name notifications by their keys, and nothing of the customer.
  expect(lines[0]).toMatch(/^Notification [0-9a-f]{32} waits: Error ECONNREFUSED$/);
  mailServer('up');
  expect(await sweep()).toEqual({ sent: 3, failed: 0 });
});

test('orders are told before news to customers that have waited longer', async () => {
  const { place, sweep, mailServer, pass, mails, db } = setUp();
  await place();
  const [first = ''] = db.kept('outbox').keys();
  for (const news of ['confirmed', 'leaving'] as const) tell(db, first, news);
  mailServer('down');
  const late = await place();
  mailServer('up');
  pass(minute);
  mails.length = 0;
  expect((await sweep()).failed).toBe(0);
  expect(mails[0]?.subject).toContain(late);
});

test('no more are handed over in a minute than the mail server takes, whoever sweeps how often', async () => {
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

describe('mails of a day', () => {
  const sentBefore = ({ ports, pass }: ReturnType<typeof setUp>, sent: number) => {
    const counted = countedMail(() => Promise.resolve(), ports);
    const mail = {} as Mail;
    return Promise.all(Array.from({ length: sent }, () => counted(mail))).then(() => pass(minute));
  };

  // Of 500: 400 are four fifths, 450 nine tenths.
  test.each([
    [396, ['order', 'received', 'confirmed', 'cancelled'], []],
    [400, ['order', 'received', 'cancelled'], []],
    [450, ['order'], ['received', 'cancelled']],
    [5000, ['order'], ['received', 'cancelled']],
  ] as const)('after %i of 500 go %j, and %j wait', async (sent, going, waiting) => {
    const world = setUp();
    const { place, mailServer, db, book, sweep, mails } = world;
    mailServer('down');
    await place();
    mailServer('up');
    const [key = ''] = book.orders.keys();
    // Each is made true while its turn comes; here only which of them goes is looked at.
    const orders = new Map(book.orders);
    const states = { received: 'placed', confirmed: 'confirmed', cancelled: 'cancelled' } as const;
    await sentBefore(world, sent);
    const went: string[] = [];
    await sweep();
    if (mails.some(({ kind }) => kind === 'order')) went.push('order');
    for (const [news, orderStatus] of Object.entries(states)) {
      book.orders.set(key, { ...orders.get(key)!, orderStatus });
      tell(db, key, news as keyof typeof states);
      mails.length = 0;
      await sweep();
      if (mails.length > 0) went.push(news);
    }
    expect(went).toEqual(going);
    const due = [...db.kept('outbox').values()].filter(({ nextAt }) => nextAt !== null);
    expect(due.map(({ kind }) => kind)).toEqual(waiting);
  });

  test('what waits goes when a day has passed', async () => {
    const world = setUp();
    const { place, pass, sweep, mails, runFor, book, db } = world;
    await sentBefore(world, 450);
    await place();
    tell(db, [...book.orders.keys()][0] ?? '', 'received');
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

test('a store that never answers ends a sweep, so that the next one is made', async () => {
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

describe('an order that nobody has confirmed', () => {
  const news = 'NOT YET CONFIRMED';
  const escalations = (mails: Mail[]) => mails.filter(({ subject }) => subject.startsWith(news));

  test('is told a second time after five minutes, and never again', async () => {
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
    [', also where the second mail had to wait', 'down'],
  ] as const)('is left alone once somebody has%s', async (_where, state) => {
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

test('what was told is forgotten after thirty days, and nothing that waits ever is', async () => {
  const { place, pass, runFor, sweep, db, mailServer } = setUp();
  const day = 24 * 60 * minute;
  await place();
  await runFor(10);
  expect([...db.kept('outbox').keys()]).toHaveLength(2);
  mailServer('down');
  await place();
  pass(30 * day - 20 * minute);
  await sweep();
  expect([...db.kept('outbox').keys()]).toHaveLength(4);
  pass(20 * minute);
  await sweep();
  expect([...db.kept('outbox').values()].map(({ sentAt }) => sentAt)).toEqual([null, null]);
});
