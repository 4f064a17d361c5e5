import { createHmac } from 'node:crypto';
import type { KitchenHealth } from '@burger/shared/kitchen';
import { createJobs } from '../../functions/src/jobs';
import { razorpay } from '../../functions/src/payments/razorpay';
import { codeIn, serve, testSite, type Served } from '../../functions/src/testing/counter';
import { orderBody } from '../../functions/src/testing/order-body';
import {
  createStandIn,
  standInKeys,
  standInPath,
  type StandIn,
} from '../../local-backend/src/payments/stand-in';
import { published } from '@burger/shared/testing/a-shop';

// Tests online payment from checkout to refund over HTTP, with the API and a fake of the provider.

const start = Date.parse('2026-01-05T08:00:00.000Z');
let now = start;
const minutes = (many: number) => void (now += many * 60_000);
let standIn: StandIn;
let provider: Served;
const { world, site, start: open } = testSite();

beforeEach(async () => {
  now = start;
  standIn = createStandIn(({ body, signature }) => tell(body, signature));
  provider = await serve(standIn.app);
  const payments = razorpay(standInKeys, { url: provider.url + standInPath });
  await open({ now: () => new Date(now), payments });
  await offer(['online', 'cod']);
});
afterEach(() => provider.close());

const offer = (payments: ('online' | 'cod')[], more: { payMinutes?: number } = {}) =>
  world.shopStore.publish({
    published: { ...published, rules: { ...published.rules, payments, ...more } },
    by: 'owner',
  });
const tell = (body: string, signature: string) =>
  site.send('/api/payments/events', { body, headers: { 'x-razorpay-signature': signature } });
const post = (path: string, token: string, body: object = {}) =>
  site.send(`/api${path}`, { method: 'POST', token, body });
const sweep = () => createJobs(world.ports).payments();

const customer = { ...orderBody().customer, email: 'asha@example.in' };
let key: string;
const stored = () => world.orderStore.orders.get(key)!;
const online = () => stored().online!;

