import type { KitchenDay, KitchenOrder } from '@burger/shared/kitchen';
import { movementsOf } from '@burger/shared/order';
import { businessDay } from '@burger/shared/hours';
import fc from 'fast-check';
import { orderIn, testCounter } from '../testing/counter';
import { newKey, orderBody } from '../testing/fake-ports';
import { kitchenDay } from './kitchen-day';

const counter = testCounter();
const date = '2026-01-05';
const day = async (of = date) => (await counter.get(`/day?date=${of}`)).body as KitchenDay;
const { customer: _customer, location, ...ordered } = orderBody();

async function take(changes: object): Promise<string> {
  const asha = { name: 'Asha Rao', phone: '98765 43210', address: '12 Lake View Road' };
  const requested = { ...ordered, kind: 'delivery', source: 'door', customer: asha, location };
  const idempotencyKey = newKey();
  const answer = await counter.post('/orders', { ...requested, idempotencyKey, ...changes });
  expect(answer.status).toBe(201);
  return orderIn(answer).key;
}
const pickup = { kind: 'pickup', customer: {}, location: null, agreedTotal: 10_290 };
const handOver = async (key: string, rider: string) => {
  await counter.step(key, { from: 'confirmed', to: 'preparing' });
  await counter.step(key, { from: 'preparing', to: 'out_for_delivery', rider });
  await counter.step(key, { from: 'out_for_delivery', to: 'delivered' });
};

test('a courier owes no cash for an order that was paid at the counter', async () => {
  await handOver(await take({ paid: 'cash' }), 'Imran');
  const { riders, cash } = await day();
  expect([riders, cash]).toMatchObject([[{ name: 'Imran', orders: 1, cash: 0 }], 10_290]);
  const closed = await counter.post('/day/close', {
    ...{ date, float: 0, counted: 10_290, riders: [], reason: '', press: 'press-close' },
    seen: { cash: 10_290, open: 0 },
  });
  expect(closed.status).toBe(200);
});

test("spellings of a courier's name that differ in case and spaces count as one courier", async () => {
  for (const rider of ['Imran', ' imran']) {
    const key = await counter.place();
    await counter.walk(key, 'confirmed', 'preparing');
    await counter.step(key, { from: 'preparing', to: 'out_for_delivery', rider });
    await counter.walk(key, 'delivered');
  }
  expect((await day()).riders).toMatchObject([{ name: 'Imran', orders: 2, cash: 20_580 }]);
});

test("cash taken today for tomorrow's order counts as cash of today and as sales of tomorrow", async () => {
  const tomorrow = '2026-01-06';
  const slot = '2026-01-06T07:30:00.000Z';
  const key = await take({ ...pickup, slot, paid: 'cash' });
  expect(await day()).toMatchObject({ cash: 10_290, ahead: 10_290, sales: 0 });
  const closed = await counter.post('/day/close', {
    ...{ date, float: 5000, counted: 15_290, riders: [], reason: '', press: 'press-close' },
    seen: { cash: 10_290, open: 1 },
  });
  expect([closed.status, (closed.body as { day: KitchenDay }).day.closed?.difference]).toEqual([
    200, 0,
  ]);
  counter.pass(24 * 3600);
  for (const [from, to] of [
    ['confirmed', 'preparing'],
    ['preparing', 'ready'],
    ['ready', 'delivered'],
  ] as const)
    await counter.step(key, { from, to, payment: null });
  expect(await day(tomorrow)).toMatchObject({ cash: 0, ahead: -10_290, sales: 10_290 });
  expect((await day()).closed?.changed).toEqual([]);
});

test('cancelling a cash order paid in advance lowers the cash of the cancellation day', async () => {
  const key = await take({ ...pickup, slot: '2026-01-06T07:30:00.000Z', paid: 'cash' });
  counter.pass(24 * 3600);
  await counter.step(key, { from: 'confirmed', to: 'cancelled', reason: 'customer-asked' });
  expect(await day()).toMatchObject({ cash: 10_290, ahead: 10_290 });
  expect(await day('2026-01-06')).toMatchObject({ cash: -10_290, ahead: -10_290, sales: 0 });
});

test('a cash refund of a UPI order lowers the cash of the day', async () => {
  const key = await counter.sold();
  await counter.post(`/orders/${key}/payment`, { payment: 'upi', reason: 'Wrong button' });
  expect(await day()).toMatchObject({ cash: 0, upi: 10_290 });
  await counter.post(`/orders/${key}/credit-note`, {
    ...{ taken: [{ line: 0, quantity: 2 }], reason: 'Not good', press: 'press-0001', out: 'cash' },
  });
  expect(await day()).toMatchObject({ cash: -10_290, upi: 10_290, sales: 0 });
});

