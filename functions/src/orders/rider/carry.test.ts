import { RiderLinkSchema, RiderOrderSchema, type RiderReport } from '@burger/shared/kitchen';
import type { Track } from '@burger/shared/contracts';
import * as v from 'valibot';
import { hashOf } from '../../http/requests';
import { codeIn, feedIn, testCounter } from '../../testing/counter';
import { orderBody } from '../../testing/fake-ports';

const counter = testCounter();
let key: string;
beforeEach(async () => {
  key = await counter.place();
});

async function makeLink(): Promise<string> {
  const { body } = await counter.post(`/orders/${key}/rider-link`);
  return v.parse(RiderLinkSchema, body).path;
}
const look = (path: string) => counter.site.send(`/api${path}`);
const report = (path: string, body: unknown) => counter.site.send(`/api${path}`, { body });
const statusOf = ({ body }: { body: unknown }) => v.parse(RiderOrderSchema, body).status;
const delivered: RiderReport = { outcome: 'delivered', payment: 'upi' };
const notDelivered: RiderReport = { outcome: 'not-delivered', reason: 'Nobody was at home' };
const onTheWay = () => counter.walk(key, 'confirmed', 'preparing', 'out_for_delivery');

test("a courier link shows delivery details, and the store contains only the link's hash", async () => {
  const path = await makeLink();
  const { status, body } = await look(path);
  expect([status, v.parse(RiderOrderSchema, body)]).toEqual([200, body]);
  expect(body).toMatchObject({
    status: 'placed',
    customer: { name: 'Asha Rao', phone: '+919876543210', address: '12 Lake View Road' },
    location: { lat: 13.04, lng: 77.71 },
    total: 10_290,
    lines: [{ name: 'Aloo Tikki Burger', quantity: 2 }],
  });
  const stored = JSON.stringify([...counter.db.documentsIn('riderLinks')]);
  const linkKey = path.slice('/rider/'.length);
  expect(stored).not.toContain(linkKey);
  expect([...counter.db.documentsIn('riderLinks').values()]).toMatchObject([
    { hash: hashOf(linkKey) },
  ]);
});

test('a second courier link replaces the first, and the counter can revoke either', async () => {
  await onTheWay();
  const [first, second] = [await makeLink(), await makeLink()];
  expect(first).not.toBe(second);
  expect([(await look(first)).status, (await look(second)).status]).toEqual([404, 200]);
  expect((await report(first, delivered)).status).toBe(404);
  expect((await counter.post(`/orders/${key}/rider-link/end`)).status).toBe(200);
  expect([(await look(second)).status, (await report(second, delivered)).status]).toEqual([
    404, 404,
  ]);
  expect(counter.orderStore.orders.get(key)?.orderStatus).toBe('out_for_delivery');
});

test('a returned order waits at the counter, leaves with a new courier link, and each change is mailed', async () => {
  key = await counter.place({ customer: { ...orderBody().customer, email: 'asha@example.in' } });
  await onTheWay();
  const first = await makeLink();
  await report(first, notDelivered);
  expect(JSON.stringify((await look(first)).body)).not.toMatch(/Asha|98765|Lake View|13\.04/);
  expect((await counter.post(`/orders/${key}/rider-link`)).status).toBe(409);
  const board = feedIn(await counter.get('/orders')).orders;
  expect(board.slice(-1)).toMatchObject([{ status: 'brought_back', reason: 'Nobody was at home' }]);

  counter.pass(600);
  await counter.walk(key, 'out_for_delivery');
  // The first courier's link no longer works.
  for (const answer of [await look(first), await report(first, notDelivered)]) {
    expect([answer.status, codeIn(answer)]).toEqual([410, 'gone']);
  }
  const second = await makeLink();
  expect((await look(second)).body).toMatchObject({ customer: { name: 'Asha Rao' } });
  await report(second, { outcome: 'not-delivered', reason: 'refused' });
  await counter.step(key, { from: 'brought_back', to: 'cancelled', reason: 'customer-asked' });
  const { trackingKey } = counter.orderStore.orders.get(key)!;
  const { body: track } = await counter.site.send(`/api/track/${trackingKey}`);
  expect((track as Track).history.map(({ status }) => status).join()).toMatch(
    /(out_for_delivery,brought_back,){2}cancelled$/,
  );
  const notified = [...counter.db.documentsIn('outbox').values()].map(({ kind }) => kind);
  expect(notified.join()).toMatch(/(leaving,brought-back,){2}cancelled$/);
});

