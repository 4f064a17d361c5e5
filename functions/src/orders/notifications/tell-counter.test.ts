import type { SendOutcome } from '../../http/send-outcome';
import type { Mail } from '../../mail/mail';
import type { ApiPorts } from '../../ports';
import type { PushReceiver } from '../../push/subscriptions';
import type { PushMessage } from '../../push/web-push';
import { fakeWorld, placing } from '../../testing/fake-ports';
import { mortalProcess } from '../../testing/mortal-process';
import { createAnnounce, createNotifyRestaurant, createOutboxJob } from './announce';
import type { Outbox } from './outbox';

const minute = 60_000;
const device = (name: string) => `https://fcm.googleapis.com/fcm/send/${name}`;

/** A shop with a process that may die at any call, and push services that answer what the test says. */
async function setUp(changes: Partial<ApiPorts> = {}) {
  let time = Date.parse('2026-01-05T08:00:00Z');
  const { mortal, live } = mortalProcess();
  const world = fakeWorld({ now: () => new Date(time) });
  const pushed: { to: string; payload: Record<string, string> }[] = [];
  const mails: Mail[] = [];
  const state = { push: (_to: string): SendOutcome | Promise<SendOutcome> => 'accepted' };
  const push = {
    key: 'k',
    send: mortal(async ({ endpoint: to }: PushReceiver, { payload }: PushMessage) => {
      const outcome = await state.push(to);
      if (outcome === 'accepted') pushed.push({ to, payload: payload as Record<string, string> });
      return outcome;
    }),
  };
  const outbox = Object.fromEntries(
    Object.entries(world.outbox).map(([name, call]) => [name, mortal(call as never)]),
  ) as unknown as Outbox;
  const sendMail = mortal(async (mail: Mail) => void mails.push(mail));
  const ports = { ...world.ports, ...world.ports.kitchen, push, outbox, sendMail, ...changes };
  const { staffDevices } = ports;
  const add = (name: string, language: 'en' | 'kn' = 'en', uid = 'meena') =>
    staffDevices.add({
      ...{ endpoint: device(name), keys: { p256dh: 'p', auth: 'a' } },
      ...{ uid, at: time, language },
    });
  await add('one');
  await add('two', 'kn', 'kiran');
  return {
    ...{ ...world, ports, pushed, mails, state, live },
    place: placing(world.ports, { notify: createNotifyRestaurant(ports) }),
    sweep: createOutboxJob(ports),
    devices: async () => (await staffDevices.all(time)).map(({ endpoint }) => endpoint),
    pass: (ms: number) => void (time += ms),
  };
}

test('each staff device gets one push of a new order in its language, besides the mail', async () => {
  const { place, sweep, pass, pushed, mails } = await setUp();
  const { order } = await place();
  pass(minute);
  await sweep();
  const number = order.orderId.slice(-4);
  const messages = new Map(pushed.map(({ to, payload }) => [to, payload]));
  expect(pushed).toHaveLength(2);
  expect(messages.get(device('one'))).toEqual({
    title: `New order #${number}`,
    body: 'Delivery · 2:15–2:30 PM',
    tag: order.orderId,
    lang: 'en-IN',
    path: '/kitchen',
  });
  expect(messages.get(device('two'))).toMatchObject({ title: `ಹೊಸ ಆರ್ಡರ್ #${number}` });
  expect(mails.map(({ kind }) => kind)).toEqual(['order']);
});

test('a process that dies at any call pushes an order to no device twice, and loses no mail', async () => {
  let most = 0;
  for (let calls = 0; calls < 16; calls += 1) {
    const { place, sweep, pass, live, pushed, mails } = await setUp();
    live(calls);
    await place();
    live(Infinity);
    pass(minute);
    await sweep();
    const reached = pushed.map(({ to }) => to);
    expect(reached).toEqual([...new Set(reached)]);
    expect(mails.length).toBeGreaterThan(0);
    most = Math.max(most, reached.length);
  }
  expect(most).toBe(2);
});

test('an online order is pushed to staff once, when its payment is reported, even if twice', async () => {
  const { ports, pushed, pass, orderStore } = await setUp();
  await placing(ports)();
  pass(minute);
  const [key = ''] = orderStore.orders.keys();
  const announce = createAnnounce(ports);
  await Promise.all([announce(key), announce(key)]);
  expect(pushed).toHaveLength(2);
});

test.each([
  ['gone', 1],
  ['refused', 2],
  ['unknown', 2],
] as const)(
  'when a push service answers %s, %i devices stay stored and the other device is notified',
  async (answer, left) => {
    const { place, state, pushed, mails, devices } = await setUp();
    state.push = (to) => (to === device('one') ? answer : 'accepted');
    await place();
    expect(pushed.map(({ to }) => to)).toEqual([device('two')]);
    expect(mails).toHaveLength(1);
    expect(await devices()).toHaveLength(left);
  },
);

test('a staff device is deleted when its account lost its role or its sessions were revoked', async () => {
  const signedOut = Date.parse('2026-01-05T08:00:01Z');
  for (const since of [
    new Map([['kiran', 0]]),
    new Map([
      ['kiran', 0],
      ['meena', signedOut],
    ]),
  ]) {
    const { place, pushed, devices } = await setUp({ staffSince: async () => since });
    await place();
    expect(pushed.map(({ to }) => to)).toEqual([device('two')]);
    expect(await devices()).toEqual([device('two')]);
  }
});

test('if staff roles cannot be checked, a new order is mailed but not pushed to the counter', async () => {
  const staffSince = () => Promise.reject(new TypeError('no network'));
  const { place, pushed, mails, devices, lines } = await setUp({ staffSince });
  await place();
  expect([pushed.length, mails.length, (await devices()).length]).toEqual([0, 1, 2]);
  expect(lines.join()).toMatch(/Push of order BK\d+ to the counter failed: TypeError/);
});

test('a push service that does not answer delays no mail', async () => {
  const { place, state, mails, db } = await setUp();
  let answer: (outcome: SendOutcome) => void = () => undefined;
  const requested = new Promise<void>((resolve) => {
    state.push = () => {
      resolve();
      return new Promise((later) => (answer = later));
    };
  });
  const placed = place();
  await requested;
  for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
  expect(mails).toHaveLength(1);
  expect([...db.documentsIn('outbox').values()].map(({ sentAt }) => sentAt)).not.toContain(null);
  answer('unknown');
  await placed;
});

test('a staff device that has not opened the counter for thirty days gets no push', async () => {
  const { place, pass, pushed } = await setUp();
  pass(30 * 24 * 60 * minute);
  await place();
  expect(pushed).toEqual([]);
});

test('placing an order reads no staff devices when no push key is set', async () => {
  const reads = await Promise.all(
    [{ push: null }, {}].map(async (changes) => {
      const { place, db } = await setUp(changes);
      const before = db.reads;
      await place();
      return db.reads - before;
    }),
  );
  // Two devices, and the notification before it is marked.
  expect(reads[1]! - reads[0]!).toBe(3);
});
