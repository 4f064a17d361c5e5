import type { StepRequest } from '@burger/shared/kitchen';
import { published } from '@burger/shared/testing/a-shop';
import { createJobs } from '../../jobs';
import { feedIn, testCounter } from '../../testing/counter';
import { orderBody } from '../../testing/fake-ports';
import { learn, learnedRides } from '../../testing/learned-rides';

const counter = testCounter();
const kitchen = {
  wayMinutes: 25,
  stations: [{ id: 'grill', name: 'Grill', places: 4, minutes: {} }],
};
const publish = (rules: object = { kitchen }) =>
  counter.shopStore.publish({
    published: { ...published, rules: { ...published.rules, ...rules } },
    by: 'owner',
  });
beforeEach(() => publish());

const minute = 60;
const customer = { ...orderBody().customer, email: 'asha@example.in' };
const pickup = { kind: 'pickup', location: null };
const run = () => createJobs(counter.ports).news();
const addedTo = (key: string) => counter.orderStore.orders.get(key)?.addedMinutes;
const isDisplayedPostponed = async (key: string) =>
  feedIn(await counter.get('/orders')).orders.find((order) => order.key === key)?.postponed;
const laterMails = () =>
  counter.mails.filter(({ subject }) => /needs a little longer/.test(subject)).length;

async function placed(changes: object = {}, ...states: StepRequest['to'][]): Promise<string> {
  const key = await counter.place({ customer, ...changes });
  await counter.walk(key, ...states);
  return key;
}

test('an order that cannot arrive in time gets a new time once, and its customer one mail', async () => {
  const key = await placed({}, 'confirmed', 'preparing');
  // Promised in 45 to 60 minutes, of which the rider needs 25.
  counter.pass(35 * minute);
  await run();
  expect([addedTo(key), laterMails()]).toEqual([0, 0]);
  counter.pass(minute);
  await run();
  await run();
  expect([addedTo(key), laterMails()]).toEqual([20, 1]);
  expect(counter.orderStore.orders.get(key)).toMatchObject({
    estimatedDeliveryTime: '2026-01-05T09:05:00.000Z',
    orderStatus: 'preparing',
  });
  counter.pass(60 * minute);
  await run();
  expect([addedTo(key), laterMails()]).toEqual([20, 1]);
});

test.each([
  [10, 50, 0],
  [10, 51, 20],
  [35, 25, 0],
  [35, 26, 20],
])(
  'with a learned ride of %i minutes, an order still cooking after %i minutes is postponed by %i',
  async (ride, after, minutes) => {
    await publish({ kitchen: { ...kitchen, learn } });
    await counter.ports.kitchen.learned.save(learnedRides(ride));
    const key = await placed({}, 'confirmed', 'preparing');
    counter.pass(after * minute);
    await run();
    expect(addedTo(key)).toBe(minutes);
  },
);

test.each<[string, object, StepRequest['to'][], number, number]>([
  ['on its way in time', {}, ['confirmed', 'preparing', 'out_for_delivery'], 40, 0],
  ['on its way too long', {}, ['confirmed', 'preparing', 'out_for_delivery'], 61, 20],
  ['not accepted', {}, [], 36, 20],
  ['ready for pickup', pickup, ['confirmed', 'preparing', 'ready'], 31, 0],
  ['not ready for pickup', pickup, ['confirmed', 'preparing'], 31, 15],
  ['delivered', {}, ['confirmed', 'preparing', 'out_for_delivery', 'delivered'], 61, 0],
])(
  'an order %s after some minutes gets later by as many as it needs',
  async (...[, changes, states, after, added]) => {
    const key = await placed(changes, ...states);
    counter.pass(after * minute);
    await run();
    expect(addedTo(key)).toBe(added);
  },
);

test.each<[StepRequest['to'][], number, number]>([
  [[], 25, 0],
  [[], 26, 20],
  [['confirmed'], 26, 20],
  [['confirmed', 'preparing'], 26, 0],
])(
  'an order needs ten minutes of cooking until it has begun: with steps %j after %i minutes, %i later',
  async (states, after, added) => {
    const stations = [{ ...kitchen.stations[0]!, places: 2, minutes: { 'burgers-veg': 10 } }];
    await publish({ kitchen: { ...kitchen, stations } });
    const key = await placed({}, ...states);
    counter.pass(after * minute);
    await run();
    expect(addedTo(key)).toBe(added);
  },
);

test('an order that staff have postponed, and orders without stations, are not postponed', async () => {
  const key = await placed({}, 'confirmed');
  await counter.post(`/orders/${key}/promise`, { addMinutes: 5 });
  counter.pass(45 * minute);
  await run();
  expect(addedTo(key)).toBe(5);
  expect(await isDisplayedPostponed(key)).toBeUndefined();
  await publish({});
  const other = await placed({}, 'confirmed');
  counter.pass(70 * minute);
  await run();
  expect(addedTo(other)).toBe(0);
});

test('the counter shows an order as postponed until it leaves, and again when that step is undone', async () => {
  const key = await placed({}, 'confirmed', 'preparing');
  expect(await isDisplayedPostponed(key)).toBeUndefined();
  counter.pass(36 * minute);
  await run();
  expect(await isDisplayedPostponed(key)).toBe(true);
  await counter.post(`/orders/${key}/promise`, { addMinutes: 10 });
  expect(await isDisplayedPostponed(key)).toBe(true);
  counter.pass(minute);
  await counter.walk(key, 'out_for_delivery');
  expect(await isDisplayedPostponed(key)).toBeUndefined();
  await counter.step(key, { from: 'out_for_delivery', to: 'preparing' });
  expect(await isDisplayedPostponed(key)).toBe(true);
});

test('the counter shows an order as postponed that is late on its way, until it is delivered', async () => {
  const key = await placed({}, 'confirmed', 'preparing', 'out_for_delivery');
  counter.pass(61 * minute);
  await run();
  expect(await isDisplayedPostponed(key)).toBe(true);
  await counter.walk(key, 'delivered');
  expect(await isDisplayedPostponed(key)).toBeUndefined();
});

test('undoing the acceptance of a postponed order restores its first time and ends its mark', async () => {
  const key = await placed();
  counter.pass(35 * minute);
  await counter.walk(key, 'confirmed');
  counter.pass(minute);
  await run();
  expect([addedTo(key), await isDisplayedPostponed(key)]).toEqual([20, true]);
  await counter.step(key, { from: 'confirmed', to: 'placed' });
  expect([addedTo(key), await isDisplayedPostponed(key)]).toEqual([0, undefined]);
  await counter.step(key, { from: 'placed', to: 'confirmed', addMinutes: 10 });
  expect([addedTo(key), await isDisplayedPostponed(key)]).toEqual([10, undefined]);
});

test('a late order that cannot be read or stored is reported, and the others get their new times', async () => {
  const [unknown, unwritable, other] = [await placed(), await placed(), await placed()];
  const { orders } = counter.orderStore;
  orders.set(unknown, { ...orders.get(unknown)!, orderStatus: 'lost' as never });
  const change = counter.ports.kitchen.orders.change;
  jest
    .spyOn(counter.ports.kitchen.orders, 'change')
    .mockImplementation((key, work) =>
      key === unwritable ? Promise.reject(new Error('Cannot store it')) : change(key, work),
    );
  counter.pass(36 * minute);
  await expect(run()).rejects.toMatchObject({
    errors: [{ message: `Order ${unknown} has an unknown status` }, { message: 'Cannot store it' }],
  });
  expect([unwritable, other].map(addedTo)).toEqual([0, 20]);
});
