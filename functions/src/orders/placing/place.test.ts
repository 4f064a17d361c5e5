import type { Rules, Today } from '@burger/shared/contracts';
import type { OrderDocument } from '@burger/shared/order';
import { published, twoSittings, weekOf } from '@burger/shared/testing/a-shop';
import { Refusal } from '../../http/errors';
import { setPatience } from '../../http/retry';
import { keepShop, type CachedShop } from '../../shop/cached-shop';
import { asha, fakeWorld, orderBody, placing, ravi } from '../../testing/fake-ports';
import { memoryOrderStore } from '../../testing/memory-stores';
import type { PlaceOrderPorts } from './place';
import type { OrderStore } from '../store/store';
import { orderNumber } from './write-order';

type Changes = Partial<PlaceOrderPorts> & { enforceHours?: boolean };

const enforcing = (stored: CachedShop): CachedShop => ({
  ...stored,
  async shop(...requestArgs) {
    const shop = await stored.shop(...requestArgs);
    return { ...shop, rules: { ...shop.rules, enforceHours: true } };
  },
});

function setUp({ enforceHours = false, ...changes }: Changes = {}) {
  const world = fakeWorld();
  const { shop = world.ports.shop } = changes;
  const notified: OrderDocument[] = [];
  const place = placing(world.ports, {
    notify: async (order) => void notified.push(order),
    ...changes,
    shop: enforceHours ? enforcing(shop) : shop,
  });
  return { ...world, notified, place };
}

test('an order number is the prefix, the last six digits of the time and three random digits', () => {
  expect(orderNumber('BK', new Date(1_767_600_123_456), 7)).toBe('BK123456007');
  expect(orderNumber('BK', new Date(5), 999)).toBe('BK000005999');
});

const aborted = Object.assign(new Error('aborted'), { code: 10 });
const away = Object.assign(new Error('away'), { code: 14 });

test('a new order is stored as placed, unpaid and due in 45 minutes, and the restaurant is notified', async () => {
  const { place, orderStore, notified } = setUp();
  const orderRequest = orderBody();
  const { order, isNew } = await place(orderRequest);
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
  expect(orderStore.orders.get(orderRequest.idempotencyKey)).toEqual(order);
  expect(notified).toEqual([order]);
});

test('a new order is looked up only in the transaction that stores it', async () => {
  const real = memoryOrderStore();
  const find = jest.fn(real.find);
  const { place } = setUp({ orderStore: { ...real, find } });
  await expect(place()).resolves.toMatchObject({ isNew: true });
  expect(find).not.toHaveBeenCalled();
});

test('a request with a used idempotency key returns its order without a second notification', async () => {
  const { place, orderStore, notified } = setUp();
  const orderRequest = orderBody();
  const first = await place(orderRequest);
  const again = await place({
    ...orderRequest,
    lines: [{ dishId: 2, quantity: 9, choices: [], note: '' }],
  });
  expect(again).toEqual({ order: first.order, isNew: false });
  expect(await place(orderRequest)).toEqual(again);
  expect(orderStore.orders.size).toBe(1);
  expect(notified).toHaveLength(1);
});

test('an idempotency key of another customer is rejected without revealing anything about their order', async () => {
  const { place } = setUp();
  const orderRequest = orderBody();
  await place(orderRequest);
  await expect(place(orderRequest, ravi)).rejects.toMatchObject({
    code: 'forbidden',
    message: 'This order belongs to another account.',
  });
});

test('an order number that is already used is generated again, up to a limit', async () => {
  const numbers = [5, 5, 5, 6];
  const { place } = setUp({ random: () => numbers.shift() ?? 0 });
  const first = await place();
  const second = await place();
  expect(first.order.orderId).toBe('BK000123005');
  expect(second.order.orderId).toBe('BK000123006');
  const same = setUp({ random: () => 1 });
  await same.place();
  await expect(same.place()).rejects.toMatchObject({ code: 'unavailable' });
});

test('a repeated request returns the stored order even if a new one would be rejected now', async () => {
  const slowDown = new Refusal('too-many-requests', 'slow down');
  const takeAttempt = jest.fn(() => Promise.resolve());
  const { place } = setUp({ takeAttempt });
  const orderRequest = orderBody();
  const { order } = await place(orderRequest);
  takeAttempt.mockRejectedValue(slowDown);
  await expect(place(orderRequest)).resolves.toEqual({ order, isNew: false });
  await expect(place()).rejects.toMatchObject({ code: 'too-many-requests' });
});

