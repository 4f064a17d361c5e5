import type { KitchenRules, SlotsAnswer } from '@burger/shared/contracts';
import { KitchenHealthSchema } from '@burger/shared/kitchen';
import { orderTimes } from '@burger/shared/hours/order-times';
import { promisedTimeOf } from '@burger/shared/hours';
import type { OrderDocument } from '@burger/shared/order';
import { anOrder } from '@burger/shared/testing/an-order';
import { published } from '@burger/shared/testing/a-shop';
import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { createJobs } from '../jobs';
import { orderBody } from '../testing/fake-ports';
import { testSite } from '../testing/counter';

const minuteMs = 60_000;
// Monday, 5 January 2026, in the restaurant's time zone.
const now = new Date('2026-01-05T13:30:00+05:30');
const { world, site } = testSite(() => ({ now: () => now }));

const grill = { id: 'grill', name: 'Grill', places: 1, minutes: { 'burgers-veg': 8 } };
const learn = { afterOrders: 50, atLeast: 0.8, atMost: 1.5 };
const publish = (kitchen?: KitchenRules) =>
  world.shopStore.publish({
    published: { ...published, rules: { ...published.rules, ...(kitchen && { kitchen }) } },
    by: 'owner',
  });
const stations = [grill];
const usual: KitchenRules = { wayMinutes: 25, stations };

/** Stores delivered orders of one burger that took these minutes in the kitchen and on the way. */
function deliver(count: number, { cooking = 14, ride = 35, km = 1 } = {}) {
  for (let order = 0; order < count; order += 1) {
    // Days before, an hour and more apart, at this hour of the day.
    const placed = now.getTime() - (order + 1) * 24 * 60 * minuteMs;
    const iso = (minutes: number) => new Date(placed + minutes * minuteMs).toISOString();
    const steps = { placed: 0, confirmed: 1, preparing: 1, out_for_delivery: 1 + cooking };
    const history = Object.entries({ ...steps, delivered: 1 + cooking + ride });
    const [burger] = anOrder().items;
    world.db.put(`orders/finished-${order}`, {
      ...anOrder({
        ...{ orderStatus: 'delivered', kind: 'delivery', slot: null, createdAt: iso(0) },
        history: history.map(([status, after]) => ({
          ...{ status: status as OrderDocument['orderStatus'], at: iso(after), by: 'kitchen' },
        })),
        items: [{ ...burger!, id: 1, quantity: 1 }],
        location: { lat: 13.01, lng: 77.71, distance: km },
      }),
      handedOverAt: Timestamp.fromDate(new Date(iso(1 + cooking + ride))),
    });
  }
}
const runJob = () => createJobs(world.ports).retention();
const learned = () => world.ports.kitchen.learned.read();
const health = async () => {
  const { body } = await site.send('/api/kitchen/health', { token: 'owner' });
  return v.parse(KitchenHealthSchema, body).times;
};
const slots = async () => (await site.send('/api/slots')).body as SlotsAnswer;
const place = async () => {
  const placed = await site.send('/api/orders', { body: orderBody(), token: 'asha' });
  return (placed.body as { order: OrderDocument }).order;
};

test('the job learns from delivered orders and stores no data of a customer', async () => {
  await publish(usual);
  deliver(60);
  world.db.put('orders/forgotten', { ...world.db.documentAt('orders/finished-0'), history: [] });
  await runJob();
  expect(await learned()).toMatchObject({ cooked: 60, ridden: 60, leftOut: 1 });
  const text = JSON.stringify(world.db.documentAt('shop/learned'));
  const { customerDetails, customerId, orderId } = anOrder();
  for (const own of [...Object.values(customerDetails), customerId, orderId, '13.01', 'finished'])
    if (own) expect(text).not.toContain(own);
});

test('the job reads at most the last 2,000 orders, and nothing without stations', async () => {
  await publish();
  const lastHandedOver = jest.spyOn(world.ports.kitchen.orders, 'lastHandedOver');
  await runJob();
  expect([await learned(), lastHandedOver.mock.calls]).toEqual([null, []]);
  await publish(usual);
  await runJob();
  expect(lastHandedOver.mock.calls).toEqual([[now.getTime(), 2000]]);
});

test('learned minutes are shown but not used without the rule, with too few orders, and before the job ran', async () => {
  const unused = async () => [(await slots()).learned, (await health())?.cooking[0]?.used];
  await publish({ ...usual, learn });
  expect(await unused()).toEqual([undefined, undefined]);
  expect(await health()).toMatchObject({ cooked: 0, afterOrders: 50, cooking: [], riding: [] });
  deliver(49);
  await runJob();
  expect(await unused()).toEqual([undefined, null]);
  deliver(50);
  await publish(usual);
  await runJob();
  expect(await unused()).toEqual([undefined, null]);
  const [burger] = (await health())!.cooking;
  expect(burger).toMatchObject({
    dish: 'Aloo Tikki Burger',
    station: 'Grill',
    orders: 50,
    fixed: 8,
  });
  expect(burger?.calm).toBeGreaterThan(11);
});

test('promises use learned minutes within the bounds of the rules, on the page and on the server', async () => {
  await publish({ ...usual, learn });
  deliver(200);
  await runJob();
  // Learned are about 13 and 34 minutes; the bounds allow 12 and 37.
  const { learned: used } = await slots();
  expect(used?.work['1']).toEqual({ grill: 12 });
  expect(used?.rides[0]?.[1]).toBeGreaterThan(31);
  expect((await health())?.cooking[0]).toMatchObject({ orders: 200, used: 12 });
  const { location } = await place();

  // The next order waits for this one. The page promises what the server does.
  const shop = await world.ports.shop.shopOf((await world.ports.shop.today()).version);
  const request = { kind: 'delivery', at: now, shop: shop!, slot: null } as const;
  const order = { ...request, lines: orderBody().lines, km: location!.distance };
  const times = await orderTimes(order, (path) => fetch(site.url + String(path)));
  const promised = promisedTimeOf({ ...request, ...times! });
  const { estimatedDeliveryTime } = await place();
  expect(estimatedDeliveryTime).toBe(promised?.promisedFrom.toISOString());
  const fixed = promisedTimeOf({ ...request, readyAt: times!.readyAt });
  expect(promised!.promisedFrom.getTime() - fixed!.promisedFrom.getTime()).toBe(
    (used!.rides[0]![1]! - 25) * minuteMs,
  );
});

test('promises use the fixed minutes if the stored learned minutes are invalid', async () => {
  await publish({ ...usual, learn });
  deliver(60);
  await runJob();
  expect((await slots()).learned).toBeDefined();
  world.db.put('shop/learned', { at: 'never', cooked: 'many' });
  expect((await slots()).learned).toBeUndefined();
});