async function place(changes: object = {}): Promise<string> {
  const body = orderBody({ paymentMethod: 'online', customer, ...changes });
  key = body.idempotencyKey;
  const { status } = await post('/orders', 'asha', body);
  expect(status).toBe(201);
  return stored().orderId;
}
const pay = (token = 'asha') => post(`/orders/${stored().orderId}/pay`, token);
async function goToPay(): Promise<string> {
  const { body } = await pay();
  return (body as { fields: Record<string, string> }).fields['order_id']!;
}
const comeBack = async (form: Record<string, string>, language = 'en') => {
  const answer = await fetch(`${site.url}/api/payments/return?in=${language}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  return [answer.status, answer.headers.get('location')];
};
const reported = () => [...world.db.documentsIn('outbox').values()].map(({ kind }) => kind).sort();
const kitchen = async () => {
  const { body } = await site.send('/api/kitchen/orders', { token: 'meena' });
  return (body as { orders: { orderId: string; payment: string }[] }).orders;
};
const step = (from: string, to: string, more: object = {}) =>
  post(`/kitchen/orders/${key}/step`, 'meena', { from, to, reason: 'too-busy', ...more });
const health = async () => {
  const { body } = await site.send('/api/kitchen/health', { token: 'owner' });
  return (body as KitchenHealth).payments;
};
const refunds = () =>
  online().refunds.map(({ amount, reason, state }) => `${amount} ${reason} ${state}`);
const refunded = () => standIn.refunds.reduce((sum, { amount }) => sum + amount, 0);

test('online payment is offered only with a provider and a rule that lists it', async () => {
  const shop = async () => (await site.send('/api/shop')).body as { online?: string };
  expect((await shop()).online).toBe('test');
  await offer(['cod']);
  expect(await shop()).not.toHaveProperty('online');
  const body = orderBody({ paymentMethod: 'online' });
  expect(codeIn(await post('/orders', 'asha', body))).toBe('invalid');
  await open();
  await offer(['online', 'cod']);
  expect(await shop()).not.toHaveProperty('online');
  expect(codeIn(await post('/orders', 'asha', body))).toBe('invalid');
  expect(world.orderStore.orders.size).toBe(0);
});

test('three simultaneous reports of one payment need no more transactions than one report', async () => {
  async function transactionsFor(reports: 1 | 3): Promise<number> {
    await place();
    standIn.behaviour.webhooks = 'never';
    const form = await standIn.pay(await goToPay());
    const body = JSON.stringify({
      event: 'payment.captured',
      payload: { payment: { entity: standIn.payments.at(-1) } },
    });
    const signature = createHmac('sha256', standInKeys.webhook).update(body).digest('hex');
    const transactions = jest.spyOn(world.db, 'runTransaction');
    const others = reports === 3 ? [tell(body, signature), comeBack(form)] : [];
    await Promise.all([tell(body, signature), ...others]);
    expect([online().state, online().payments.length]).toEqual(['paid', 1]);
    const { length } = transactions.mock.calls;
    transactions.mockRestore();
    return length;
  }
  expect(await transactionsFor(3)).toBe(await transactionsFor(1));
});

test('an unpaid online order notifies nobody, is hidden from the kitchen and keeps its payment attempt', async () => {
  const orderId = await place();
  expect([reported(), world.mails, await kitchen(), stored().open]).toEqual([[], [], [], false]);
  const attempt = await goToPay();
  expect(await goToPay()).toBe(attempt);
  expect(codeIn(await pay('ravi'))).toBe('not-found');
  expect(codeIn(await step('placed', 'confirmed'))).toBe('not-found');
  expect((await post('/kitchen/search', 'meena', { q: orderId })).body).toEqual({ orders: [] });
  const link = await post(`/kitchen/orders/${key}/rider-link`, 'meena');
  expect(codeIn(link)).toBe('not-found');
  const headers = { 'x-link-key': stored().trackingKey };
  minutes(6);
  expect((await site.send('/api/track', { headers })).body).toMatchObject({
    payment: { state: 'pending', until: new Date(start + 600_000).toISOString(), refund: null },
    unconfirmed: false,
  });
});

const roads: Record<string, (attempt: string) => Promise<unknown>> = {
  async return(attempt) {
    standIn.behaviour.webhooks = 'never';
    const [status, to] = await comeBack(await standIn.pay(attempt), 'kn');
    expect([status, to]).toEqual([303, `/track#${stored().trackingKey}`]);
  },
  async 'return, where the provider cannot be asked'(attempt) {
    standIn.behaviour.webhooks = 'never';
    const brought = await standIn.pay(attempt);
    standIn.behaviour.api = 'down';
    await comeBack(brought);
  },
  webhook: (attempt) => standIn.pay(attempt),
  async sweep(attempt) {
    standIn.behaviour.webhooks = 'never';
    await standIn.pay(attempt);
    minutes(1);
    await sweep();
  },
  async 'all of them, twice'(attempt) {
    standIn.behaviour.webhooks = 'twice';
    const brought = await standIn.pay(attempt);
    minutes(1);
    await Promise.all([comeBack(brought), sweep(), comeBack(brought)]);
  },
};

test.each(Object.keys(roads))(
  'a payment marks the order as paid and notifies once, by %s',
  async (road) => {
    await place();
    await roads[road]!(await goToPay());
    expect(stored()).toMatchObject({ paymentStatus: 'paid', paidBy: 'online', open: true });
    expect(online()).toMatchObject({ state: 'paid', refunds: [], payments: [{ amount: 102.9 }] });
    expect(reported()).toEqual(['order', 'received']);
    expect(await kitchen()).toMatchObject([{ orderId: stored().orderId, payment: 'online' }]);
    expect(codeIn(await pay())).toBe('already-moved');
  },
);

describe('an order taken by staff with a payment link', () => {
  const staffOrder = { source: 'phone', paid: null };
  async function take(): Promise<{ path: string; until: string }> {
    const body = orderBody({ paymentMethod: 'online', kind: 'delivery', ...staffOrder });
    key = body.idempotencyKey;
    const { status, body: answer } = await post('/kitchen/orders', 'meena', body);
    expect(status).toBe(201);
    return answer as { path: string; until: string };
  }
  const byLink = (linkKey: string) =>
    site.send('/api/track/pay', { method: 'POST', headers: { 'x-link-key': linkKey } });

  test('an order taken by staff with a payment link rings at the counter once it is paid', async () => {
    const { path, until } = await take();
    expect(until).toBe(online().until);
    expect([reported(), await kitchen(), stored().orderStatus]).toEqual([[], [], 'placed']);
    const linkKey = path.split('#')[1]!;
    const { body: track } = await site.send('/api/track', { headers: { 'x-link-key': linkKey } });
    expect(track).toMatchObject({ payment: { state: 'pending' }, taken: { total: 10_290 } });
    const { body } = await byLink(linkKey);
    const { fields } = body as { fields: Record<string, string> };
    // Whoever opens the link must not learn the customer's data.
    expect(JSON.stringify(fields)).not.toMatch(/Asha|98765/);
    const back = new URL(fields['callback_url']!);
    const unpaid = await fetch(site.url + back.pathname + back.search, { redirect: 'manual' });
    expect(unpaid.headers.get('location')).toBe('/track');
    await standIn.pay(fields['order_id']!);
    expect([reported(), await kitchen()]).toMatchObject([['order'], [{ payment: 'online' }]]);
    expect(codeIn(await byLink(linkKey))).toBe('already-moved');
  });

  test('staff can change an order with a payment link to pay on delivery', async () => {
    await take();
    const change = () => post(`/kitchen/orders/${key}/pay-on-hand-over`, 'meena');
    for (const again of [200, 200]) expect((await change()).status).toBe(again);
    expect(await kitchen()).toMatchObject([{ payment: 'pending', source: 'phone' }]);
  });

  test('orders that customers placed themselves have no payment by link', async () => {
    await place();
    for (const linkKey of [stored().trackingKey, 'x', '0'.repeat(32)])
      expect(codeIn(await byLink(linkKey))).toBe('not-found');
  });
});

