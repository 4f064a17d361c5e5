import { anOrder } from '@burger/shared/testing/an-order';
import { readOrders } from './load';
import { cachedHeadline } from './headline';

const now = Date.parse('2025-01-15T19:00:00+05:30');
const minute = 60_000;
const cached = (changes: object, aheadMs = 0) => {
  const [stored] = readOrders([{ key: 'a', data: { ...anOrder(), ...changes } }]);
  return cachedHeadline(stored!.order, now, aheadMs);
};

const iso = (at: number) => new Date(at).toISOString();
const promised = (from: number, until: number) => ({
  createdAt: iso(now - 5 * minute),
  estimatedDeliveryTime: iso(from),
  estimatedDeliveryUntil: iso(until),
});
const underWay = promised(now + 20 * minute, now + 35 * minute);

test('the cached headline of a finished order has its number and dishes', () => {
  const { words, passing } = cached({ orderStatus: 'delivered' });
  expect(words).toEqual({
    number: expect.stringMatching(/^Order /) as string,
    dishes: expect.stringMatching(/×/) as string,
  });
  expect(passing).toBeUndefined();
});

test.each([0, minute])(
  'the headline of an order in progress is cached until its arrival time, also on a clock %d ms behind',
  (aheadMs) =>
    expect(cached({ orderStatus: 'preparing', ...underWay }, aheadMs).passing).toEqual({
      words: { above: 'Arrives', time: '7:20–7:35 PM' },
      until: now + 35 * minute - aheadMs,
    }),
);

test('the cached headline of an unconfirmed order says that it awaits the kitchen, and its planned time', () =>
  expect(cached({ orderStatus: 'placed', ...underWay }).passing?.words).toEqual({
    words: 'Waiting for the kitchen to confirm',
    below: 'Planned to arrive: 7:20–7:35 PM.',
  }));

test('the time in the headline of an order for tomorrow is not cached', () => {
  const day = 24 * 60 * minute;
  expect(
    cached({ orderStatus: 'placed', ...promised(now + day, now + day) }).passing,
  ).toBeUndefined();
});
