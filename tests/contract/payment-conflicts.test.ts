import { createHmac } from 'node:crypto';
import type { KitchenDay, KitchenHealth } from '@burger/shared/kitchen';
import type { OrderDocument } from '@burger/shared/order';
import { published } from '@burger/shared/testing/a-shop';
import { createJobs } from '../../functions/src/jobs';
import { razorpay } from '../../functions/src/payments/razorpay';
import { orderIn, serve, type Served, testSite } from '../../functions/src/testing/counter';
import { orderBody } from '../../functions/src/testing/order-body';
import {
  createStandIn,
  standInKeys,
  standInPath,
  type StandIn,
} from '../../local-backend/src/payments/stand-in';

// Tests refunds, disputes and payouts that contradict each other, and records of payments that are damaged.

const { world, site, start } = testSite();
let now: number;
let standIn: StandIn;
let provider: Served;
let key: string;

const post = (path: string, token: string, body: object = {}) =>
  site.send(`/api${path}`, { method: 'POST', token, body });
async function place(): Promise<string> {
  const body = orderBody({ paymentMethod: 'online' });
  await post('/orders', 'asha', body);
  return body.idempotencyKey;
}

beforeEach(async () => {
  now = Date.parse('2026-01-05T08:00:00.000Z');
  standIn = createStandIn(({ body, signature }) =>
    site.send('/api/payments/events', { body, headers: { 'x-razorpay-signature': signature } }),
  );
  provider = await serve(standIn.app);
  const payments = razorpay(standInKeys, { url: provider.url + standInPath });
  await start({ now: () => new Date(now), payments });
  const rules = { ...published.rules, payments: ['online' as const, 'cod' as const] };
  await world.shopStore.publish({ published: { ...published, rules }, by: 'owner' });
  key = await place();
});
afterEach(() => provider.close());

const minutes = (many: number) => void (now += many * 60_000);
const sweep = () => createJobs(world.ports).payments();
const stored = (of = key) => world.orderStore.orders.get(of)!;
const refunds = () =>
  stored().online!.refunds.map(({ amount, reason, state }) => `${amount} ${reason} ${state}`);
const step = (to: string, more: object = {}) =>
  post(`/kitchen/orders/${key}/step`, 'meena', { from: stored().orderStatus, to, ...more });
const cancel = () => step('cancelled', { reason: 'too-busy' });
const refundNow = () => post(`/kitchen/orders/${key}/refund`, 'meena');
const resolve = (to: string, more: object = {}) =>
  post(`/kitchen/orders/${key}/refunds`, 'meena', {
    ...{ refund: 'cancelled', to, reason: 'The bank refused it', ...more },
  });
const health = async () =>
  (await site.send('/api/kitchen/health', { token: 'owner' })).body as KitchenHealth;
const day = async () =>
  (await site.send('/api/kitchen/day?date=2026-01-05', { token: 'owner' })).body as KitchenDay;

async function attemptOf(of = key): Promise<string> {
  const { body } = await post(`/orders/${stored(of).orderId}/pay`, 'asha');
  return (body as { fields: Record<string, string> }).fields['order_id']!;
}
const pay = async () => (await standIn.pay(await attemptOf())).razorpay_payment_id;

const returnWith = (brought: Record<string, string>) =>
  fetch(`${site.url}/api/payments/return`, {
    ...{ method: 'POST', body: new URLSearchParams(brought), redirect: 'manual' },
  });

async function paidOut(): Promise<string> {
  const payment = await pay();
  standIn.behaviour.refunds = 'failed';
  await cancel();
  await refundNow();
  await resolve('paid-out', { by: 'cash' });
  standIn.behaviour.refunds = 'processed';
  return payment;
}

