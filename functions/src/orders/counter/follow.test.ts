import { KitchenFeedSchema } from '@burger/shared/kitchen';
import * as v from 'valibot';
import { feedIn, testCounter } from '../../testing/counter';

const counter = testCounter();

const feed = async (after?: string) =>
  feedIn(await counter.get(after === undefined ? '/orders' : `/orders?after=${after}`));
const keysOf = ({ orders }: { orders: { key: string }[] }) => orders.map(({ key }) => key);

test('the first poll of the counter returns open orders, oldest first, and undoable status changes', async () => {
  const early = await counter.place();
  counter.pass(26 * 3600);
  const former = await counter.place();
  await counter.walk(former, 'cancelled');
  counter.pass(121);
  const first = await counter.place();
  counter.pass(1);
  const second = await counter.place();
  await counter.walk(second, 'cancelled');
  const answer = await feed();
  expect(v.parse(KitchenFeedSchema, answer)).toEqual(answer);
  expect(answer).toMatchObject({ whole: true, role: 'staff', today: { soldOut: [] } });
  expect(keysOf(answer)).toEqual([early, first, second]);
});

test('later polls of the counter return only changed orders', async () => {
  const first = await counter.place();
  await counter.place();
  const whole = await feed();
  counter.pass(4);
  // Instance clocks may differ by seconds, so a poll repeats changes of the last five seconds.
  expect(keysOf(await feed(whole.cursor))).toHaveLength(2);
  counter.pass(6);
  const quiet = await feed((await feed(whole.cursor)).cursor);
  expect(quiet).toMatchObject({ whole: false, orders: [] });
  expect(JSON.stringify(quiet).length).toBeLessThan(400);
  counter.pass(60);
  await counter.walk(first, 'confirmed');
  expect(keysOf(await feed(quiet.cursor))).toEqual([first]);
});

test('a counter poll without changes costs one database read', async () => {
  await counter.place();
  counter.pass(60);
  const { cursor } = await feed();
  counter.pass(10);
  const { reads } = counter.db;
  await feed(cursor);
  // The two reads load the shop's day, which an instance caches for a second.
  expect(counter.db.reads - reads).toBe(1 + 2);
});

test.each(['', 'x', '1e3', '9'.repeat(30), String(Date.parse('2027-01-01'))])(
  'a counter poll with the invalid cursor %j returns all open orders',
  async (cursor) => {
    expect((await feed(encodeURIComponent(cursor))).whole).toBe(true);
  },
);

test('a counter poll with a cursor that is too old or in the future returns all open orders', async () => {
  for (const seconds of [601, -60]) {
    const { cursor } = await feed();
    counter.pass(seconds);
    expect((await feed(cursor)).whole).toBe(true);
  }
});

test('an order that the counter cannot display is listed by number and logged by key', async () => {
  const [damaged, sound] = [await counter.place(), await counter.place()];
  const { whole } = counter.kitchen;
  counter.kitchen.whole = async (...requestArgs) => {
    const page = await whole(...requestArgs);
    const orders = page.orders.map((stored) =>
      stored.key === damaged
        ? { key: damaged, order: { ...stored.order, status: 'eaten' } }
        : stored,
    );
    return { ...page, orders };
  };
  const answer = await feed();
  const { orderId } = counter.orderStore.orders.get(damaged)!;
  expect([keysOf(answer), answer.damaged]).toEqual([[sound], [orderId]]);
  expect(counter.lines).toEqual([`Order ${damaged} cannot be read`]);
});

test('an order with a damaged payment is listed by number and does not hide other orders', async () => {
  const damaged = await counter.place();
  const other = await counter.place();
  const orderId = counter.damage(damaged);
  const answer = await feed();
  expect(v.parse(KitchenFeedSchema, answer)).toEqual(answer);
  expect([keysOf(answer), answer.damaged]).toEqual([[other], [orderId]]);
});
