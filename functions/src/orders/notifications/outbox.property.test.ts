import fc from 'fast-check';
import type { Mail } from '../../mail/mail';
import { fakeWorld, placing } from '../../testing/fake-ports';
import { KilledError, mortalProcess } from '../../testing/mortal-process';
import { createNotifyRestaurant, createOutboxJob } from './announce';
import type { Outbox } from './outbox';

// Property: a stored order is notified at least once, at whatever point a process dies.

const minute = 60_000;
const life = fc.nat(25);
const happening = fc.oneof(
  // `life` counts the store and mail calls until the process is killed.
  fc.record({ kind: fc.constant('place' as const), life }),
  fc.record({ kind: fc.constant('sweep' as const), life }),
  fc.record({ kind: fc.constant('confirm' as const), order: fc.nat() }),
  fc.record({
    kind: fc.constant('wait' as const),
    ms: fc.integer({ min: -10 * minute, max: 10 * minute }),
  }),
  fc.record({
    kind: fc.constant('mail server' as const),
    state: fc.constantFrom('up' as const, 'down' as const, 'forgets to answer' as const),
  }),
);
type Happening = typeof happening extends fc.Arbitrary<infer One> ? One : never;

function setUp() {
  let time = Date.parse('2026-01-05T10:30:00Z');
  const { mortal, live } = mortalProcess();
  let server: 'up' | 'down' | 'forgets to answer' = 'up';
  const mails: Mail[] = [];
  const now = () => new Date(time);
  const world = fakeWorld({ now });
  const { orderStore } = world;

  const sendMail = mortal(async (mail: Mail) => {
    if (server !== 'down') mails.push(mail);
    if (server !== 'up') throw Object.assign(new Error(server), { code: 'ECONNECTION' });
  });
  const outbox = Object.fromEntries(
    Object.entries(world.outbox).map(([name, call]) => [name, mortal(call as never)]),
  ) as unknown as Outbox;
  const mortalStore = { ...orderStore, add: mortal(orderStore.add), find: mortal(orderStore.find) };
  const log = () => undefined;
  const notify = createNotifyRestaurant({ ...world.ports, outbox, sendMail, now, log });
  const place = placing(world.ports, { orderStore: mortalStore, notify, log });
  const sweep = createOutboxJob({
    ...world.ports,
    ...{ outbox, orderStore: mortalStore, sendMail, now, log, mailsADay: Infinity },
  });
  const until = async (lifetime: number, work: () => Promise<unknown>) => {
    live(lifetime);
    await work().catch((error: unknown) => {
      if (!(error instanceof KilledError)) throw error;
    });
    live(Infinity);
  };

  async function make(one: Happening): Promise<void> {
    switch (one.kind) {
      case 'place':
        return until(one.life, () => place());
      case 'sweep':
        return until(one.life, sweep);
      case 'confirm': {
        const [key, order] =
          [...orderStore.orders][one.order % Math.max(1, orderStore.orders.size)] ?? [];
        if (key && order) orderStore.orders.set(key, { ...order, orderStatus: 'confirmed' });
        return;
      }
      case 'wait':
        time += one.ms;
        return;
      case 'mail server':
        server = one.state;
        return;
    }
  }

  async function recover(minutes: number) {
    server = 'up';
    for (let each = 0; each < minutes; each += 1) {
      await sweep();
      time += minute;
    }
  }
  const mailsAbout = (news: string, orderId: string) =>
    mails.filter(({ subject }) => subject.startsWith(news) && subject.includes(orderId)).length;
  return { db: world.db, orderStore, make, recover, mailsAbout, mails, sweep };
}

test('every stored order is notified, at whatever point a process is killed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { maxLength: 40 }), async (happenings) => {
      const { db, orderStore, make, recover, mailsAbout } = setUp();
      for (const one of happenings) await make(one);
      await recover(45);
      for (const [key, { orderId, orderStatus }] of orderStore.orders) {
        expect(mailsAbout('New order', orderId)).toBeGreaterThan(0);
        const entries = [key, `${key}-escalation`].map((id) => db.documentsIn('outbox').get(id));
        expect(entries.map((entry) => entry?.nextAt ?? null)).toEqual([null, null]);
        if (orderStatus === 'placed') {
          expect(mailsAbout('NOT YET CONFIRMED', orderId)).toBeGreaterThan(0);
        }
      }
    }),
    { numRuns: 100 },
  );
});
