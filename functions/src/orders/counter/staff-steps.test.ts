import { nextStatuses, orderStatuses } from '@burger/shared/contracts';
import { published } from '@burger/shared/testing/a-shop';
import { codeIn, testCounter, orderIn } from '../../testing/counter';
import { newKey, orderBody } from '../../testing/fake-ports';
import { isStillNews } from '../notifications/outbox';

const counter = testCounter();
let key: string;
beforeEach(async () => {
  key = await counter.place();
});

const stored = () => counter.orderStore.orders.get(key);

test('an order passes through all statuses and records times, courier and payment', async () => {
  counter.pass(60);
  const accept = { from: 'placed', to: 'confirmed', addMinutes: 10 } as const;
  const { status, body } = await counter.step(key, accept);
  expect([status, body]).toMatchObject([200, { order: { status: 'confirmed', revision: 2 } }]);
  expect(stored()).toMatchObject({
    estimatedDeliveryTime: '2026-01-05T08:55:00.000Z',
    addedMinutes: 10,
    open: true,
  });
  await counter.walk(key, 'preparing', 'out_for_delivery', 'delivered');
  const paid = { paymentStatus: 'paid', paidBy: 'cash', rider: 'Suresh' };
  expect(stored()).toMatchObject({ ...paid, orderStatus: 'delivered', open: false, revision: 5 });
  const states = ['confirmed', 'preparing', 'out_for_delivery', 'delivered'];
  expect(stored()?.history.map(({ status: at, by }) => [at, by])).toEqual([
    ['placed', 'customer'],
    ...states.map((at) => [at, 'kitchen']),
  ]);
});

// shared/src/contracts/order-states.test.ts lists the valid status changes.
test('an invalid status change gets 400 and leaves the order unchanged', async () => {
  await counter.walk(key, 'confirmed', 'preparing', 'out_for_delivery');
  counter.pass(121);
  const from = 'out_for_delivery';
  const before = structuredClone(stored());
  for (const to of orderStatuses.filter((one) => !nextStatuses(from).includes(one))) {
    const answer = await counter.step(key, { from, to });
    expect([to, answer.status, codeIn(answer)]).toEqual([to, 400, 'invalid']);
  }
  expect(stored()).toEqual(before);
});

test('the first of two tablets moves the order, and the other gets 409 with the current order', async () => {
  const answers = await Promise.all(
    ['meena', 'kiran'].map((who) =>
      counter.step(key, { from: 'placed', to: 'confirmed', addMinutes: 5 }, who),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const loser = answers.find(({ status }) => status === 409)!;
  expect(codeIn(loser)).toBe('already-moved');
  expect(orderIn(loser)).toMatchObject({ key, status: 'confirmed', revision: 2 });
  expect(stored()?.addedMinutes).toBe(5);
});

test('the payment method of a delivered order can be corrected days later with author and reason', async () => {
  const put = { payment: 'upi', reason: 'Wrong button' };
  expect(codeIn(await counter.post(`/orders/${key}/payment`, put))).toBe('already-moved');
  await counter.walk(key, 'confirmed', 'preparing', 'out_for_delivery', 'delivered');
  counter.pass(3 * 24 * 3600);
  expect(codeIn(await counter.post(`/orders/${key}/payment`, { ...put, reason: '' }))).toBe(
    'invalid',
  );
  const putRight = async () => (await counter.get(`/orders/${key}/payment`)).body;
  expect(await putRight()).toEqual({ putRight: null });
  const notified = counter.db.documentsIn('outbox').size;
  for (const who of ['kiran', 'meena']) {
    const answer = await counter.post(`/orders/${key}/payment`, put, who);
    expect(orderIn(answer)).toMatchObject({ payment: 'upi', status: 'delivered', revision: 6 });
  }
  expect(stored()).toMatchObject({ paidBy: 'upi', paymentStatus: 'paid' });
  expect(await putRight()).toMatchObject({
    putRight: { email: 'kiran@burgerkatte.example', reason: 'Wrong button' },
  });
  expect(counter.db.documentsIn('outbox').size).toBe(notified);
});

describe('a repeated step', () => {
  const accept = { from: 'placed', to: 'confirmed', addMinutes: 5 } as const;
  test('a status change repeated after a lost response returns the first result for two minutes', async () => {
    const first = await counter.step(key, accept);
    counter.pass(119);
    const again = await counter.step(key, accept);
    expect([again.status, again.body]).toEqual([200, first.body]);
    counter.pass(2);
    expect((await counter.step(key, accept)).status).toBe(409);
  });
  test('repeating a status change returns 200 when the first store response was lost', async () => {
    await counter.step(key, accept);
    const { kitchen } = counter;
    const stepTo = kitchen.stepTo.bind(kitchen);
    const lost = Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });
    const requests = jest.fn(stepTo).mockRejectedValueOnce(lost);
    kitchen.stepTo = requests;
    expect((await counter.step(key, accept)).status).toBe(200);
    expect(requests).toHaveBeenCalledTimes(2);
  });
  test('a status change by another person or press, or after the order moved on, gets 409', async () => {
    await counter.step(key, { ...accept, press: 'tablet-1-press-1' });
    expect((await counter.step(key, { ...accept, press: 'tablet-1-press-1' })).status).toBe(200);
    expect((await counter.step(key, { ...accept, press: 'tablet-2-press-1' })).status).toBe(409);
    expect((await counter.step(key, accept, 'kiran')).status).toBe(409);
    await counter.walk(key, 'preparing');
    const late = await counter.step(key, { ...accept, press: 'tablet-1-press-1' });
    expect([late.status, orderIn(late).status]).toEqual([409, 'preparing']);
  });
});

