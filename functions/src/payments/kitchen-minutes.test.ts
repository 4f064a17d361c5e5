import type { OrderDocument } from '@burger/shared/order';
import { published } from '@burger/shared/testing/a-shop';
import { createJobs } from '../jobs';
import { orderBody } from '../testing/order-body';
import { testSite } from '../testing/counter';
import { learn, learnedRides } from '../testing/learned-rides';
import type { PaymentProvider } from './provider';

// An online order may be paid minutes after it was placed: its reserved minutes and promised time then move.

// Monday, 5 January 2026, in the restaurant's time zone.
const at = (time: string) => new Date(`2026-01-05T${time}:00+05:30`);
const iso = (time: string) => at(time).toISOString();
let now: Date;

let opened = 0;
const payments = {
  open: async () => `attempt-${(opened += 1)}`,
  handoff: (attempt: string) => ({ url: '', fields: { attempt } }),
  capturedPayments: async () => [],
  refunds: async () => [],
  event: (raw: Buffer) => ({ kind: 'taken', captured: JSON.parse(String(raw)) as object }),
} as unknown as PaymentProvider;
const { world, site } = testSite(() => ({ now: () => now, payments }));

// A burger needs ten minutes, of thirty in a quarter of an hour. The two of an order need twenty.
const grill = { id: 'grill', name: 'Grill', places: 2, minutes: { 'burgers-veg': 10 } };
const kitchen = { wayMinutes: 25, stations: [grill] };
const publish = (rules: object = {}) =>
  world.shopStore.publish({
    published: {
      ...published,
      rules: { ...published.rules, payments: ['online', 'cod'], payMinutes: 60, kitchen, ...rules },
    },
    by: 'owner',
  });
beforeEach(async () => {
  now = at('13:30');
  await publish();
});

const customer = { ...orderBody().customer, email: 'asha@example.in' };
async function place(changes: object = {}): Promise<string> {
  const body = orderBody({ customer, ...changes });
  const { status } = await site.send('/api/orders', { body, token: 'asha' });
  expect(status).toBe(201);
  return body.idempotencyKey;
}
const unpaid = (changes: object = {}) => place({ paymentMethod: 'online', ...changes });
const stored = (key: string) =>
  world.orderStore.orders.get(key) as OrderDocument & { kitchenWork: object };

/** Lets the provider report the payment of an order, which must always be accepted. */
async function pay(key: string): Promise<void> {
  const { orderId } = stored(key);
  await site.send(`/api/orders/${orderId}/pay`, { method: 'POST', token: 'asha' });
  const { attempt } = stored(key).online!;
  const captured = { id: `pay-${attempt}`, attempt, amount: 10_290, fee: 0, refunded: 0 };
  const { status } = await site.send('/api/payments/events', {
    body: JSON.stringify({ ...captured, currency: 'INR' }),
  });
  expect([status, stored(key).online?.state]).toEqual([200, 'paid']);
}
const load = () =>
  Object.fromEntries(
    [...world.db.documentsIn('kitchenLoad')].map(([quarter, { minutes }]) => [
      quarter,
      (minutes as { grill: number }).grill,
    ]),
  );
const promised = (key: string) => stored(key).estimatedDeliveryTime;
const news = (key: string) =>
  [...world.db.documentsIn('outbox').keys()].filter((id) => id.startsWith(`${key}-`));

test.each([
  ['a minute', '13:31', '14:16', { [iso('13:30')]: 22 }],
  // Five minutes of the quarter are left, which is half the order; the rest follows in the next quarter.
  ['ten minutes', '13:40', '14:25', { [iso('13:30')]: 30, [iso('13:45')]: 10 }],
  ['half an hour', '14:00', '14:45', { [iso('13:30')]: 20, [iso('14:00')]: 20 }],
])(
  'an order paid %s after it was placed reserves minutes that are left, and is promised from then on',
  async (_late, paidAt, arrives, minutes) => {
    const key = await unpaid();
    expect([load(), promised(key)]).toEqual([{ [iso('13:30')]: 20 }, iso('14:15')]);
    now = at(paidAt);
    await pay(key);
    expect([load(), promised(key)]).toEqual([minutes, iso(arrives)]);
    expect(news(key)).toEqual([`${key}-received`]);
  },
);

