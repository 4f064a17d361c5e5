import { type KitchenDay, WeeksSchema } from '@burger/shared/kitchen';
import { readBooked } from '@burger/shared/order';
import { anOrder } from '@burger/shared/testing/an-order';
import fc from 'fast-check';
import * as v from 'valibot';
import { testCounter } from '../testing/counter';
import { weeksTo } from './weeks';

const [burger] = anOrder().items;
const minute = 60_000;

/** Returns an order delivered at a local time, half an hour after it was placed. */
function sold(clock: string, dishes: readonly string[] = ['Fries'], rupees = 100) {
  const at = Date.parse(`${clock}:00+05:30`);
  const iso = (minutes: number) => new Date(at + minutes * minute).toISOString();
  const order = readBooked(
    anOrder({
      ...{ orderStatus: 'delivered', createdAt: iso(-30), attendedFrom: iso(-30) },
      history: [
        { status: 'placed', at: iso(-30), by: 'customer' },
        { status: 'confirmed', at: iso(-28), by: 'kitchen' },
        { status: 'delivered', at: iso(0), by: 'rider' },
      ],
      items: dishes.map((name) => ({ ...burger!, name })),
      pricing: { ...anOrder().pricing, total: rupees },
    }),
  );
  return { key: clock, order: order! };
}

test('weeksTo groups two weeks by business day and hour; hours after midnight count for the evening before', () => {
  const { now, before } = weeksTo('2026-11-22', [
    sold('2026-11-22T13:05'),
    sold('2026-11-22T13:55', ['Fries'], 50),
    sold('2026-11-23T00:20'),
    sold('2026-11-16T04:00'),
    sold('2026-11-16T03:59'),
    sold('2026-11-23T04:00'),
    sold('2026-11-09T03:59'),
  ]);
  expect([now.from, now.to, before.from, before.to]).toEqual([
    ...['2026-11-16', '2026-11-22', '2026-11-09', '2026-11-15'],
  ]);
  expect(now.days.map(({ orders, sales }) => [orders, sales])).toEqual([
    ...[
      [1, 10_000],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [3, 25_000],
    ],
  ]);
  expect(now.days[6]).toMatchObject({ toAccept: 2, toDeliver: 30 });
  expect(now.days[1]).toMatchObject({ toAccept: null, toDeliver: null });
  expect(now.hours).toEqual([
    { hour: 4, orders: 1, sales: 10_000 },
    { hour: 13, orders: 2, sales: 15_000 },
    { hour: 0, orders: 1, sales: 10_000 },
  ]);
  expect(before.days[6]).toMatchObject({ date: '2026-11-15', orders: 1 });
});

test('weeksTo counts dishes sold together once per order and lists pairs from two orders on', () => {
  const day = '2026-11-20T13:00';
  const { pairs } = weeksTo('2026-11-22', [
    sold(day, ['Fries', 'Cola', 'Fries']),
    sold(day, ['Cola', 'Fries']),
    sold(day, ['Cola', 'Wrap']),
  ]);
  expect(pairs).toEqual([{ dishes: ['Cola', 'Fries'], orders: 2 }]);
});

test('weeksTo: sums by hour and by day both equal all delivered orders', () => {
  const moments = fc.date({
    min: new Date('2026-11-05T00:00:00Z'),
    max: new Date('2026-11-25T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(fc.array(moments, { maxLength: 40 }), (made) => {
      const weeks = weeksTo(
        '2026-11-22',
        made.map((at) => sold(at.toISOString().slice(0, 16))),
      );
      const sum = (some: readonly { orders: number; sales: number }[]) =>
        some.reduce((all, { orders, sales }) => [all[0]! + orders, all[1]! + sales], [0, 0]);
      for (const { days, hours } of [weeks.now, weeks.before])
        expect(sum(days)).toEqual(sum(hours));
      const { from } = weeks.before;
      const inside = made.filter((at) => {
        const wall = new Date(Date.parse(`${at.toISOString().slice(0, 16)}Z`) - 4 * 60 * minute);
        const date = wall.toISOString().slice(0, 10);
        return date >= from && date <= '2026-11-22';
      });
      expect(sum([...weeks.now.days, ...weeks.before.days])[0]).toBe(inside.length);
    }),
  );
});

const counter = testCounter();
test('GET /weeks returns the two weeks that end on a date', async () => {
  await counter.sold();
  const { body } = await counter.get('/weeks?to=2026-01-11');
  expect(v.parse(WeeksSchema, body).now.days[0]).toMatchObject({
    date: '2026-01-05',
    sales: 10_290,
  });
  expect((await counter.get('/weeks?to=soon')).status).toBe(400);
});

const weekBefore = async (date: string) =>
  ((await counter.get(`/day?date=${date}`)).body as KitchenDay).weekBefore;

test('GET /day compares an unfinished day with the same weekday a week earlier, up to the same time', async () => {
  // Delivered at 13:30, partly refunded half an hour later.
  const key = await counter.sold();
  counter.pass(1800);
  await counter.sold();
  const back = { taken: [], amount: 1000, reason: 'cold', press: 'press-back' };
  await counter.post(`/orders/${key}/credit-note`, back, 'owner');
  const whole = { orders: 2, sales: 19_580 };
  counter.pass(7 * 86_400 - 600);
  expect(await weekBefore('2026-01-12')).toEqual({
    ...{ date: '2026-01-05', whole },
    byNow: { orders: 1, sales: 10_290 },
  });
  counter.pass(86_400);
  expect(await weekBefore('2026-01-12')).toEqual({ date: '2026-01-05', whole, byNow: null });
});

test('GET /day returns zero when the same weekday a week earlier had no orders', async () => {
  const none = { orders: 0, sales: 0 };
  expect(await weekBefore('2026-02-20')).toEqual({ date: '2026-02-13', whole: none, byNow: none });
});