test('an online refund that fails and is paid out in cash lowers the cash of that day', () => {
  const paidOn = '2026-01-05T13:00:00+05:30';
  const failed = { id: 'cancelled', amount: 13_546, reason: 'cancelled' as const, at: paidOn };
  const out = { by: 'cash' as const, at: '2026-01-06T13:00:00+05:30' };
  const order: KitchenOrder = {
    ...{ key: 'k', orderId: 'BK1', kind: 'pickup', status: 'cancelled', createdAt: paidOn },
    ...{ slot: null, promisedAt: null, promisedUntil: null, lines: [], location: null },
    ...{ total: 13_546, payment: 'online', rider: null, reason: null, revision: 1 },
    ...{ attendedFrom: paidOn, papers: [] },
    customer: { name: '', phone: '', address: '', landmark: '', instructions: '' },
    history: [{ status: 'cancelled', at: paidOn, by: 'kitchen' }],
    online: {
      ...{ state: 'paid', left: 0, fee: null },
      refunds: [{ ...failed, state: 'done', paidOut: out }],
    },
  };
  expect(kitchenDay('2026-01-05', [order]).cash).toBe(0);
  expect(kitchenDay('2026-01-06', [order]).cash).toBe(-13_546);
});

const at = (dayOf: number) => `2026-01-0${5 + dayOf}T13:00:00+05:30`;
const none = { subtotal: 0, discount: 0, delivery: 0, cgst: 0, sgst: 0, roundOff: 0, promo: '' };
const orders = fc.array(
  fc.record({
    total: fc.integer({ min: 1, max: 500_000 }),
    more: fc.integer({ min: -400, max: 400 }),
    payment: fc.constantFrom('cash' as const, 'upi' as const, 'online' as const),
    isAhead: fc.boolean(),
    status: fc.constantFrom('confirmed' as const, 'delivered' as const, 'cancelled' as const),
    by: fc.constantFrom('cash' as const, 'upi' as const),
    days: fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2)),
    rider: fc.constantFrom('Suresh', null),
    back: fc.option(fc.double({ min: 0.01, max: 1, noNaN: true })),
    out: fc.option(fc.constantFrom('cash' as const, 'upi' as const), { nil: undefined }),
    paidOut: fc.option(fc.constantFrom('cash' as const, 'upi' as const)),
  }),
  { maxLength: 12 },
);

test("every day's cash, UPI and online sums equal its sales plus payments for other days", () => {
  fc.assert(
    fc.property(orders, (made) => {
      const cards = made.map((one, place): KitchenOrder => {
        const { total, more, payment, isAhead, status, by, days, rider, back, out, paidOut } = one;
        const [placed, ended, backOn] = [...days].sort();
        const isPaidAhead = isAhead && payment !== 'online';
        const isDelivered = status === 'delivered';
        const collects = isDelivered && (isPaidAhead || payment === 'online') && total > 400;
        const note = isDelivered && back !== null ? Math.max(1, Math.round(total * back)) : 0;
        const invoice = { of: '', reason: '', taken: [], press: '' };
        const bill = { ...invoice, kind: 'bill', serial: 'b', at: at(ended!) } as const;
        return {
          ...{ key: String(place), orderId: `BK${place}`, kind: 'delivery', status },
          ...{ createdAt: at(placed!), attendedFrom: at(placed!), papers: [] },
          ...{ slot: null, promisedAt: null, promisedUntil: null },
          ...{ lines: [], location: null, total, payment, rider, reason: null, revision: 1 },
          customer: { name: '', phone: '', address: '', landmark: '', instructions: '' },
          ...(isPaidAhead && { paidAhead: true, paid: total - (collects ? more : 0) }),
          ...(collects && more !== 0 && { collected: { amount: more, by } }),
          history: [{ status, at: at(ended!), by: 'kitchen' }],
          ...(note > 0 && {
            papers: [
              { ...bill, bill: { ...none, total } },
              {
                ...{ ...bill, kind: 'creditNote' as const, serial: 'c', of: 'b', at: at(backOn!) },
                ...{ bill: { ...none, total: note }, ...(out && { out }) },
              },
            ],
          }),
          ...(payment === 'online' && {
            online: {
              ...{ state: 'paid' as const, left: 0, fee: null },
              refunds: paidOut
                ? [
                    {
                      ...{ id: 'r', amount: 100, reason: 'taken-back' as const, at: at(placed!) },
                      ...{ state: 'done' as const, paidOut: { by: paidOut, at: at(backOn!) } },
                    },
                  ]
                : [],
            },
          }),
        };
      });
      const sheets = [0, 1, 2].map((of) => kitchenDay(businessDay(new Date(at(of))), cards));
      for (const { cash, upi, online = 0, ahead = 0, sales, riders } of sheets) {
        expect(cash + upi + online - ahead).toBe(sales);
        expect(riders.every((rider) => Number.isSafeInteger(rider.cash))).toBe(true);
      }
      // The business days together contain every cash movement exactly once.
      const all = cards.flatMap(movementsOf).reduce((sum, { amount }) => sum + amount, 0);
      const visible = sheets.reduce(
        (sum, { cash, upi, online = 0 }) => sum + cash + upi + online,
        0,
      );
      expect(visible).toBe(all);
      // The cash total equals cash received by counter and couriers minus cash refunds.
      const inHand = cards.flatMap(movementsOf).filter(({ way }) => way === 'cash');
      expect(sheets.reduce((sum, { cash }) => sum + cash, 0)).toBe(
        inHand.reduce((sum, { amount }) => sum + amount, 0),
      );
    }),
    { numRuns: 300 },
  );
});