test('an order paid before its reserved minutes begin keeps them and its promise', async () => {
  for (let others = 0; others < 4; others += 1) await place();
  const key = await unpaid();
  const [before, promise] = [load(), promised(key)];
  expect(stored(key).kitchenWork).toEqual({
    [iso('14:00')]: { grill: 10 },
    [iso('14:15')]: { grill: 10 },
  });
  now = at('13:45');
  await pay(key);
  expect([load(), promised(key)]).toEqual([before, promise]);
});

test('an order paid after its minutes have passed waits for the orders that the kitchen took meanwhile', async () => {
  const key = await unpaid();
  now = at('14:00');
  for (let others = 0; others < 4; others += 1) await place();
  now = at('14:01');
  await pay(key);
  // The others need eighty minutes until 14:40; the order is ready at 14:50, and the ride takes 25 minutes.
  expect(load()).toMatchObject({ [iso('14:00')]: 30, [iso('14:15')]: 30, [iso('14:30')]: 30 });
  expect(promised(key)).toBe(iso('15:15'));
  expect(stored(key).kitchenWork).toEqual({
    [iso('14:30')]: { grill: 10 },
    [iso('14:45')]: { grill: 10 },
  });
});

test('a restaurant without stations promises an order paid late from its payment on', async () => {
  await publish({ kitchen: undefined });
  const key = await unpaid();
  now = at('14:00');
  await pay(key);
  expect(promised(key)).toBe(iso('14:45'));
});

test('the new promise of an order paid late counts the learned minutes of its ride', async () => {
  await publish({ kitchen: { ...kitchen, learn } });
  await world.ports.kitchen.learned.save(learnedRides(45));
  const key = await unpaid();
  now = at('14:00');
  await pay(key);
  // The two burgers are ready at 14:10.
  expect(promised(key)).toBe(iso('14:55'));
});

test('an order paid too late for its slot or after closing time is cooked and promised later', async () => {
  const lines = [{ dishId: 1, quantity: 2, choices: [], note: '' }];
  const slot = iso('15:00');
  const forSlot = await unpaid({ slot, lines });
  // Cooked from 14:00 to 14:30 at the latest.
  now = at('14:29');
  await pay(forSlot);
  expect(stored(forSlot)).toMatchObject({ slot, estimatedDeliveryTime: iso('15:04') });
  now = at('21:14');
  const key = await unpaid();
  now = at('21:44');
  await pay(key);
  expect(stored(key).kitchenWork).toEqual({
    [iso('21:30')]: { grill: 2 },
    [iso('21:45')]: { grill: 18 },
  });
});

test('an order paid after its time to pay is refunded, and its minutes are free again', async () => {
  await publish({ payMinutes: 10 });
  const key = await unpaid();
  now = at('13:41');
  await createJobs(world.ports).payments();
  expect([stored(key).orderStatus, load()]).toEqual(['cancelled', { [iso('13:30')]: 0 }]);
});

test('payment reported again, and a change to payment on delivery, reserve the minutes once', async () => {
  const key = await unpaid();
  const other = await unpaid();
  now = at('13:46');
  await pay(key);
  await pay(key);
  const path = `/api/orders/${stored(other).orderId}/pay-on-hand-over`;
  for (let press = 0; press < 2; press += 1)
    await site.send(path, { method: 'POST', token: 'asha' });
  expect(load()).toEqual({ [iso('13:30')]: 30, [iso('13:45')]: 30, [iso('14:00')]: 10 });
  expect(promised(other)).toBe(iso('14:31'));
});
