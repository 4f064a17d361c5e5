import type { KitchenDay } from '@burger/shared/kitchen';
import { testCounter } from '../testing/counter';

const counter = testCounter();
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