test.each([
  ['delivered', delivered, { orderStatus: 'delivered', paidBy: 'upi', open: false }],
  ['not delivered', notDelivered, { orderStatus: 'brought_back', reason: 'Nobody was at home' }],
])(
  "a courier's report that an order is %s is recorded once, even if sent twice",
  async (_what, message, left) => {
    await onTheWay();
    const path = await makeLink();
    const first = await report(path, message);
    expect(first.status).toBe(200);
    const again = await report(path, message);
    expect([again.status, again.body]).toEqual([200, first.body]);
    const order = counter.orderStore.orders.get(key)!;
    expect(order).toMatchObject(left);
    expect(order.history!.at(-1)).toMatchObject({ by: 'rider' });
    expect(order.history).toHaveLength(5);
  },
);

test('the courier link of a finished order hides personal data and accepts no further report', async () => {
  await onTheWay();
  const path = await makeLink();
  await report(path, delivered);
  const { body } = await look(path);
  expect(statusOf({ body })).toBe('delivered');
  expect(JSON.stringify(body)).not.toMatch(/Asha|98765|Lake View|13\.04/);
  for (const other of [notDelivered, { outcome: 'delivered', payment: 'cash' }]) {
    const answer = await report(path, other);
    expect([answer.status, codeIn(answer)]).toEqual([409, 'already-moved']);
    expect(JSON.stringify(answer.body)).not.toMatch(/Asha|98765/);
  }
  expect(counter.orderStore.orders.get(key)).toMatchObject({
    orderStatus: 'delivered',
    paidBy: 'upi',
  });
  const link = await counter.post(`/orders/${key}/rider-link`);
  expect([link.status, codeIn(link)]).toEqual([409, 'already-moved']);
});

test('a courier report about an order that has not left the restaurant is rejected', async () => {
  const path = await makeLink();
  for (const status of ['placed', 'confirmed', 'preparing'] as const) {
    if (status !== 'placed') await counter.walk(key, status);
    const answer = await report(path, delivered);
    expect([status, answer.status, codeIn(answer)]).toEqual([status, 409, 'already-moved']);
    expect(counter.orderStore.orders.get(key)?.orderStatus).toBe(status);
  }
});

test('a courier link expires after three hours', async () => {
  await onTheWay();
  const path = await makeLink();
  counter.pass(3 * 3600 - 1);
  const last = await look(path);
  expect([last.status, last.body]).toMatchObject([200, { endsIn: 1000 }]);
  counter.pass(1);
  for (const answer of [await look(path), await report(path, delivered)]) {
    expect([answer.status, codeIn(answer)]).toEqual([410, 'gone']);
  }
  expect(counter.orderStore.orders.get(key)?.orderStatus).toBe('out_for_delivery');
});

test('an invalid courier link gets 404', async () => {
  await onTheWay();
  const path = await makeLink();
  const wrong = path.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  const hash = hashOf(path.slice('/rider/'.length));
  for (const other of [wrong, `/rider/${hash}`, '/rider/x', `/rider/${key}`, `${path}0`]) {
    expect([other, (await look(other)).status]).toEqual([other, 404]);
    expect([other, (await report(other, delivered)).status]).toEqual([other, 404]);
  }
});

test("a courier's delivery report with an outdated amount gets 400 and changes nothing", async () => {
  await onTheWay();
  const path = await makeLink();
  const one = { after: 0, lines: [{ line: 0, quantity: 1, note: '' }], agreedTotal: 5146 };
  await counter.post(`/orders/${key}/change`, { ...one, press: 'press-of-one' });
  const old = await report(path, { ...delivered, total: 10_290 });
  expect([old.status, old.body]).toMatchObject([400, { error: { field: 'total' } }]);
  expect(JSON.stringify(old.body)).toContain('₹51.46');
  expect(counter.orderStore.orders.get(key)?.orderStatus).toBe('out_for_delivery');
  expect(statusOf(await report(path, { ...delivered, total: 5146 }))).toBe('delivered');
  expect(statusOf(await report(path, { ...delivered, total: 5146 }))).toBe('delivered');
});

test.each([{}, { outcome: 'delivered' }, { outcome: 'delivered', payment: 'card' }])(
  'the courier report %j gets 400',
  async (body) => {
    await onTheWay();
    expect((await report(await makeLink(), body)).status).toBe(400);
  },
);