test('an order paid online is never due for cash on delivery, whatever status step is made', async () => {
  await place();
  await standIn.pay(await goToPay());
  await step('placed', 'confirmed');
  await step('confirmed', 'preparing');
  await step('preparing', 'out_for_delivery', { rider: 'Suresh' });
  expect((await step('out_for_delivery', 'delivered', { payment: 'cash' })).status).toBe(200);
  expect(stored().paidBy).toBe('online');
  await step('delivered', 'out_for_delivery');
  expect(stored().paidBy).toBe('online');
  const link = (await post(`/kitchen/orders/${key}/rider-link`, 'meena')).body as { path: string };
  const headers = { 'x-link-key': link.path.split('/').at(-1)! };
  const report = { method: 'POST', headers, body: { outcome: 'delivered', payment: 'cash' } };
  for (const again of [200, 200])
    expect((await site.send('/api/rider', report)).status).toBe(again);
  expect(stored()).toMatchObject({ orderStatus: 'delivered', paidBy: 'online' });
  const put = { payment: 'cash', reason: 'Wrong button' };
  expect(codeIn(await post(`/kitchen/orders/${key}/payment`, 'meena', put))).toBe('invalid');
});

test('an order that is not paid in time is cancelled with a notification and frees its slot', async () => {
  await place({ slot: '2026-01-06T07:30:00.000Z' });
  await goToPay();
  minutes(9);
  await sweep();
  expect(online().state).toBe('pending');
  minutes(1);
  await sweep();
  expect([online().state, stored().orderStatus, reported()]).toEqual([
    'let-go',
    'cancelled',
    ['let-go'],
  ]);
  expect(await kitchen()).toEqual([]);
  expect((await site.send('/api/slots')).body).toMatchObject({ slots: [{ left: 8 }] });
  expect(codeIn(await step('cancelled', 'placed'))).toBe('invalid');
});

test('an order that fails in the payment sweep does not block other orders and is reported', async () => {
  await place();
  const first = key;
  await place();
  const { change } = world.ports.kitchen.orders;
  world.ports.kitchen.orders.change = (one, work) =>
    one === first ? Promise.reject(new Error('damaged')) : change(one, work);
  minutes(10);
  await expect(sweep()).rejects.toThrow('damaged');
  expect(online().state).toBe('let-go');
});

test("the time limit of an online payment follows the restaurant's rules", async () => {
  await offer(['online', 'cod'], { payMinutes: 30 });
  await place();
  expect(online().until).toBe(new Date(start + 30 * 60_000).toISOString());
});

test('an unpaid order is held ten minutes longer while the provider cannot be reached', async () => {
  await place();
  await goToPay();
  standIn.behaviour.api = 'limited';
  minutes(15);
  await sweep();
  expect(online().state).toBe('pending');
  minutes(5);
  await sweep();
  expect(online().state).toBe('let-go');
});

const strays: Record<string, (attempt: string) => Promise<unknown>> = {
  async late(attempt) {
    minutes(10);
    await sweep();
    await standIn.pay(attempt);
  },
  async twice(attempt) {
    await standIn.pay(attempt);
    await standIn.pay(attempt);
  },
  async 'paid-otherwise'(attempt) {
    await post(`/orders/${stored().orderId}/pay-on-hand-over`, 'asha');
    await standIn.pay(attempt);
  },
  'other-amount': (attempt) => standIn.pay(attempt, { amount: 10_190 }),
};

