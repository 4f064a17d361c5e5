import { type KnownCustomer, KnownCustomerSchema, StaffOrderSchema } from '@burger/shared/kitchen';
import { published } from '@burger/shared/testing/a-shop';
import * as v from 'valibot';
import { changeIn, codeIn, feedIn, orderIn, testCounter } from '../testing/counter';
import { newKey, orderBody, priced } from '../testing/fake-ports';

const counter = testCounter();
const { customer: _customer, location, ...ordered } = orderBody();
const asha = { name: 'Asha Rao', phone: '98765 43210', address: '12 Lake View Road' };
const delivery = { kind: 'delivery', source: 'phone', customer: asha, location };
/** An order of two dishes for pickup: ₹98 plus tax, without delivery charge. */
const pickup = { kind: 'pickup', source: 'door', customer: {}, agreedTotal: 10_290 };
const body = (changes: object = {}) => ({
  ...ordered,
  ...delivery,
  idempotencyKey: newKey(),
  ...changes,
});
const take = (requested: object = body(), token?: string) =>
  counter.post('/orders', requested, token);
const stored = (key: string) => counter.orderStore.orders.get(key)!;

test("a phone order has the price and stored fields of a customer's order and is confirmed at once", async () => {
  const own = stored(await counter.place());
  const requested = body();
  const answer = await take(requested);
  expect(answer.status).toBe(201);
  const { order, path, until } = v.parse(StaffOrderSchema, answer.body);
  const storedDay = stored(requested.idempotencyKey);
  for (const same of ['pricing', 'items', 'seller', 'location', 'menuVersion', 'slot'] as const)
    expect(storedDay[same]).toEqual(own[same]);
  expect(storedDay.customerDetails).toEqual({ ...own.customerDetails, email: '' });
  expect(storedDay).toMatchObject({ customerId: '', source: 'phone', paymentStatus: 'pending' });
  expect(storedDay.history.map(({ status, by }) => [status, by])).toEqual([
    ['placed', 'customer'],
    ['confirmed', 'kitchen'],
  ]);
  expect(order).toMatchObject({ source: 'phone', status: 'confirmed', revision: 2, total: 10_290 });
  expect([path, until]).toEqual([`/track#${storedDay.trackingKey}`, null]);
  // Staff created the order, so no notification mail is sent to the restaurant.
  expect(counter.db.documentsIn('outbox').has(requested.idempotencyKey)).toBe(false);
  expect(counter.db.documentsIn('staffLog').get(`${requested.idempotencyKey}-2`)).toMatchObject({
    ...{ uid: 'meena', from: 'placed', to: 'confirmed', at: storedDay.createdAt },
  });
  expect(counter.mails).toHaveLength(1);
  expect(feedIn(await counter.get('/orders')).orders.map(({ source }) => source)).toEqual([
    undefined,
    'phone',
  ]);
});

test('a repeated request returns the stored staff order instead of creating a second one', async () => {
  const requested = body();
  await take(requested);
  const again = await take({ ...requested, customer: { ...asha, name: 'Ravi' } }, 'kiran');
  expect([again.status, orderIn(again).customer.name]).toEqual([200, 'Asha Rao']);
  expect(counter.orderStore.orders.size).toBe(1);
  const foreign = await take(body({ idempotencyKey: await counter.place() }));
  expect([foreign.status, codeIn(foreign)]).toEqual([403, 'forbidden']);
});

test('a walk-in order needs no customer details and is paid immediately or on pickup', async () => {
  const later = await take(body(pickup));
  expect(orderIn(later)).toMatchObject({ source: 'door', kind: 'pickup', payment: 'pending' });
  const requested = body({ ...pickup, paid: 'cash' });
  expect(orderIn(await take(requested))).toMatchObject({ payment: 'cash', paidAhead: true });
  const key = requested.idempotencyKey;
  await counter.step(key, { from: 'confirmed', to: 'preparing' });
  await counter.step(key, { from: 'preparing', to: 'ready' });
  const done = await counter.step(key, { from: 'ready', to: 'delivered', payment: null });
  expect(orderIn(done)).toMatchObject({ status: 'delivered', payment: 'cash' });
  const back = await counter.step(key, { from: 'delivered', to: 'ready', payment: null });
  expect(orderIn(back)).toMatchObject({ payment: 'cash', paidAhead: true });
  const { body: day } = await counter.get('/day');
  expect(day).toMatchObject({ minutesToAccept: null });
});

