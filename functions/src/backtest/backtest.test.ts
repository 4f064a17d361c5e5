import { published } from '@burger/shared/testing/a-shop';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { testCounter } from '../testing/counter';
import { backtestMonth } from './backtest';

const counter = testCounter();
const minute = 60;
const grill = { id: 'grill', name: 'Grill', places: 2, minutes: { 'burgers-veg': 5 } };
const publish = (rules: object) =>
  counter.shopStore.publish({
    published: { ...published, rules: { ...published.rules, ...rules } },
    by: 'owner',
  });
const run = (month: string) => backtestMonth(counter.db as unknown as Firestore, month);

/** Returns a stored value with all its times later. */
function later(value: unknown, ms: number): unknown {
  if (value instanceof Timestamp) return Timestamp.fromMillis(value.toMillis() + ms);
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT.+Z$/.test(value))
    return new Date(Date.parse(value) + ms).toISOString();
  if (Array.isArray(value)) return value.map((one) => later(one, ms));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, later(one, ms)]));
}

/** Delivers an order 70 minutes after it was placed, although 45 to 60 minutes are promised. */
async function deliverLate(): Promise<object> {
  const key = await counter.place();
  await counter.walk(key, 'confirmed', 'preparing');
  counter.pass(20 * minute);
  await counter.walk(key, 'out_for_delivery');
  counter.pass(50 * minute);
  await counter.walk(key, 'delivered');
  return counter.db.documentAt(`orders/${key}`) as object;
}

test('a month of recorded late orders shows what each method would have promised', async () => {
  await publish({ kitchen: { wayMinutes: 25, stations: [grill] } });
  const delivered = await deliverLate();
  // Five orders a day for twelve days, each 80 minutes after the one before.
  for (let order = 1; order < 60; order += 1) {
    const [day, ofDay] = [Math.floor(order / 5), order % 5];
    const ms = (day * 24 * 60 + ofDay * 80) * minute * 1000;
    counter.db.put(`orders/late-${order}`, later(delivered, ms) as object);
  }
  const [count, , ...lines] = (await run('2026-01')).split('\n');
  expect(count).toBe('60 of 60 delivered orders have usable times.');
  const shares = Object.fromEntries(
    lines.map((line) => {
      const [method, orders, share] = line.trim().split(/ {2,}/);
      return [method, [orders, share]];
    }),
  );
  // Learned minutes are used once fifty orders were delivered on earlier days: for the last two days.
  expect(shares).toEqual({
    fixed: ['60', '0.0 %'],
    planned: ['60', '0.0 %'],
    learned: ['60', '16.7 %'],
  });
  expect(await run('2026-02')).toContain('None can be compared.');
});

test('a restaurant without stations is told that nothing is planned', async () => {
  await publish({});
  await expect(run('2026-01')).rejects.toThrow(/no stations/);
});