describe('undoing a step', () => {
  test('undoing a status change also reverts its minutes, payment and courier', async () => {
    const before = stored()!;
    await counter.step(key, { from: 'placed', to: 'confirmed', addMinutes: 30 });
    await counter.step(key, { from: 'confirmed', to: 'placed' });
    expect(stored()).toMatchObject({
      orderStatus: 'placed',
      estimatedDeliveryTime: before.estimatedDeliveryTime,
      addedMinutes: 0,
    });
    await counter.walk(key, 'confirmed', 'preparing', 'out_for_delivery', 'delivered');
    await counter.step(key, { from: 'delivered', to: 'out_for_delivery' });
    expect(stored()).toMatchObject({
      open: true,
      rider: 'Suresh',
      paymentStatus: 'pending',
      paidBy: null,
    });
  });
  test('a status change can be undone for two minutes, unless the customer made it', async () => {
    const { createdAt: at, history, ...order } = stored()!;
    const cancelled = [...history, { status: 'cancelled', at, by: 'customer' } as const];
    const hers = { ...order, createdAt: at, orderStatus: 'cancelled', history: cancelled } as const;
    counter.orderStore.orders.set(key, hers);
    expect((await counter.step(key, { from: 'cancelled', to: 'placed' })).status).toBe(400);
    key = await counter.place();
    await counter.walk(key, 'cancelled');
    counter.pass(121);
    const late = await counter.step(key, { from: 'cancelled', to: 'placed' });
    const message = 'A step can be taken back within two minutes.';
    expect([late.status, late.body]).toMatchObject([400, { error: { message } }]);
  });
});

test('a cancellation without a reason, or a delivery without a payment method, is rejected', async () => {
  const fieldOf = async (step: Parameters<typeof counter.step>[1]) =>
    ((await counter.step(key, step)).body as { error: { field: string } }).error.field;
  expect(await fieldOf({ from: 'placed', to: 'cancelled', reason: '' })).toBe('reason');
  await counter.walk(key, 'confirmed', 'preparing');
  // Delivery orders skip the status `ready` unless the rules enable it.
  expect(await fieldOf({ from: 'preparing', to: 'ready' })).toBe('to');
  await counter.walk(key, 'out_for_delivery');
  const unpaid = { from: 'out_for_delivery', to: 'delivered', payment: null } as const;
  expect(await fieldOf(unpaid)).toBe('payment');
  key = await counter.place({ kind: 'pickup', location: null });
  await counter.walk(key, 'confirmed', 'preparing');
  expect(await fieldOf({ from: 'preparing', to: 'out_for_delivery' })).toBe('to');
});

test('a delivery order waits as ready, without a mail, if the rules enable that status', async () => {
  const rules = { ...published.rules, delivery: { ...published.rules.delivery, ready: true } };
  await counter.shopStore.publish({ published: { ...published, rules }, by: 'the owner' });
  counter.pass(60);
  key = await counter.place({ customer: { ...orderBody().customer, email: 'asha@example.com' } });
  await counter.walk(key, 'confirmed', 'preparing', 'ready', 'out_for_delivery');
  const notified = () => [...counter.db.documentsIn('outbox').values()].map(({ kind }) => kind);
  expect(notified().filter((kind) => kind === 'leaving')).toHaveLength(1);
  // Undone before the mail about the departure was sent, which would be wrong now.
  await counter.step(key, { from: 'out_for_delivery', to: 'ready' });
  const back = counter.orderStore.orders.get(key)!;
  expect(back.orderStatus).toBe('ready');
  expect(isStillNews('leaving', back)).toBe(false);
  expect(isStillNews('leaving', { ...back, kind: 'pickup' })).toBe(true);
  const later = await counter.step(key, { from: 'ready', to: 'delivered' });
  expect([later.status, later.body]).toMatchObject([400, { error: { field: 'to' } }]);
});

