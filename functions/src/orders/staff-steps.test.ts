import { orderStatuses, type OrderStatus } from '@burger/shared/order';
import { published } from '@burger/shared/testing/shop';
import { codeIn, testCounter, orderIn } from '../testing/counter';
import { newKey } from '../testing/fake-ports';
import { isStillNews } from './outbox';

const counter = testCounter();
let key: string;
beforeEach(async () => {
  key = await counter.place();
});

const stored = () => counter.book.orders.get(key);

test('an order goes its way, and keeps when it was where and who is to be asked about it', async () => {
  counter.pass(60);
  const { status, body } = await counter.step(key, {
    from: 'placed',
    to: 'confirmed',
    addMinutes: 10,
  });
  expect([status, body]).toMatchObject([200, { order: { status: 'confirmed', revision: 2 } }]);
  expect(stored()).toMatchObject({
    estimatedDeliveryTime: '2026-01-05T08:55:00.000Z',
    addedMinutes: 10,
    open: true,
  });
  await counter.walk(key, 'preparing', 'out_for_delivery', 'delivered');
  expect(stored()).toMatchObject({
    orderStatus: 'delivered',
    open: false,
    rider: 'Suresh',
    paymentStatus: 'paid',
    paidBy: 'cash',
    revision: 5,
  });
  expect(stored()?.history?.map(({ status: at, by }) => [at, by])).toEqual([
    ['placed', 'customer'],
    ['confirmed', 'kitchen'],
    ['preparing', 'kitchen'],
    ['out_for_delivery', 'kitchen'],
    ['delivered', 'kitchen'],
  ]);
});

test('every step that does not exist is refused, and changes nothing', async () => {
  const reached: Partial<Record<OrderStatus, OrderStatus[]>> = {
    placed: [],
    confirmed: ['confirmed'],
    out_for_delivery: ['confirmed', 'preparing', 'out_for_delivery'],
    brought_back: ['confirmed', 'preparing', 'out_for_delivery', 'brought_back'],
    cancelled: ['cancelled'],
  };
  const lawful = [
    'placed confirmed',
    'placed cancelled',
    'confirmed preparing',
    'confirmed cancelled',
  ];
  lawful.push(
    'out_for_delivery delivered',
    'out_for_delivery brought_back',
    'out_for_delivery cancelled',
    'brought_back out_for_delivery',
    'brought_back cancelled',
  );
  for (const [from, way] of Object.entries(reached) as [OrderStatus, OrderStatus[]][]) {
    key = await counter.place();
    await counter.walk(key, ...way);
    // Nothing can be taken back any more.
    counter.pass(121);
    const before = structuredClone(stored());
    for (const to of orderStatuses.filter((one) => !lawful.includes(`${from} ${one}`))) {
      const answer = await counter.step(key, { from, to });
      expect([from, to, answer.status, codeIn(answer)]).toEqual([from, to, 400, 'invalid']);
      expect(stored()).toEqual(before);
    }
  }
});

test('of two tablets one moves an order, and the other hears how it stands', async () => {
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

test('how it was paid is put right days later, with who and why; never of what is not delivered', async () => {
  const put = { payment: 'upi', reason: 'Wrong button' };
  expect(codeIn(await counter.post(`/orders/${key}/payment`, put))).toBe('already-moved');
  await counter.walk(key, 'confirmed', 'preparing', 'out_for_delivery', 'delivered');
  counter.pass(3 * 24 * 3600);
  expect(
    (await counter.post(`/orders/${key}/payment`, { payment: 'upi', reason: '' })).status,
  ).toBe(400);
  const putRight = async () => (await counter.get(`/orders/${key}/payment`)).body;
  expect(await putRight()).toEqual({ putRight: null });
  const told = counter.book.outbox.entries.size;
  for (const who of ['kiran', 'meena']) {
    const answer = await counter.post(`/orders/${key}/payment`, put, who);
    expect(orderIn(answer)).toMatchObject({ payment: 'upi', status: 'delivered', revision: 6 });
  }
  expect(stored()).toMatchObject({ paidBy: 'upi', paymentStatus: 'paid' });
  expect(await putRight()).toEqual({
    putRight: {
      email: expect.stringContaining('kiran'),
      at: expect.any(String),
      reason: 'Wrong button',
    },
  });
  expect(counter.book.outbox.entries.size).toBe(told);
});

describe('the same step again', () => {
  const accept = { from: 'placed', to: 'confirmed', addMinutes: 5 } as const;
  test('by whose answer was lost is answered like the first time', async () => {
    const first = await counter.step(key, accept);
    counter.pass(119);
    const again = await counter.step(key, accept);
    expect([again.status, again.body]).toEqual([200, first.body]);
  });
  test('is answered while the store loses its answers', async () => {
    await counter.step(key, accept);
    const { kitchen } = counter;
    const stepTo = kitchen.stepTo.bind(kitchen);
    let asked = 0;
    kitchen.stepTo = async (...step) => {
      asked += 1;
      if (asked === 1) throw Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });
      return stepTo(...step);
    };
    expect([(await counter.step(key, accept)).status, asked]).toEqual([200, 2]);
  });
  test('after two minutes is none', async () => {
    await counter.step(key, accept);
    counter.pass(121);
    expect((await counter.step(key, accept)).status).toBe(409);
  });
  test('by somebody else, or from another press, is none', async () => {
    await counter.step(key, { ...accept, press: 'tablet-1-press-1' });
    expect((await counter.step(key, { ...accept, press: 'tablet-1-press-1' })).status).toBe(200);
    expect((await counter.step(key, { ...accept, press: 'tablet-2-press-1' })).status).toBe(409);
    expect((await counter.step(key, accept, 'kiran')).status).toBe(409);
  });
  test('once the order has gone on is none', async () => {
    await counter.step(key, accept);
    await counter.walk(key, 'preparing');
    const late = await counter.step(key, accept);
    expect([late.status, orderIn(late).status]).toEqual([409, 'preparing']);
  });
});

