import { createHmac } from 'node:crypto';
import type { KitchenHealth, KitchenOrder } from '@burger/shared/kitchen';
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

// Tests what happens in the payment provider's dashboard: refunds, and disputes raised by customers' banks.

const { world, site, start } = testSite();
let now: number;
let standIn: StandIn;
let provider: Served;
let key: string;

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
  const body = orderBody({ paymentMethod: 'online' });
  key = body.idempotencyKey;
  await post('/orders', 'asha', body);
});
afterEach(() => provider.close());

const minutes = (many: number) => void (now += many * 60_000);
const post = (path: string, token: string, body: object = {}) =>
  site.send(`/api${path}`, { method: 'POST', token, body });
const sweep = () => createJobs(world.ports).payments();
const online = () => world.orderStore.orders.get(key)!.online!;
const refunds = () =>
  online().refunds.map(({ amount, reason, state }) => `${amount} ${reason} ${state}`);
const cancel = () =>
  post(`/kitchen/orders/${key}/step`, 'meena', {
    ...{ from: 'placed', to: 'cancelled', reason: 'too-busy' },
  });
const refundNow = async () => orderIn(await post(`/kitchen/orders/${key}/refund`, 'meena'));
const refunded = () =>
  standIn.refunds.reduce((sum, { amount, status }) => sum + (status === 'failed' ? 0 : amount), 0);
const health = async () =>
  (await site.send('/api/kitchen/health', { token: 'owner' })).body as KitchenHealth;

async function pay(): Promise<string> {
  const { orderId } = world.orderStore.orders.get(key)!;
  const { body } = await post(`/orders/${orderId}/pay`, 'asha');
  const { fields } = body as { fields: Record<string, string> };
  return (await standIn.pay(fields['order_id']!)).razorpay_payment_id;
}

describe.each(['webhook', 'sweep', 'the question before a refund'] as const)(
  "refunds in the provider's dashboard, noticed by %s",
  (how) => {
    async function refundedThere(payment: string, amount: number): Promise<void> {
      standIn.behaviour.webhooks = how === 'webhook' ? 'at once' : 'never';
      await standIn.refundByHand(payment, amount);
      minutes(1);
      if (how === 'sweep') await sweep();
    }

    test('a payment refunded at the provider is not refunded again when its order is cancelled', async () => {
      const payment = await pay();
      await refundedThere(payment, 10_290);
      await cancel();
      const order = await refundNow();
      expect(order.online).toMatchObject({ left: 0, refunds: [{ amount: 10_290, state: 'done' }] });
      minutes(5);
      await sweep();
      expect([refunded(), online().owedSince]).toEqual([10_290, null]);
    });

    test('only the rest of a payment partly refunded at the provider is refunded with a cancelled order', async () => {
      const payment = await pay();
      await refundedThere(payment, 5000);
      await cancel();
      await refundNow();
      expect([refunded(), online().owedSince]).toEqual([10_290, null]);
      expect(refunds().every((one) => one.endsWith('done'))).toBe(true);
    });

    test('a failed refund that was then made at the provider is not due for a payout by staff', async () => {
      const payment = await pay();
      standIn.behaviour.refunds = 'failed';
      await cancel();
      await refundNow();
      expect(refunds()).toEqual(['102.9 cancelled failed']);
      standIn.behaviour.refunds = 'processed';
      await refundedThere(payment, 10_290);
      await post(`/kitchen/orders/${key}/refunds`, 'meena', {
        ...{ refund: 'cancelled', to: 'paid-out', by: 'cash', reason: 'Paid out in cash' },
      });
      expect(refunds()).toEqual(['102.9 cancelled done']);
      expect(online().refunds[0]).not.toHaveProperty('paidOut');
      expect([refunded(), (await health()).payments?.failed]).toEqual([10_290, []]);
    });
  },
);

test("a refund at the provider that the bank returns is not deducted from the order's payment", async () => {
  const payment = await pay();
  standIn.behaviour.refunds = 'pending';
  await standIn.refundByHand(payment, 10_290);
  await sweep();
  minutes(2);
  await sweep();
  expect(refunds()).toEqual(['102.9 at-provider requested']);
  await standIn.settle('failed');
  expect(refunds()).toEqual([]);
});

test('a payment refunded at the provider before the order learned of it does not pay the order', async () => {
  standIn.behaviour.webhooks = 'never';
  const payment = await pay();
  await standIn.refundByHand(payment, 10_290);
  minutes(1);
  await sweep();
  expect([online().state, refunds()]).toEqual(['pending', ['102.9 at-provider done']]);
  expect((await site.send('/api/kitchen/orders', { token: 'meena' })).body).toMatchObject({
    orders: [],
  });
  minutes(11);
  await sweep();
  expect([online().state, refunded()]).toEqual(['let-go', 10_290]);
});

