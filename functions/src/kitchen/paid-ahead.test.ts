import type { KitchenDay, RiderOrder, RiderReport, StepRequest } from '@burger/shared/kitchen';
import { orderIn, testCounter } from '../testing/counter';
import { newKey, orderBody } from '../testing/fake-ports';

// Tests orders that were paid when staff entered them, and that were changed or cancelled afterwards.

const counter = testCounter();
const day = async () => (await counter.get('/day?date=2026-01-05')).body as KitchenDay;
const { customer: _customer, location, ...ordered } = orderBody();
const stored = (key: string) => counter.orderStore.orders.get(key)!;

/** Takes an order of ₹102.90 that is paid at once. */
async function take(paid: 'cash' | 'upi'): Promise<string> {
  const customer = { name: 'Asha Rao', phone: '98765 43210', address: '12 Lake View Road' };
  const requested = { ...ordered, kind: 'delivery', source: 'door', customer, location, paid };
  return orderIn(await counter.post('/orders', { ...requested, idempotencyKey: newKey() })).key;
}
const changeTo = (key: string, quantity: number, agreedTotal: number) =>
  counter.post(`/orders/${key}/change`, {
    ...{
      after: 0,
      lines: [{ line: 0, quantity, note: '' }],
      agreedTotal,
      press: `press-of-${quantity}`,
    },
  });
const step = (key: string, to: StepRequest['to'], more: object = {}) =>
  counter.step(key, { from: stored(key).orderStatus, to, payment: null, ...more });
async function carry(key: string): Promise<void> {
  for (const to of ['preparing', 'out_for_delivery'] as const) await step(key, to);
}

test('cancelling a changed prepaid order refunds the amount paid, by the chosen payment method', async () => {
  const key = await take('upi');
  expect((await changeTo(key, 3, 15_436)).status).toBe(200);
  const cancelled = orderIn(await step(key, 'cancelled', { reason: 'too-busy', payment: 'cash' }));
  expect(cancelled).toMatchObject({ paid: 10_290, total: 15_436, paidBack: 'cash' });
  expect(await day()).toMatchObject({ upi: 10_290, cash: -10_290 });
});

test('undoing the cancellation of a prepaid order reverses its refund in the sums of the day', async () => {
  const key = await take('upi');
  await step(key, 'cancelled', { reason: 'too-busy', payment: 'cash' });
  expect(orderIn(await step(key, 'confirmed'))).not.toHaveProperty('paidBack');
  expect(await day()).toMatchObject({ upi: 10_290, cash: 0 });
});

test('a courier reports whether the difference of a cheaper prepaid order went back as cash or UPI', async () => {
  const key = await take('cash');
  await changeTo(key, 1, 5146);
  await carry(key);
  const { path } = (await counter.post(`/orders/${key}/rider-link`)).body as { path: string };
  const sheet = (await counter.site.send(`/api${path}`)).body as RiderOrder;
  expect(sheet).toMatchObject({ payment: 'cash', total: 5146, giveBack: 5144 });
  const unsaid = { outcome: 'delivered', payment: 'online', total: 5146 } satisfies RiderReport;
  const refused = await counter.site.send(`/api${path}`, { body: unsaid });
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([
    400,
    expect.stringContaining('give back ₹51.44'),
  ]);
  const report = { ...unsaid, payment: 'upi' };
  for (let time = 0; time < 2; time += 1)
    expect((await counter.site.send(`/api${path}`, { body: report })).status).toBe(200);
  expect(stored(key).collected).toEqual({ amount: -51.44, by: 'upi' });
  expect(await day()).toMatchObject({ cash: 10_290, upi: -5144, riders: [{ cash: 0 }] });
});

test('the counter has to say how the difference of a cheaper order was returned', async () => {
  const key = await take('cash');
  await changeTo(key, 1, 5146);
  await carry(key);
  expect((await step(key, 'delivered')).status).toBe(400);
  expect((await step(key, 'delivered', { payment: 'cash' })).status).toBe(200);
  expect(stored(key).collected).toEqual({ amount: -51.44, by: 'cash' });
});

test('closing the day requires the cash of a courier who paid out more than he collected', async () => {
  const key = await take('cash');
  await changeTo(key, 1, 5146);
  await carry(key);
  await step(key, 'delivered', { payment: 'cash' });
  const closing = {
    ...{ date: '2026-01-05', float: 0, counted: 5146, reason: '', press: 'press-close' },
    ...{ seen: { cash: 5146, open: 0 } },
  };
  const close = (riders: object[]) => counter.post('/day/close', { ...closing, riders });
  expect((await close([])).status).toBe(400);
  const closed = await close([{ name: 'Suresh', handedIn: -5144 }]);
  expect((closed.body as { day: KitchenDay }).day.closed?.riders).toEqual([
    { name: 'Suresh', expected: -5144, handedIn: -5144 },
  ]);
});

test('correcting the payment method of a prepaid order changes only its difference', async () => {
  const key = await take('cash');
  await changeTo(key, 1, 5146);
  await carry(key);
  await step(key, 'delivered', { payment: 'cash' });
  for (let time = 0; time < 2; time += 1) {
    const pay = { payment: 'upi', reason: 'Wrong button' };
    expect(orderIn(await counter.post(`/orders/${key}/payment`, pay))).toMatchObject({
      payment: 'cash',
      collected: { amount: -5144, by: 'upi' },
    });
  }
  expect(await day()).toMatchObject({ cash: 10_290, upi: -5144 });
});
