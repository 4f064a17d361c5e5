import type { Order, PlaceOrderRequest } from '@burger/shared/contracts';
import { Refusal } from '../http/refusal';
import { fakeWorld, memoryBook, orderBody } from '../testing/fake-ports';
import type { OrderBook } from './order-book';
import { createPlaceOrder, type PlaceOrderPorts } from './place-order';

const request = (changes: Record<string, unknown> = {}) =>
  orderBody({
    customer: {
      name: 'Asha Rao',
      email: '',
      phone: '+919876543210',
      address: '12 Lake View Road',
      landmark: '',
      specialInstructions: '',
    },
    ...changes,
  }) as PlaceOrderRequest;

function setUp(changes: Partial<PlaceOrderPorts> = {}) {
  const world = fakeWorld();
  const announced: Order[] = [];
  const place = createPlaceOrder({
    ...world.ports,
    takeAttempt: () => Promise.resolve(),
    distanceTo: () => Promise.resolve(1),
    announce: (order) => {
      announced.push(order);
      return Promise.resolve();
    },
    ...changes,
  });
  return { ...world, announced, place };
}

const aborted = Object.assign(new Error('aborted'), { code: 10 });
const away = Object.assign(new Error('away'), { code: 14 });

test('a new order is stored as placed, unpaid, due in 45 minutes by the server clock, and announced', async () => {
  const { place, book, announced } = setUp();
  const wanted = request();
  const { order, isNew } = await place('asha', wanted);
  expect(isNew).toBe(true);
  expect(order).toMatchObject({
    customerId: 'asha',
    paymentMethod: 'cod',
    paymentStatus: 'pending',
    orderStatus: 'placed',
    createdAt: '2026-01-05T08:00:00.123Z',
    estimatedDeliveryTime: '2026-01-05T08:45:00.123Z',
  });
  expect(order.orderId).toMatch(/^BK\d{9}$/);
  expect(book.orders.get(wanted.idempotencyKey)).toEqual(order);
  expect(announced).toEqual([order]);
});

test('a repeat answers with the order that exists and announces nothing', async () => {
  const { place, book, announced } = setUp();
  const wanted = request();
  const first = await place('asha', wanted);
  const again = await place('asha', { ...wanted, items: [{ id: 2, quantity: 9 }] });
  expect(again).toEqual({ order: first.order, isNew: false });
  expect(book.orders.size).toBe(1);
  expect(announced).toHaveLength(1);
});

test('twenty at the same moment make one order', async () => {
  const { place, book, announced } = setUp();
  const wanted = request();
  const placed = await Promise.all(Array.from({ length: 20 }, () => place('asha', wanted)));
  expect(book.orders.size).toBe(1);
  expect(new Set(placed.map(({ order }) => order.orderId)).size).toBe(1);
  expect(placed.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(announced).toHaveLength(1);
});

test('a key of another customer is refused and tells nothing about the order', async () => {
  const { place } = setUp();
  const wanted = request();
  await place('asha', wanted);
  await expect(place('ravi', wanted)).rejects.toMatchObject({
    code: 'forbidden',
    message: 'This order belongs to another account.',
  });
});

test('a number that is taken is drawn again', async () => {
  const draws = [5, 5, 5, 6];
  const { place } = setUp({ draw: () => draws.shift() ?? 0 });
  const first = await place('asha', request());
  const second = await place('asha', request());
  expect(first.order.orderId).toBe('BK000123005');
  expect(second.order.orderId).toBe('BK000123006');
});

test('it gives up when no number is free', async () => {
  const { place } = setUp({ draw: () => 1 });
  await place('asha', request());
  await expect(place('asha', request())).rejects.toMatchObject({ code: 'unavailable' });
});

test('a stored order is answered although it would be refused now', async () => {
  const refusals = [null, new Refusal('too-many-requests', 'slow down')];
  const { place } = setUp({
    takeAttempt: () => {
      const refusal = refusals.shift();
      return refusal ? Promise.reject(refusal) : Promise.resolve();
    },
  });
  const wanted = request();
  const { order } = await place('asha', wanted);
  await expect(place('asha', wanted)).resolves.toEqual({ order, isNew: false });
  refusals.unshift(new Refusal('too-many-requests', 'slow down'));
  await expect(place('asha', request())).rejects.toMatchObject({ code: 'too-many-requests' });
});

test('a store that is away for a moment is tried again; one that stays away is reported', async () => {
  const real = memoryBook();
  let failures = 2;
  const book: OrderBook = {
    ...real,
    add: (key, order) => (failures-- > 0 ? Promise.reject(away) : real.add(key, order)),
  };
  const { place } = setUp({ book });
  await expect(place('asha', request())).resolves.toMatchObject({ isNew: true });
  failures = Infinity;
  await expect(place('asha', request())).rejects.toMatchObject({
    code: 'unavailable',
    retryAfterSeconds: 2,
  });
});

test('an order whose answer was lost on the way is found again and still announced', async () => {
  const real = memoryBook();
  let lost = 1;
  const book: OrderBook = {
    ...real,
    add: async (key, order) => {
      const added = await real.add(key, order);
      if (lost-- > 0) throw aborted;
      return added;
    },
  };
  const { place, announced } = setUp({ book });
  await expect(place('asha', request())).resolves.toMatchObject({ isNew: true });
  expect(real.orders.size).toBe(1);
  expect(announced).toHaveLength(1);
});

test('a store that hangs is not waited for beyond the limit', async () => {
  const book = { ...memoryBook(), add: () => new Promise<never>(() => undefined) };
  const { place } = setUp({ book, retry: { pauses: [], limit: 30 } });
  await expect(place('asha', request())).rejects.toMatchObject({ code: 'unavailable' });
});

test('a mail that fails costs the order nothing, and the log no personal data', async () => {
  const { place, lines } = setUp({
    announce: () => Promise.reject(new Error('mailbox of Asha Rao is full')),
  });
  await expect(place('asha', request())).resolves.toMatchObject({ isNew: true });
  expect(lines.join()).toMatch(/^Mail for order BK\d{9} was not sent: Error/);
  expect(lines.join()).not.toContain('Asha');
});

describe('opening hours', () => {
  const night = new Date('2026-01-05T20:00:00Z');
  test('are not enforced unless the switch is on', async () => {
    const { place } = setUp({ now: () => night, enforceHours: false });
    await expect(place('asha', request())).resolves.toMatchObject({ isNew: true });
  });
  test.each([
    ['after midnight', '2026-01-05T20:00:00Z', 'at 11:00 AM'],
    ['late in the evening', '2026-01-05T16:45:00Z', 'tomorrow at 11:00 AM'],
    ['after last orders', '2026-01-05T16:00:00Z', 'tomorrow'],
  ])('%s an order is refused when the switch is on', async (_name, time, when) => {
    const { place, book } = setUp({ now: () => new Date(time), enforceHours: true });
    await expect(place('asha', request())).rejects.toMatchObject({
      code: 'closed',
      message: `Our kitchen is closed. You can order again ${when}.`,
    });
    expect(book.orders.size).toBe(0);
  });
});