test('a phone order accepts a distance in km instead of a map location', async () => {
  const far = body({ location: null, km: 4.2, agreedTotal: 0 });
  const refused = await take(far);
  expect(refused.status).toBe(409);
  const change = changeIn(refused);
  expect(change.km).toBe(4.2);
  const reserved = await take({ ...far, agreedTotal: change.bill.total });
  expect(orderIn(reserved)).toMatchObject({ location: null, km: 4.2 });
  expect(stored(far.idempotencyKey).location).toEqual({ distance: 4.2 });
  const { body: distance } = await counter.post('/distance', location);
  expect(distance).toEqual({ km: expect.closeTo(orderIn(await take()).location!.km, 9) });
});

const soldOut = { kind: 'sold-out', thing: { what: 1, until: null } };
const halfHour = '2026-01-05T09:30:00.000Z';
test.each<[string, () => Promise<unknown>, object, number, string]>([
  ['a sold-out dish', () => counter.post('/today', soldOut), {}, 409, 'bill-changed'],
  ['another price', () => publish('₹59'), {}, 409, 'bill-changed'],
  ['a forged total', async () => {}, { agreedTotal: 1 }, 409, 'bill-changed'],
  ['a pause', () => counter.post('/today', { kind: 'pause', until: null }), {}, 422, 'paused'],
  ['a distance out of range', async () => {}, { location: null, km: 40 }, 422, 'out-of-range'],
  ['a full slot', () => fill(halfHour), { slot: halfHour }, 409, 'slot-full'],
  ['no address', async () => {}, { customer: { ...asha, address: '' } }, 400, 'invalid'],
  ['no phone number', async () => {}, { customer: { ...asha, phone: ' ' } }, 400, 'invalid'],
  ['a promo code', async () => {}, { ...pickup, promoCode: 'FAMILY5' }, 400, 'invalid'],
  ['no location', async () => {}, { location: null }, 400, 'invalid'],
  ['both a location and kilometres', async () => {}, { km: 2 }, 400, 'invalid'],
  [
    'an online payment that is not offered',
    async () => {},
    { paymentMethod: 'online' },
    400,
    'invalid',
  ],
  ['another source', async () => {}, { source: 'site' }, 400, 'invalid'],
])(
  'a staff order with %s is rejected and not stored',
  async (_what, prepare, changes, status, code) => {
    await prepare();
    const before = counter.orderStore.orders.size;
    const answer = await take(body(changes));
    expect([answer.status, codeIn(answer)]).toEqual([status, code]);
    expect(counter.orderStore.orders.size).toBe(before);
  },
);

const publish = (price: string) =>
  counter.shopStore.publish({ published: priced(price), by: 'owner' });
async function fill(slot: string) {
  for (let places = published.rules.slots?.capacity ?? 0; places > 0; places -= 1)
    expect((await take(body({ slot }))).status).toBe(201);
}

test('staff orders are exempt from customer rate limits', async () => {
  for (let orders = 0; orders < 12; orders += 1) expect((await take()).status).toBe(201);
});

describe('POST /api/kitchen/customers', () => {
  const known = async (phone: string): Promise<KnownCustomer | null> => {
    const { body: answer } = await counter.post('/customers', { phone });
    return v.parse(KnownCustomerSchema, answer).customer;
  };
  const other = { dishId: 2, quantity: 1, choices: [], note: 'No onion' };

  test('a phone number lookup returns the last address and the most frequent order of 90 days', async () => {
    expect(await known('98765 43210')).toBeNull();
    const usual = body();
    await take(usual);
    await take(body());
    counter.pass(60);
    const moved = { ...asha, name: 'Asha R', address: '4 Temple Street', landmark: 'Blue gate' };
    const requested = { lines: [other], customer: moved };
    const agreedTotal = changeIn(await take(body(requested))).bill.total;
    const last = body({ ...requested, agreedTotal });
    expect((await take(last)).status).toBe(201);
    counter.pass(60);
    const cancelled = body({ customer: { ...asha, name: 'Wrong' } });
    await take(cancelled);
    await counter.step(cancelled.idempotencyKey, { from: 'confirmed', to: 'cancelled' });
    expect(await known('+91 98765-43210')).toEqual({
      name: 'Asha R',
      address: '4 Temple Street',
      landmark: 'Blue gate',
      location,
      km: expect.any(Number),
      usual: usual.lines,
    });
    counter.pass(91 * 86_400);
    expect(await known('98765 43210')).toBeNull();
  });

  test('a phone lookup rejects an invalid number with 400 and is limited per staff member', async () => {
    expect((await counter.post('/customers', { phone: '98765' })).status).toBe(400);
    for (let requested = 0; requested < 120; requested += 1) await known('98765 43210');
    const ask = (token: string) => counter.post('/customers', { phone: '9876543210' }, token);
    expect([(await ask('meena')).status, (await ask('kiran')).status]).toEqual([429, 200]);
  });
});