describe('one step back', () => {
  test('takes back what went with the step', async () => {
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
  test('can be made for two minutes', async () => {
    await counter.walk(key, 'cancelled');
    counter.pass(121);
    const late = await counter.step(key, { from: 'cancelled', to: 'placed' });
    expect([late.status, late.body]).toMatchObject([
      400,
      { error: { message: 'A step can be taken back within two minutes.' } },
    ]);
  });
  test('is not made from what the customer did', async () => {
    const order = stored()!;
    const at = order.createdAt!;
    counter.book.orders.set(key, {
      ...order,
      orderStatus: 'cancelled',
      history: [...order.history!, { status: 'cancelled', at, by: 'customer' }],
    });
    expect((await counter.step(key, { from: 'cancelled', to: 'placed' })).status).toBe(400);
  });
});

test.each([
  ['why an order is cancelled', ['confirmed'], { to: 'cancelled', reason: '' }, 'reason'],
  [
    'how it was paid',
    ['confirmed', 'preparing', 'out_for_delivery'],
    { to: 'delivered', payment: null },
    'payment',
  ],
] as const)('%s has to be said', async (_what, way, wanted, field) => {
  await counter.walk(key, ...way);
  const answer = await counter.step(key, { from: way.at(-1)!, ...wanted });
  expect([answer.status, answer.body]).toMatchObject([400, { error: { field } }]);
});

test('what is carried out does not wait to be fetched', async () => {
  await counter.walk(key, 'confirmed', 'preparing');
  expect((await counter.step(key, { from: 'preparing', to: 'ready' })).status).toBe(400);
});

test('where the rules say so it waits for its rider, of which no mail tells', async () => {
  const { rules } = published;
  const delivery = { ...rules.delivery, ready: true };
  await counter.shopStore.publish({
    published: { ...published, rules: { ...rules, delivery } },
    by: 'the owner',
  });
  counter.pass(60);
  const asha = { name: 'Asha Rao', phone: '98765 43210', address: '12 Lake View Road' };
  key = await counter.place({ customer: { ...asha, email: 'asha@example.com' } });
  await counter.walk(key, 'confirmed', 'preparing', 'ready', 'out_for_delivery');
  const told = () => [...counter.book.outbox.entries.values()].map(({ kind }) => kind);
  expect(told().filter((kind) => kind === 'leaving')).toHaveLength(1);
  // Taken back before the mail went: it would tell what is no longer true.
  await counter.step(key, { from: 'out_for_delivery', to: 'ready' });
  const back = counter.book.orders.get(key)!;
  expect(back.orderStatus).toBe('ready');
  expect(isStillNews('leaving', back)).toBe(false);
  expect(isStillNews('leaving', { ...back, kind: 'pickup' })).toBe(true);
  const later = await counter.step(key, { from: 'ready', to: 'delivered' });
  expect([later.status, later.body]).toMatchObject([400, { error: { field: 'to' } }]);
});

test('the promise is moved while an order is under way', async () => {
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
  expect((await counter.post(`/orders/${key}/promise`, { addMinutes: 0 })).status).toBe(400);
});

describe('more minutes from one press', () => {
  const press = 'tablet-1-press-1';
  const later = (body: object = { press }, token?: string) =>
    counter.post(`/orders/${key}/promise`, { addMinutes: 15, ...body }, token);
  const added = () => stored()?.addedMinutes;

  test('sent again are answered like the first time', async () => {
    const first = await later();
    counter.pass(300);
    const again = await later();
    expect([again.status, again.body, added()]).toEqual([200, first.body, 15]);
  });
  test('are known when the order has gone on since, and when it is over', async () => {
    await later();
    await counter.walk(key, 'confirmed');
    const again = await later();
    expect([again.status, orderIn(again).status, added()]).toEqual([200, 'confirmed', 15]);
    await counter.walk(key, 'preparing', 'out_for_delivery', 'delivered');
    expect([(await later()).status, added()]).toEqual([200, 15]);
  });
  test('are given once where both requests are under way at once', async () => {
    const answers = await Promise.all([later(), later()]);
    expect([...answers.map(({ status }) => status), added()]).toEqual([200, 200, 15]);
  });
  test('are given to what another press, or another tablet, changes at the same time', async () => {
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
  test('are other ones from another press, by somebody else, or without a name', async () => {
    await later();
    await later({ press: 'tablet-1-press-2' });
    await later({ press }, 'kiran');
    await later({});
    await later({});
    expect(added()).toBe(75);
  });
  test('need a name that can be one', async () => {
    expect((await later({ press: 'short' })).status).toBe(400);
  });
});

test('an order that does not exist is not found, whatever stands in the address', async () => {
  const step = { from: 'placed', to: 'confirmed' } as const;
  for (const no of [newKey(), 'x', '..%2forders', '0'.repeat(33)]) {
    expect((await counter.step(no, step)).status).toBe(404);
  }
});

test('a step has to be one', async () => {
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