test('placing an order retries during a short store outage and reports order-unsure after a longer one', async () => {
  const real = memoryOrderStore();
  const add = jest.fn(real.add).mockRejectedValueOnce(away).mockRejectedValueOnce(away);
  const { place } = setUp({ orderStore: { ...real, add } });
  await expect(place()).resolves.toMatchObject({ isNew: true });
  add.mockRejectedValue(away);
  await expect(place()).rejects.toMatchObject({
    code: 'unavailable',
    reason: 'order-unsure',
    retryAfterSeconds: 2,
  });
});

test('an order whose write response was lost is found, and the restaurant is notified', async () => {
  const real = memoryOrderStore();
  const losing: OrderStore['add'] = (...orderRequest) =>
    real.add(...orderRequest).then(() => Promise.reject(aborted));
  const orderStore = { ...real, add: jest.fn(real.add).mockImplementationOnce(losing) };
  const { place, notified } = setUp({ orderStore });
  await expect(place()).resolves.toMatchObject({ isNew: true });
  expect(real.orders.size).toBe(1);
  expect(notified).toHaveLength(1);
});

describe('a store that responds too late', () => {
  const hurriedly = (orderStore: OrderStore) => {
    const world = setUp({ orderStore });
    setPatience({ retries: 0, pause: 1, limit: 30 });
    return world;
  };
  const never = new Promise<never>(() => undefined);
  const unsure = {
    code: 'unavailable',
    reason: 'order-unsure',
    message: expect.stringContaining('not sure yet whether your order was placed') as string,
  };

  test('an order whose write succeeds after the timeout is found, returned and mailed to the restaurant once', async () => {
    const real = memoryOrderStore();
    const orderStore: OrderStore = {
      ...real,
      add: (...orderRequest) => real.add(...orderRequest).then(() => never),
    };
    const { place, notified } = hurriedly(orderStore);
    const requested = orderBody();
    const { order, isNew } = await place(requested);
    expect([isNew, order]).toEqual([true, real.orders.get(requested.idempotencyKey)]);
    expect(notified).toEqual([order]);
  });

  test.each<[string, OrderStore['find'] | null]>([
    ['finds nothing yet', null],
    ['never responds', () => never],
    ['fails', () => Promise.reject(away)],
  ])(
    'a slow write whose lookup %s reports order-unsure, and the same key can be retried',
    async (_how, findLater) => {
      const real = memoryOrderStore();
      let write: () => Promise<unknown> = () => Promise.resolve();
      const late: OrderStore = {
        ...real,
        add: (...orderRequest) => {
          if (findLater) late.find = findLater;
          write = () => real.add(...orderRequest);
          return never;
        },
      };
      const requested = orderBody();
      await expect(hurriedly(late).place(requested)).rejects.toMatchObject(unsure);
      await write();
      const again = await setUp({ orderStore: real, random: () => 7 }).place(requested);
      expect(again).toEqual({ order: real.orders.get(requested.idempotencyKey), isNew: false });
      expect(real.orders.size).toBe(1);
    },
  );
});

test('a failed mail to the restaurant does not affect the order, and its log has no personal data', async () => {
  const { place, lines } = setUp({
    notify: () => Promise.reject(new Error('mailbox of Asha Rao is full')),
  });
  await expect(place()).resolves.toMatchObject({ isNew: true });
  expect(lines.join()).toMatch(/^Mail for order BK\d{9} was not sent: Error/);
  expect(lines.join()).not.toContain('Asha');
});