test('a webhook gets 503 while the refunds cannot be read, so that the provider retries it', async () => {
  standIn.behaviour.webhooks = 'held';
  const payment = await pay();
  await standIn.refundByHand(payment, 5000);
  standIn.behaviour.api = 'down';
  const entity = standIn.payments[0]!;
  const body = JSON.stringify({ event: 'payment.captured', payload: { payment: { entity } } });
  const signature = createHmac('sha256', standInKeys.webhook).update(body).digest('hex');
  const headers = { 'x-razorpay-signature': signature };
  const tell = async () => (await site.send('/api/payments/events', { body, headers })).status;
  expect(await tell()).toBe(503);
  standIn.behaviour.api = 'up';
  expect(await tell()).toBe(200);
  expect([online().state, refunds()]).toEqual(['paid', ['50 at-provider done']]);
});

describe('a disputed payment', () => {
  const respondBy = Date.parse('2026-01-09T18:30:00.000Z');
  const raise = (payment: string, more: object = {}) =>
    standIn.dispute(payment, {
      ...{ dispute: 'disp_1', event: 'created', status: 'open', respond_by: respondBy / 1000 },
      ...more,
    });
  const card = async () => {
    const { body } = await site.send('/api/kitchen/orders', { token: 'meena' });
    return (body as { orders: KitchenOrder[] }).orders[0]?.online?.disputes;
  };

  test('a disputed payment shows its deadline at the counter and in Health, and mails the owner once a day', async () => {
    const payment = await pay();
    await raise(payment);
    await raise(payment);
    const deadline = '2026-01-09T18:30:00.000Z';
    expect(await card()).toEqual([
      { id: 'disp_1', amount: 10_290, state: 'open', respondBy: deadline },
    ]);
    expect((await health()).payments?.disputes).toMatchObject([
      { amount: 10_290, respondBy: deadline },
    ]);
    const jobs = createJobs(world.ports);
    const mailed = () => world.mails.filter(({ subject }) => subject.includes('disputes'));
    for (let hour = 0; hour < 5; hour += 1) {
      await jobs.health();
      minutes(60);
    }
    expect(mailed()).toHaveLength(1);
    expect(mailed()[0]!.text).toContain(deadline);
    minutes(24 * 60);
    await jobs.health();
    expect(mailed()).toHaveLength(2);
  });

  test('a lost payment dispute counts as refunded, so that a cancelled order owes nothing more', async () => {
    const payment = await pay();
    await raise(payment);
    await raise(payment, { event: 'lost', status: 'lost', amount_deducted: 10_290 });
    expect(refunds()).toEqual(['102.9 dispute done']);
    await cancel();
    await refundNow();
    expect([refunded(), (await health()).payments?.disputes]).toEqual([0, undefined]);
  });

  test('a won payment dispute changes no amounts', async () => {
    const payment = await pay();
    await raise(payment);
    await raise(payment, { event: 'won', status: 'won' });
    expect([refunds(), (await card())?.[0]?.state]).toEqual([[], 'won']);
  });
});

describe('the restaurant’s mail about a paid order', () => {
  const ours = () => world.mails.filter(({ kind }) => kind === 'order');

  test('the restaurant gets one mail about a paid order, when the payment arrives', async () => {
    expect(ours()).toEqual([]);
    await pay();
    expect(ours()).toHaveLength(1);
    await createJobs(world.ports).news();
    minutes(2);
    await createJobs(world.ports).news();
    expect(ours()).toHaveLength(1);
  });

  test('a sweep mails about a paid order at once when the server stopped before its own attempt', async () => {
    const { claim } = world.outbox;
    world.outbox.claim = () => new Promise(() => undefined);
    const { orderId } = world.orderStore.orders.get(key)!;
    const { body } = await post(`/orders/${orderId}/pay`, 'asha');
    const { fields } = body as { fields: Record<string, string> };
    const reported = standIn.pay(fields['order_id']!);
    while (online().state !== 'paid') await health();
    world.outbox.claim = claim;
    await createJobs(world.ports).news();
    expect(ours()).toHaveLength(1);
    minutes(1);
    await createJobs(world.ports).news();
    expect(ours()).toHaveLength(1);
    await reported;
  });

  test('the next sweep sends the mail about a paid order when the server stopped after storing the payment', async () => {
    const send = world.ports.sendMail;
    world.ports.sendMail = () => new Promise(() => undefined);
    const { orderId } = world.orderStore.orders.get(key)!;
    const { body } = await post(`/orders/${orderId}/pay`, 'asha');
    const { fields } = body as { fields: Record<string, string> };
    const reported = standIn.pay(fields['order_id']!);
    while (online().state !== 'paid') await health();
    world.ports.sendMail = send;
    await createJobs(world.ports).news();
    minutes(1);
    await createJobs(world.ports).news();
    expect(ours()).toHaveLength(1);
    await reported;
  });
});