describe.each(['webhook', 'sweep'] as const)('a refund noticed by %s', (how) => {
  test('a refund at the provider after a payout by staff is in Health and the day until it is settled', async () => {
    const payment = await paidOut();
    standIn.behaviour.webhooks = how === 'webhook' ? 'at once' : 'never';
    await standIn.refundByHand(payment, 10_290);
    minutes(5);
    if (how === 'sweep') await sweep();
    const { orderId, revision } = stored();
    expect((await health()).payments?.overpaid).toEqual([{ orderId, amount: 10_290 }]);
    await createJobs(world.ports).health();
    expect(world.mails.map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('More money went back than was paid'),
    );
    const { cash, online } = await day();
    expect([cash, online]).toEqual([-10_290, 0]);
    await sweep();
    expect(stored().revision).toBe(revision);
    const [{ id } = { id: '' }] = stored().online!.overpaid!;
    const order = orderIn(await resolve('settled', { refund: id }));
    expect(order.online?.overpaid).toEqual([
      { id, amount: 10_290, at: expect.any(String), settledAt: new Date(now).toISOString() },
    ]);
    expect((await health()).payments?.overpaid).toBeUndefined();
  });
});

describe('a payout of a failed refund while the provider is unreachable', () => {
  beforeEach(async () => {
    await pay();
    standIn.behaviour.refunds = 'failed';
    await cancel();
    await refundNow();
    standIn.behaviour.api = 'down';
  });

  test('a payout is rejected, because the provider may have refunded it since', async () => {
    const { status, body } = await resolve('paid-out', { by: 'cash' });
    expect([status, body]).toEqual([
      400,
      { error: expect.objectContaining({ code: 'invalid', field: 'anyway' }) },
    ]);
    expect(refunds()).toEqual(['102.9 cancelled failed']);
  });

  test('a payout that staff record anyway is stored', async () => {
    const order = orderIn(await resolve('paid-out', { by: 'upi', anyway: true }));
    expect(order.online?.refunds).toMatchObject([{ state: 'done', paidOut: { by: 'upi' } }]);
  });
});

describe('a cancelled order with an open dispute', () => {
  const raise = (payment: string, status: string, more: object = {}) =>
    standIn.dispute(payment, { dispute: 'disp_1', event: status, status, ...more });

  test.each(['won', 'closed'])(
    'the refund of a disputed payment is requested only after the dispute is %s',
    async (end) => {
      const payment = await pay();
      await raise(payment, 'open');
      await cancel();
      const order = orderIn(await refundNow());
      expect(order.online?.refunds).toMatchObject([{ state: 'requested', waits: true }]);
      minutes(10 * 24 * 60);
      await sweep();
      expect(standIn.refunds).toEqual([]);
      expect((await health()).payments).toMatchObject({ isLate: false, requestedSeconds: null });
      await raise(payment, end);
      expect(refunds()).toEqual(['102.9 cancelled done']);
    },
  );

  test('a lost dispute settles its refund, so that nothing is refunded twice', async () => {
    const payment = await pay();
    await raise(payment, 'open');
    await cancel();
    await refundNow();
    await raise(payment, 'lost', { amount_deducted: 10_290 });
    minutes(10);
    await sweep();
    expect([refunds(), standIn.refunds]).toEqual([['102.9 cancelled done'], []]);
  });

  test('repeated and late events of a dispute write nothing and are not logged', async () => {
    const logged = () => world.lines.filter((line) => line.startsWith('Dispute')).length;
    const payment = await pay();
    await raise(payment, 'open');
    const { revision } = stored();
    await raise(payment, 'open');
    expect([logged(), stored().revision]).toEqual([1, revision]);
    await raise(payment, 'won');
    await raise(payment, 'open');
    expect([logged(), stored().online!.disputes?.[0]?.state]).toEqual([2, 'won']);
  });
});

test('a credit note first covers an earlier dashboard refund and refunds only the rest', async () => {
  const payment = await pay();
  for (const to of ['confirmed', 'preparing', 'out_for_delivery', 'delivered']) await step(to);
  minutes(5);
  await standIn.refundByHand(payment, 5000);
  expect(world.lines.filter((line) => line.includes('needs a credit note'))).toHaveLength(1);
  expect(await day()).toMatchObject({ online: 10_290, sales: 10_290, givenBack: 0 });
  const credit = (amount: number) =>
    post(`/kitchen/orders/${key}/credit-note`, 'meena', {
      ...{ taken: [], amount, reason: 'Not good', press: `press-of-${amount}` },
    });
  minutes(1);
  expect((await credit(4000)).status).toBe(200);
  expect(await day()).toMatchObject({ online: 6290, sales: 6290, givenBack: 4000 });
  minutes(1);
  expect((await credit(3000)).status).toBe(200);
  minutes(5);
  await sweep();
  expect(standIn.refunds.map(({ amount }) => amount)).toEqual([5000, 2000]);
  expect(await day()).toMatchObject({ online: 3290, sales: 3290, givenBack: 7000 });
});