describe('a shop that accepts no orders', () => {
  const close = async (changes: Partial<Today>, ports: Changes = {}) => {
    const world = setUp(ports);
    await world.shopStore.change((today) => ({ ...today, ...changes }), 'Meena');
    return world;
  };

  test.each([
    [null, 'at the moment'],
    ['2026-01-05T14:00:00.000Z', 'until 7:30 PM'],
    ['2026-01-06T05:30:00.000Z', 'until tomorrow, 11:00 AM'],
  ])('an order during a pause until %s is rejected', async (until, when) => {
    const { place, orderStore } = await close({ paused: { until } });
    const message = `We are not taking orders ${when}.`;
    await expect(place()).rejects.toMatchObject({ code: 'paused', status: 422, message });
    expect(orderStore.orders.size).toBe(0);
    const over = await close({ paused: { until: '2026-01-05T08:00:00.000Z' } });
    await expect(over.place()).resolves.toMatchObject({ isNew: true });
  });

  test.each([
    ['pauses', { paused: { until: null } }, { code: 'paused' }],
    ['closes the day', { closedDays: ['2026-01-05'] }, { code: 'closed' }],
    ['has sold a dish out', { soldOut: [{ what: 1, until: null }] }, { code: 'bill-changed' }],
  ])(
    'an order is rejected immediately after the kitchen %s, despite the cache',
    async (_what, changes, refused) => {
      const { ports, shopStore, orderStore } = fakeWorld();
      const { now } = ports;
      // Simulates an instance that cached the shop before it was paused.
      const firstDocument = () => published;
      const shop = keepShop({ store: shopStore, firstDocument, now, cachedForMs: 60_000 });
      const { place, notified } = setUp({ shop, orderStore, enforceHours: true });
      await place();
      await shopStore.change((today) => ({ ...today, ...changes }), 'Meena');
      await expect(place()).rejects.toMatchObject(refused);
      expect(orderStore.orders.size).toBe(1);
      expect(notified).toHaveLength(1);
    },
  );
});

test.each([
  ['after midnight', '2026-01-05T20:00:00Z', 'at 11:00 AM'],
  ['after last orders', '2026-01-05T16:00:00Z', 'tomorrow at 11:00 AM'],
])('an order %s is rejected if opening hours are enforced', async (_name, time, when) => {
  const now = () => new Date(time);
  await expect(setUp({ now }).place()).resolves.toMatchObject({ isNew: true });
  const { place, orderStore } = setUp({ now, enforceHours: true });
  await expect(place()).rejects.toMatchObject({
    code: 'closed',
    message: `Our kitchen is closed. You can order again ${when}.`,
  });
  expect(orderStore.orders.size).toBe(0);
});

test('an order between lunch and dinner hours is rejected until dinner, if opening hours are enforced', async () => {
  const { place, shopStore } = setUp({ now: () => new Date('2026-01-05T12:00:00+05:30') });
  const rules = { ...published.rules, enforceHours: true, sittings: weekOf(twoSittings) };
  await shopStore.publish({ published: { ...published, rules }, by: 'the owner' });
  const message = 'Our kitchen is closed. You can order again at 5:00 PM.';
  await expect(place()).rejects.toMatchObject({ code: 'closed', message });
});

describe('the verified phone number', () => {
  const checked = { ...asha, phone: '+919876543210' };
  const withRule = async (verifiedPhone: Rules['verifiedPhone']) => {
    const world = setUp();
    const rules = { ...published.rules, verifiedPhone };
    await world.shopStore.publish({ published: { ...published, rules }, by: 'the owner' });
    return world;
  };
  const unverified = { code: 'invalid', field: 'customer.phone', reason: 'phone-unverified' };

  test.each<[Rules['verifiedPhone'], boolean]>([
    ['never', false],
    [{ above: 103 }, false],
    [undefined, false],
    ['first-order', true],
    [{ above: 102 }, true],
  ])('the rule %j requires a verified phone number: %s', async (rule, isRequired) => {
    const { place, orderStore } = await withRule(rule);
    if (isRequired) {
      const other = { ...asha, phone: '+919876543211' };
      await expect(place()).rejects.toMatchObject(unverified);
      await expect(place(orderBody(), other)).rejects.toMatchObject(unverified);
      expect(orderStore.orders.size).toBe(0);
    }
    const orderer = isRequired ? checked : asha;
    await expect(place(orderBody(), orderer)).resolves.toMatchObject({ isNew: true });
  });

  test('a verified phone number is required only for the first order, except above an amount', async () => {
    const first = await withRule('first-order');
    await first.place(orderBody(), checked);
    await expect(first.place()).resolves.toMatchObject({ isNew: true });
    const above = await withRule({ above: 102 });
    await above.place(orderBody(), checked);
    await expect(above.place()).rejects.toMatchObject(unverified);
  });
});