test('the promised time can be changed while an order is in progress', async () => {
  const later = (token?: string) =>
    counter.post(`/orders/${key}/promise`, { addMinutes: 15 }, token);
  const { status, body } = await later();
  expect([status, body]).toMatchObject([
    200,
    { order: { promisedAt: '2026-01-05T09:00:00.000Z', revision: 2 } },
  ]);
  await counter.walk(key, 'cancelled');
  const over = await later();
  expect([over.status, codeIn(over), orderIn(over).status]).toEqual([
    409,
    'already-moved',
    'cancelled',
  ]);
  for (const wrong of [{ addMinutes: 0 }, { addMinutes: 15, press: 'short' }]) {
    expect((await counter.post(`/orders/${key}/promise`, wrong)).status).toBe(400);
  }
});

describe('delays', () => {
  const press = 'tablet-1-press-1';
  const later = (body: object = { press }, token?: string) =>
    counter.post(`/orders/${key}/promise`, { addMinutes: 15, ...body }, token);
  const added = () => stored()?.addedMinutes;

  test('a repeated delay returns its first result, even after the order moved on or finished', async () => {
    const first = await later();
    counter.pass(300);
    const again = await later();
    expect([again.status, again.body, added()]).toEqual([200, first.body, 15]);
    await counter.walk(key, 'confirmed');
    const gone = await later();
    expect([gone.status, orderIn(gone).status, added()]).toEqual([200, 'confirmed', 15]);
    await counter.walk(key, 'preparing', 'out_for_delivery', 'delivered');
    expect([(await later()).status, added()]).toEqual([200, 15]);
  });
  test('two concurrent requests of one button press delay the order once', async () => {
    const answers = await Promise.all([later(), later()]);
    expect([...answers.map(({ status }) => status), added()]).toEqual([200, 200, 15]);
  });
  test('a delay succeeds while another button press changes the order', async () => {
    const { kitchen } = counter;
    const change = kitchen.change.bind(kitchen);
    kitchen.change = async (...changed) => {
      kitchen.change = change;
      await counter.walk(key, 'confirmed');
      return change(...changed);
    };
    const { status, body } = await later();
    expect([status, body, added()]).toMatchObject([200, { order: { status: 'confirmed' } }, 15]);
  });
  test('delays add up if another press or person made them, or if they have no press id', async () => {
    await later();
    await later({ press: 'tablet-1-press-2' });
    await later({ press }, 'kiran');
    await later({});
    await later({});
    expect(added()).toBe(75);
  });
});

test('an unknown order key gets 404', async () => {
  const step = { from: 'placed', to: 'confirmed' } as const;
  for (const no of [newKey(), 'x', '..%2forders', '0'.repeat(33)]) {
    expect((await counter.step(no, step)).status).toBe(404);
  }
});

test('an invalid body of a status change gets 400', async () => {
  for (const wrong of [
    {},
    { from: 'placed', to: 'eaten' },
    { from: 'placed', to: 'confirmed', addMinutes: -1 },
    { from: 'placed', to: 'confirmed', addMinutes: 1.5 },
    { from: 'placed', to: 'cancelled', reason: 'x'.repeat(201) },
  ]) {
    expect((await counter.post(`/orders/${key}/step`, wrong)).status).toBe(400);
  }
  expect(stored()?.orderStatus).toBe('placed');
});

test('a rejected status change names who moved the order already, when, and by which press', async () => {
  const step = { from: 'placed', to: 'confirmed' } as const;
  await counter.step(key, { ...step, press: 'press-of-the-first' });
  await counter.post(`/orders/${key}/promise`, { addMinutes: 5 });
  const { status, body } = await counter.step(key, { ...step, press: 'press-of-the-second' });
  expect(status).toBe(409);
  expect((body as { moved: unknown }).moved).toEqual({
    email: expect.stringContaining('@'),
    at: stored()?.history.at(-1)?.at,
    press: 'press-of-the-first',
  });
});
