import {
  type KitchenDay,
  KitchenDaySchema,
  type KitchenSearch,
  KitchenSearchSchema,
} from '@burger/shared/kitchen';
import * as v from 'valibot';
import { testCounter } from '../../testing/counter';

// An unreadable order record may be unpaid or owe a refund, so staff have to know of it.

const counter = testCounter();
const date = '2026-01-05';

const search = async (q: string) =>
  v.parse(KitchenSearchSchema, (await counter.post('/search', { q })).body) as KitchenSearch;
const keysOf = (orders: readonly { key: string }[]) => orders.map(({ key }) => key);

test('the kitchen search lists a damaged order by number and still finds the other orders', async () => {
  const [broken, sound] = [await counter.place(), await counter.place()];
  const number = counter.damage(broken);
  expect(await search(number)).toEqual({ orders: [], damaged: [number] });
  const { orders, damaged } = await search('98765 43210');
  expect([keysOf(orders), damaged]).toEqual([[sound], [number]]);
});

test('the kitchen search lists an order with an unknown status by number', async () => {
  const key = await counter.place();
  const order = counter.orderStore.orders.get(key)!;
  counter.orderStore.orders.set(key, { ...order, orderStatus: 'eaten' } as never);
  expect(await search(order.orderId)).toEqual({ orders: [], damaged: [order.orderId] });
});

test('the kitchen day lists a damaged order once, by number, and sums the others', async () => {
  const [broken, sound] = [await counter.sold(), await counter.sold()];
  const number = counter.damage(broken);
  const { body } = await counter.get(`/day?date=${date}`);
  const { orders, damaged, sales } = v.parse(KitchenDaySchema, body) as KitchenDay;
  expect([keysOf(orders), damaged, sales]).toEqual([[sound], [number], 10_290]);
});

test('the kitchen day and search list no damaged orders when there are none', async () => {
  await counter.sold();
  expect((await counter.get(`/day?date=${date}`)).body).not.toHaveProperty('damaged');
  expect(await search('98765 43210')).not.toHaveProperty('damaged');
});
