import type { KitchenRules } from '@burger/shared/contracts';
import type { OrderDocument } from '@burger/shared/order';
import { published } from '@burger/shared/testing/a-shop';
import { orderBody } from '../../testing/fake-ports';
import { type Answer, testSite } from '../../testing/counter';

// Monday, 5 January 2026, in the restaurant's time zone.
const at = (time: string, date = '2026-01-05') => new Date(`${date}T${time}:00+05:30`);
const iso = (time: string, date?: string) => at(time, date).toISOString();
const tomorrow = '2026-01-06';
let now: Date;
beforeEach(() => void (now = at('13:30')));
const { world, site } = testSite(() => ({ now: () => now }));

// Two burgers need 20 of the 30 minutes of a quarter of an hour.
const grill = { id: 'grill', name: 'Grill', places: 2, minutes: { 'burgers-veg': 10 } };
const publish = (kitchen?: KitchenRules, rules: object = {}) =>
  world.shopStore.publish({
    published: {
      ...published,
      rules: { ...published.rules, ...rules, ...(kitchen && { kitchen }) },
    },
    by: 'owner',
  });
beforeEach(() => publish({ wayMinutes: 25, stations: [grill] }));

const place = (changes: Record<string, unknown> = {}, token = 'asha') =>
  site.send('/api/orders', { body: orderBody(changes), token });
const orderOf = ({ body }: Answer) => (body as { order: OrderDocument }).order;
const bodyOf = ({ body }: Answer) =>
  body as { error: { code: string; message: string }; next?: string | null; readyAt?: string };
const load = () =>
  Object.fromEntries(
    [...world.db.documentsIn('kitchenLoad')].map(([quarter, { minutes }]) => [
      quarter,
      minutes as unknown,
    ]),
  );
const promise = async (changes?: Record<string, unknown>) => {
  const { estimatedDeliveryTime } = orderOf(await place(changes));
  now = new Date(now.getTime() + 1000);
  return estimatedDeliveryTime;
};
const step = (key: string, from: string, to: string) =>
  site.send(`/api/kitchen/orders/${key}/step`, {
    body: { from, to, reason: 'too-busy' },
    token: 'meena',
  });
const keys = () => [...world.orderStore.orders.keys()];

test('orders for as soon as possible are promised later when the kitchen has more work', async () => {
  const promised = [];
  for (let order = 0; order < 5; order += 1) promised.push(await promise());
  // Ready at 13:40, 13:50, 14:00, 14:10 and 14:20; a rider takes 25 minutes.
  const minuteOf = (time: string) => time.slice(0, 16);
  expect(promised.map(minuteOf)).toEqual(
    ['14:15', '14:15', '14:25', '14:35', '14:45'].map((time) => minuteOf(iso(time))),
  );
  expect(load()).toEqual({
    [iso('13:30')]: { grill: 30 },
    [iso('13:45')]: { grill: 30 },
    [iso('14:00')]: { grill: 30 },
    [iso('14:15')]: { grill: 10 },
  });
});

test('an order that became later than the customer agreed is refused with the new time', async () => {
  for (let order = 0; order < 5; order += 1) await promise();
  const answer = await place({ agreedUntil: iso('14:30') });
  expect(bodyOf(answer)).toMatchObject({
    error: { code: 'slot-refused' },
    next: null,
    readyAt: iso('14:30'),
  });
  expect(keys()).toHaveLength(5);
  expect((await place({ agreedUntil: iso('15:10') })).status).toBe(201);
});

test('a slot is full for an order that its half hour of cooking cannot take, and free for a smaller one', async () => {
  const slot = iso('13:00', tomorrow);
  const lines = (quantity: number) => [{ dishId: 1, quantity, choices: [], note: '' }];
  const order = (quantity: number, agreedTotal: number) =>
    place({ slot, lines: lines(quantity), agreedTotal });
  expect((await order(4, 20_580)).status).toBe(201);
  expect((await order(4, 20_580)).status).toBe(201);
  const refused = await order(4, 20_580);
  expect([refused.status, bodyOf(refused)]).toMatchObject([
    409,
    { error: { code: 'slot-full' }, next: iso('13:30', tomorrow) },
  ]);
  expect((await order(1, 5146)).status).toBe(201);
  expect(load()).toEqual({
    [iso('11:45', tomorrow)]: { grill: 30 },
    [iso('12:00', tomorrow)]: { grill: 30 },
    [iso('12:15', tomorrow)]: { grill: 30 },
  });
});

test('an order that fits no more before the kitchen closes is offered the next slot', async () => {
  now = at('21:14');
  expect((await place({ agreedUntil: iso('22:15') })).status).toBe(201);
  const answer = await place({ agreedUntil: iso('22:15') });
  expect(bodyOf(answer)).toMatchObject({
    error: { code: 'slot-refused' },
    next: iso('12:00', tomorrow),
  });
  expect(orderOf(await place()).slot).toBe(iso('12:00', tomorrow));
});

test('drinks that need no station reserve nothing and are promised at the usual time until last orders', async () => {
  const tea = [{ dishId: 39, quantity: 2, choices: [], note: '' }];
  for (let order = 0; order < 5; order += 1) await promise();
  const [before, usual] = [load(), new Date(now.getTime() + 45 * 60_000).toISOString()];
  const drinks = { lines: tea, agreedTotal: 5250 };
  expect(await promise(drinks)).toBe(usual);
  expect(load()).toEqual(before);
  // The kitchen closes within the quarter of an hour, so that it takes no other order.
  const hours = { ...published.rules.hours, lastOrders: '21:20', kitchenCloses: '21:25' };
  await publish({ wayMinutes: 25, stations: [grill] }, { hours });
  now = at('21:16');
  const { slot, estimatedDeliveryTime } = orderOf(await place(drinks));
  expect([slot, estimatedDeliveryTime]).toEqual([null, iso('22:01')]);
});

test('a cancelled order frees its minutes, and undoing that needs them free', async () => {
  await promise();
  const [key = ''] = keys();
  expect((await step(key, 'placed', 'cancelled')).status).toBe(200);
  expect(load()).toEqual({ [iso('13:30')]: { grill: 0 } });
  expect((await step(key, 'cancelled', 'placed')).status).toBe(200);
  expect(load()).toEqual({ [iso('13:30')]: { grill: 20 } });
  await step(key, 'placed', 'cancelled');
  await promise();
  const refused = await step(key, 'cancelled', 'placed');
  expect([refused.status, bodyOf(refused).error.code]).toEqual([409, 'slot-full']);
});

test('undoing a cancellation reserves no minutes of a quarter that ended before it', async () => {
  await promise();
  const [key = ''] = keys();
  now = at('13:46');
  await step(key, 'placed', 'cancelled');
  expect((await step(key, 'cancelled', 'placed')).status).toBe(200);
  expect(load()).toEqual({ [iso('13:30')]: { grill: 20 } });
});

test('GET /api/slots lists the used minutes per quarter of an hour and station', async () => {
  await promise();
  const slots = async () => (await site.send('/api/slots')).body;
  expect(await slots()).toMatchObject({ load: { [iso('13:30')]: { grill: 20 } } });
  await publish();
  expect(await slots()).not.toHaveProperty('load');
});

test('without stations an order reserves no minutes, and its time depends on no other order', async () => {
  await publish();
  for (let order = 0; order < 5; order += 1) await promise();
  expect(await promise()).toBe(new Date(now.getTime() - 1000 + 45 * 60_000).toISOString());
  expect(load()).toEqual({});
});
