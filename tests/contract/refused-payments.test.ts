import type { KitchenHealth } from '@burger/shared/kitchen';
import { published } from '@burger/shared/testing/a-shop';
import { createApi } from '../../functions/src/app';
import { razorpay } from '../../functions/src/payments/razorpay';
import { serve, type Served, testSite } from '../../functions/src/testing/counter';
import { orderBody } from '../../functions/src/testing/order-body';
import { createRefusalFigures } from '../../functions/src/vitals/refusals';
import { createStandIn, standInKeys, standInPath } from '../../local-backend/src/payments/stand-in';

// Tests the errors that customers and the owner see when Razorpay rejects API calls or its keys are removed.

const { world, site, start } = testSite();
let lines: string[];
let standIn: ReturnType<typeof createStandIn>;
let provider: Served;

async function openWith(keys: typeof standInKeys): Promise<void> {
  lines = [];
  standIn = createStandIn(() => Promise.resolve());
  provider = await serve(standIn.app);
  const note: ReturnType<typeof createRefusalFigures> = (...refusal) =>
    createRefusalFigures({ ...world.ports, log: (line) => lines.push(line) })(...refusal);
  const payments = razorpay(keys, { url: provider.url + standInPath, note });
  await start({ now: () => new Date('2026-01-05T08:00:00.000Z'), payments });
  const rules = { ...published.rules, payments: ['online' as const, 'cod' as const] };
  await world.shopStore.publish({ published: { ...published, rules }, by: 'owner' });
}
afterEach(() => provider.close());

const post = (path: string, token: string, body: object = {}) =>
  site.send(`/api${path}`, { method: 'POST', token, body });
const healthAt = async (served: Served) =>
  (await served.send('/api/kitchen/health', { token: 'owner' })).body as KitchenHealth;

async function place() {
  const body = orderBody({ paymentMethod: 'online' });
  await post('/orders', 'asha', body);
  const { orderId } = world.orderStore.orders.get(body.idempotencyKey)!;
  return { key: body.idempotencyKey, pay: () => post(`/orders/${orderId}/pay`, 'asha') };
}

test('a payment that Razorpay rejects is logged with its code and shown in Health as refused', async () => {
  await openWith({ ...standInKeys, secret: 'other' });
  const { pay } = await place();
  const { status, body } = await pay();
  expect([status, JSON.stringify(body)]).toEqual([
    503,
    expect.stringMatching(
      /payment-refused.*Paying online does not work just now|Paying online does not work just now.*payment-refused/,
    ),
  ]);
  expect(lines).toEqual([
    'A paid service refuses: razorpay-open 401 BAD_REQUEST_ERROR Authentication failed',
  ]);
  expect((await healthAt(site)).services).toEqual([
    { service: 'Razorpay (opening a payment)', why: '401 BAD_REQUEST_ERROR', minutes: 1 },
  ]);
});

test('Health warns of removed Razorpay keys only while a refund is due, which staff can pay out', async () => {
  await openWith(standInKeys);
  const { key, pay } = await place();
  const { fields } = (await pay()).body as { fields: Record<string, string> };
  const brought = await standIn.pay(fields['order_id']!);
  await fetch(`${site.url}/api/payments/return`, {
    method: 'POST',
    body: new URLSearchParams(brought),
    redirect: 'manual',
  });
  const without = await serve(createApi({ ...world.ports, payments: null }));
  expect((await healthAt(without)).payments).toBeUndefined();
  const step = { from: 'placed', to: 'cancelled', reason: 'too-busy' };
  await post(`/kitchen/orders/${key}/step`, 'meena', step);
  standIn.behaviour.refunds = 'failed';
  await post(`/kitchen/orders/${key}/refund`, 'meena');
  expect((await healthAt(without)).payments).toMatchObject({
    hasNoProvider: true,
    failed: [expect.any(String)],
  });
  const body = { refund: 'cancelled', to: 'paid-out', reason: 'Paid out in cash' };
  const payOut = (more: object = {}) =>
    without.send(`/api/kitchen/orders/${key}/refunds`, {
      token: 'meena',
      body: { ...body, ...more },
    });
  expect([(await payOut()).status, (await payOut({ anyway: true })).status]).toEqual([400, 200]);
  await without.close();
});

test('without Razorpay keys a webhook gets 503, so that Razorpay repeats it until they are set again', async () => {
  await openWith(standInKeys);
  const without = await serve(createApi({ ...world.ports, payments: null }));
  const headers = { 'x-razorpay-signature': 'unknown' };
  expect((await without.send('/api/payments/events', { body: {}, headers })).status).toBe(503);
  expect((await site.send('/api/payments/events', { body: {}, headers })).status).toBe(403);
  await without.close();
});