test.each(Object.keys(strays))(
  'a stray payment (%s) is refunded automatically with a notification',
  async (reason) => {
    await place();
    const attempt = await goToPay();
    await strays[reason]!(attempt);
    minutes(1);
    await sweep();
    const amount = reason === 'other-amount' ? 101.9 : 102.9;
    expect(refunds()).toEqual([`${amount} ${reason} done`]);
    expect(refunded()).toBe(amount * 100);
    expect(reported()).toContain('refunded');
    await sweep();
    expect(standIn.refunds).toHaveLength(1);
  },
);

test('a payment of another payment attempt does not pay the order, whatever the provider reports', async () => {
  await place();
  await goToPay();
  const other = {
    attempt: 'order_other',
    id: 'pay_1',
    amount: 10_290,
    currency: 'INR',
    fee: null,
    refunded: 0,
  };
  world.ports.payments!.capturedPayments = async () => [other];
  minutes(1);
  await sweep();
  expect([online().state, online().payments]).toEqual(['pending', []]);
});

test('a payment in another currency does not count and is logged', async () => {
  await place();
  await standIn.pay(await goToPay(), { currency: 'USD' });
  expect([online().state, online().payments]).toEqual(['pending', []]);
  expect(world.lines.join()).toContain('is in USD');
});