test('a payment that only the browser reported and that was never captured raises an alert', async () => {
  standIn.behaviour.webhooks = 'never';
  const brought = await standIn.pay(await attemptOf());
  standIn.payments.splice(0);
  standIn.behaviour.api = 'down';
  await returnWith(brought);
  standIn.behaviour.api = 'up';
  minutes(31);
  await sweep();
  expect(world.lines).toContainEqual(expect.stringContaining('was not captured'));
});

test('a payment that the browser reported while the provider was away gets its fee with the next check', async () => {
  standIn.behaviour.webhooks = 'never';
  const attempt = await attemptOf();
  const brought = await standIn.pay(attempt);
  standIn.behaviour.api = 'down';
  await returnWith(brought);
  expect(stored().online).toMatchObject({ state: 'paid', payments: [{ fee: null }] });
  standIn.behaviour.api = 'up';
  minutes(5);
  await sweep();
  expect(stored().online?.payments).toMatchObject([{ amount: 102.9, fee: 2.06, tax: 0.31 }]);
});

describe('an order whose record is damaged', () => {
  const damage = (of: string, changes: object) =>
    world.orderStore.orders.set(of, { ...stored(of), ...changes } as OrderDocument);
  function captured(attempt: string) {
    const entity = { id: 'pay_1', order_id: attempt, amount: 10_290, currency: 'INR' };
    const payment = { entity: { ...entity, status: 'captured', fee: 100, tax: 10 } };
    const body = JSON.stringify({ event: 'payment.captured', payload: { payment } });
    const signature = createHmac('sha256', standInKeys.webhook).update(body).digest('hex');
    return site.send('/api/payments/events', {
      body,
      headers: { 'x-razorpay-signature': signature },
    });
  }

  test('a payment webhook for a damaged order returns 503 for a retry, and Health lists the order', async () => {
    const attempt = await attemptOf();
    const sound = stored();
    damage(key, { online: { ...sound.online!, amount: 'x' } });
    expect((await captured(attempt)).status).toBe(503);
    minutes(30);
    expect((await health()).payments?.damaged).toEqual([sound.orderId]);
    world.orderStore.orders.set(key, sound);
    expect((await captured(attempt)).status).toBe(200);
    expect(stored().online?.state).toBe('paid');
    expect((await captured('order_unknown')).status).toBe(200);
  });

  test('damaged orders do not stop the payment sweep from settling others', async () => {
    const attempt = await attemptOf();
    const others: string[] = [];
    for (let count = 0; count < 3; count += 1) others.push(await place());
    standIn.behaviour.webhooks = 'never';
    await standIn.pay(attempt);
    for (const other of others)
      damage(other, { online: { ...stored(other).online!, amount: 'x', askAt: '2026-01-01' } });
    minutes(11);
    expect((await world.ports.kitchen.orders.asking(now, 1)).orders).toHaveLength(1);
    expect((await health()).payments?.sweepSeconds).toBeGreaterThan(0);
    await sweep();
    expect(stored().online?.state).toBe('paid');
  });

  test('a paid order with a damaged payment is listed by number, and its money is not moved', async () => {
    await pay();
    await step('confirmed');
    damage(key, { online: { ...stored().online!, paidBy: '' } });
    const { damaged, orders } = await day();
    expect([damaged, orders.map((order) => order.key)]).toEqual([[stored().orderId], [key]]);
    for (const { status, body } of [await cancel(), await refundNow()])
      expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('damaged')]);
    for (const to of ['preparing', 'out_for_delivery', 'delivered']) await step(to);
    expect(stored().orderStatus).toBe('delivered');
    const back = { taken: [], amount: 100, reason: 'Not good', press: 'press-0001', out: 'cash' };
    expect((await post(`/kitchen/orders/${key}/credit-note`, 'meena', back)).body).toEqual({
      error: expect.objectContaining({ message: expect.stringContaining('damaged') }),
    });
  });
});