test('changing an unpaid order to pay on delivery notifies once and ends its online payment', async () => {
  const orderId = await place();
  const change = (token: string) => post(`/orders/${orderId}/pay-on-hand-over`, token);
  expect(codeIn(await change('ravi'))).toBe('not-found');
  const answers = await Promise.all([change('asha'), change('asha')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(stored()).toMatchObject({ paymentMethod: 'cod', paymentStatus: 'pending', open: true });
  expect(reported()).toEqual(['order', 'received']);
  expect(await kitchen()).toMatchObject([{ payment: 'pending' }]);
  expect(codeIn(await pay())).toBe('already-moved');
});

test.each([
  ['the order is paid', (attempt: string) => standIn.pay(attempt)],
  [
    'the order changes to pay on delivery',
    () => post(`/orders/${stored().orderId}/pay-on-hand-over`, 'asha'),
  ],
])('the five minutes to cancel an online order start when %s', async (_when, settle) => {
  const orderId = await place();
  const attempt = await goToPay();
  minutes(7);
  await settle(attempt);
  const headers = { 'x-link-key': stored().trackingKey };
  const { body } = await site.send('/api/track', { headers });
  expect(body).toMatchObject({ cancelUntil: new Date(now + 5 * 60_000).toISOString() });
  minutes(4);
  expect((await post(`/orders/${orderId}/cancel`, 'asha')).status).toBe(200);
});

describe('cancelling a paid order', () => {
  beforeEach(async () => {
    await place();
    await standIn.pay(await goToPay());
  });

  test('a paid order cancelled by its customer is refunded once the cancellation cannot be undone', async () => {
    await post(`/orders/${stored().orderId}/cancel`, 'asha');
    minutes(1);
    await sweep();
    expect(refunds()).toEqual([]);
    minutes(1);
    await sweep();
    expect(refunds()).toEqual(['102.9 cancelled done']);
  });

  test("a paid order's cancellation by the kitchen can be undone before the refund, not after it", async () => {
    await step('placed', 'cancelled');
    expect((await step('cancelled', 'placed')).status).toBe(200);
    minutes(3);
    await sweep();
    await step('placed', 'cancelled');
    const { body } = await post(`/kitchen/orders/${key}/refund`, 'meena');
    expect(body).toMatchObject({ order: { online: { left: 0, refunds: [{ state: 'done' }] } } });
    expect(codeIn(await step('cancelled', 'placed'))).toBe('invalid');
    await post(`/kitchen/orders/${key}/refund`, 'meena');
    expect(refunded()).toBe(10_290);
  });

  test('an online payment cannot be refunded before its order is cancelled', async () => {
    await post(`/kitchen/orders/${key}/refund`, 'meena');
    expect([refunds(), refunded()]).toEqual([[], 0]);
    expect((await post(`/kitchen/orders/${key}/refund`, 'asha')).status).toBe(403);
  });

  test.each([
    ['again', 'done'],
    ['paid-out', 'done'],
  ])(
    'a failed refund of a cancelled order can be resolved at the counter as %s',
    async (to, state) => {
      standIn.behaviour.refunds = 'failed';
      await step('placed', 'cancelled');
      await post(`/kitchen/orders/${key}/refund`, 'meena');
      expect(refunds()).toEqual(['102.9 cancelled failed']);
      expect(await health()).toMatchObject({ failed: [stored().orderId], sweepSeconds: null });
      standIn.behaviour.refunds = 'processed';
      const request = { refund: 'cancelled', to, reason: 'Bank said no' };
      await post(`/kitchen/orders/${key}/refunds`, 'meena', request);
      await post(`/kitchen/orders/${key}/refunds`, 'meena', request);
      expect(refunds()).toEqual([`102.9 cancelled ${state}`]);
      expect(await health()).toMatchObject({ failed: [], requestedSeconds: null });
      const done = standIn.refunds.filter(({ status }) => status === 'processed');
      expect(done).toHaveLength(to === 'again' ? 1 : 0);
    },
  );

  test('the slow refund of a cancelled order is shown as requested until the bank decides', async () => {
    standIn.behaviour.refunds = 'pending';
    await step('placed', 'cancelled');
    await post(`/kitchen/orders/${key}/refund`, 'meena');
    expect(refunds()).toEqual(['102.9 cancelled requested']);
    minutes(60);
    const late = { requestedSeconds: 3600, isLate: false, sweepSeconds: 59 * 60 };
    expect(await health()).toMatchObject({ ...late, failed: [] });
    await standIn.settle('processed');
    expect(refunds()).toEqual(['102.9 cancelled done']);
  });
});

test('a late API response about a failed refund does not change its retry', async () => {
  const real = razorpay(standInKeys, { url: provider.url + standInPath });
  let answerLate = () => {};
  const late = new Promise<void>((resolve) => (answerLate = resolve));
  let requested = 0;
  const refund: typeof real.refund = async (requests) => {
    const state = await real.refund(requests);
    if ((requested += 1) === 1) await late;
    return state;
  };
  await open({ now: () => new Date(now), payments: { ...real, refund } });
  await offer(['online', 'cod']);
  await place();
  await standIn.pay(await goToPay());
  await step('placed', 'cancelled');
  minutes(3);
  standIn.behaviour.refunds = 'failed';
  const slow = sweep();
  // The webhook arrives before the API's response.
  for (let looks = 0; looks < 1000 && refunds()[0] !== '102.9 cancelled failed'; looks += 1)
    await health();
  standIn.behaviour.refunds = 'pending';
  const request = { refund: 'cancelled', to: 'again', reason: 'Bank said no' };
  await post(`/kitchen/orders/${key}/refunds`, 'meena', request);
  answerLate();
  await slow;
  expect([requested, refunds()]).toEqual([2, ['102.9 cancelled requested']]);
});

test('refunds after delivery, by line or amount, create credit notes and never exceed the payment', async () => {
  await place();
  await standIn.pay(await goToPay());
  for (const [from, to] of [
    ['placed', 'confirmed'],
    ['confirmed', 'preparing'],
    ['preparing', 'out_for_delivery'],
    ['out_for_delivery', 'delivered'],
  ] as const) {
    await step(from, to);
  }
  const give = (press: string, what: object) =>
    post(`/kitchen/orders/${key}/credit-note`, 'meena', {
      taken: [],
      reason: 'Cold',
      press,
      ...what,
    });
  const line = { taken: [{ line: 0, quantity: 1 }] };
  expect((await give('press-0001', line)).status).toBe(200);
  expect((await give('press-0001', line)).status).toBe(200);
  expect((await give('press-0002', { amount: 1000 })).status).toBe(200);
  expect(codeIn(await give('press-0003', { amount: 4145 }))).toBe('already-moved');
  expect(codeIn(await give('press-0003', {}))).toBe('invalid');
  expect(codeIn(await give('press-0003', { ...line, amount: 100 }))).toBe('invalid');
  minutes(1);
  await sweep();
  expect(refunds()).toEqual(['51.46 taken-back done', '10 taken-back done']);
  expect(stored().papers.map(({ kind, pricing }) => `${kind} ${pricing.total}`)).toEqual([
    'bill 102.9',
    'creditNote 51.46',
    'creditNote 10',
  ]);
  await give('press-0004', { amount: 4144 });
  minutes(1);
  await sweep();
  expect(refunded()).toBe(10_290);
});

test('late webhooks in the wrong sequence lead to the same payment state', async () => {
  standIn.behaviour.webhooks = 'held';
  await place();
  const attempt = await goToPay();
  await standIn.pay(attempt);
  await standIn.pay(attempt);
  minutes(10);
  await sweep();
  minutes(1);
  await sweep();
  await standIn.release();
  expect([online().state, refunds(), reported()]).toEqual([
    'paid',
    ['102.9 twice done'],
    ['order', 'received', 'refunded'],
  ]);
});
