import type { KitchenDay, KitchenOrder } from '@burger/shared/kitchen';
import fc from 'fast-check';
import type { StoredOrder, KitchenOrders } from '../orders/store/store';
import { codeIn, testCounter, type Answer } from '../testing/counter';
import { staff } from '../testing/fake-ports';
import { memoryFirestore } from '../testing/memory-firestore';
import { createDays, firestoreDays } from './days';

const counter = testCounter();
const date = '2026-01-05';

const dayIn = ({ body }: Answer) => (body as { day: KitchenDay }).day;
const day = async () => (await counter.get(`/day?date=${date}`)).body as KitchenDay;

const close = (body: object = {}, token?: string) =>
  counter.post(
    '/day/close',
    {
      ...{ date, float: 50_000, counted: 60_290, reason: '', press: 'press-one' },
      ...{ riders: [{ name: 'Suresh', handedIn: 10_290 }], seen: { cash: 10_290, open: 0 } },
      ...body,
    },
    token,
  );

test('a closed business day keeps its counted figures, and lists later changes separately', async () => {
  const key = await counter.sold();
  const short = { counted: 56_290, reason: 'Gave wrong change' };
  const answer = await close(short);
  expect(answer.status).toBe(200);
  const frozen = {
    ...{ by: 'meena@burgerkatte.example', float: 50_000, counted: 56_290, difference: -4000 },
    ...{ reason: 'Gave wrong change', closedAt: '2026-01-05T08:00:00.000Z' },
    riders: [{ name: 'Suresh', expected: 10_290, handedIn: 10_290 }],
    sums: { delivered: 1, cancelled: 0, sales: 10_290, cash: 10_290, upi: 0, online: 0 },
  };
  expect(dayIn(answer).closed).toMatchObject({ ...frozen, corrections: [], changed: [] });

  counter.pass(600);
  await counter.post(`/orders/${key}/payment`, { payment: 'upi', reason: 'It was UPI' }, 'kiran');
  counter.pass(600);
  const late = await counter.sold();
  const reserved = { taken: [], amount: 1000, reason: 'cold', press: 'press-back' };
  await counter.post(`/orders/${key}/credit-note`, reserved, 'owner');
  const { closed, cash, upi, sales } = await day();
  expect(closed).toMatchObject(frozen);
  expect({ cash, upi, sales }).toEqual({ cash: 10_290, upi: 9290, sales: 19_580 });
  const number = (of: string) => counter.orderStore.orders.get(of)?.orderId;
  expect(closed?.changed).toEqual([
    {
      ...{ key, orderId: number(key), cash: -10_290, upi: 9290, online: 0 },
      steps: [
        { at: '2026-01-05T08:10:00.000Z', by: 'kiran@burgerkatte.example', reason: 'It was UPI' },
        { at: '2026-01-05T08:20:00.000Z', by: 'owner@burgerkatte.example', reason: 'cold' },
      ],
    },
    expect.objectContaining({ key: late, cash: 10_290, upi: 0, online: 0 }),
  ]);
  expect(closed?.changed[1]?.steps).toHaveLength(4);
});

test('a later credit note counts on its own day and leaves the closed business day unchanged', async () => {
  const key = await counter.sold();
  await close();
  for (const press of ['press-back', 'press-more']) {
    counter.pass(3 * 86_400);
    const reserved = { taken: [], amount: 1000, reason: 'cold', press };
    await counter.post(`/orders/${key}/credit-note`, reserved);
  }
  expect((await day()).closed?.changed).toEqual([]);
  for (const date of ['2026-01-08', '2026-01-11'])
    expect((await counter.get(`/day?date=${date}`)).body).toMatchObject({ date, cash: -1000 });
});

test('the first closing of a day wins, a second tablet gets 409, and a repeated press gets 200', async () => {
  await counter.sold();
  const [first, again] = [await close(), await close()];
  expect([first.status, again.status]).toEqual([200, 200]);
  const second = await close({ press: 'press-two', counted: 1, reason: 'mine' }, 'kiran');
  expect([second.status, codeIn(second)]).toEqual([409, 'already-moved']);
  expect(second.body).toMatchObject({
    error: { message: 'meena@burgerkatte.example has closed this day already.' },
    day: { closed: { counted: 60_290 } },
  });
  const both = await Promise.all(
    ['meena', 'kiran'].map((who) =>
      close(
        {
          date: '2026-01-04',
          counted: 0,
          float: 0,
          riders: [],
          seen: { cash: 0, open: 0 },
          press: `press-${who}`,
        },
        who,
      ),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a business day that changed since the tablet displayed it is not closed', async () => {
  await counter.sold();
  await counter.place();
  const answer = await close();
  expect([answer.status, dayIn(answer).closed]).toEqual([409, null]);
  expect((await close({ seen: { cash: 10_290, open: 1 } })).status).toBe(200);
});

test.each<[string, object, string]>([
  ['a future date', { date: '2026-01-06', seen: { cash: 0, open: 0 }, riders: [] }, 'date'],
  ['a cash shortage without a reason', { counted: 60_289 }, 'reason'],
  [
    'a courier short of cash without a reason',
    { riders: [{ name: 'Suresh', handedIn: 0 }] },
    'reason',
  ],
  ['no cash count of a courier', { riders: [] }, 'riders'],
  ['a negative count', { counted: -1 }, 'counted'],
  ['half a paisa as float', { float: 0.5 }, 'float'],
  ['an invalid date', { date: 'today' }, 'date'],
])('closing a business day with %s gets 400', async (_what, body, field) => {
  await counter.sold();
  expect((await close(body)).body).toMatchObject({ error: { code: 'invalid', field } });
});

describe('a cash correction', () => {
  const correct = (body: object = {}, token?: string) =>
    counter.post(
      '/day/correct',
      { date, amount: 4000, reason: 'Found it', press: 'press-found', ...body },
      token,
    );

  test('a cash correction is recorded once per press with author and time', async () => {
    await counter.sold();
    await close();
    counter.pass(60);
    await correct({}, 'kiran');
    const twice = await correct({}, 'kiran');
    const corrections = [
      {
        ...{ at: '2026-01-05T08:01:00.000Z', by: 'kiran@burgerkatte.example' },
        ...{ amount: 4000, reason: 'Found it' },
      },
    ];
    expect(dayIn(twice).closed).toMatchObject({ counted: 60_290, difference: 0, corrections });
  });

  test('a cash correction requires a closed day, an amount and a reason', async () => {
    expect((await correct()).status).toBe(404);
    for (const body of [{ amount: 0 }, { reason: ' ' }, { amount: 1.5 }])
      expect((await correct(body)).status).toBe(400);
  });
});

const anyOrder = fc.record({
  total: fc.integer({ min: 0, max: 5_000_000 }),
  payment: fc.constantFrom('cash' as const, 'upi' as const, 'online' as const, 'pending' as const),
  isHad: fc.boolean(),
  back: fc.integer({ min: 0, max: 10_000 }),
  isGone: fc.boolean(),
});
type Any = typeof anyOrder extends fc.Arbitrary<infer Value> ? Value : never;

test("the figures of a closed day plus later changes equal the day's current figures", async () => {
  const orderOf = ({ total, payment, isHad, back }: Any, key: number): StoredOrder => {
    const at = `${date}T08:00:00.000Z`;
    const note = { kind: 'creditNote', at, bill: { total: back }, reason: '' };
    const made = {
      ...{ key: String(key), orderId: `BK${key}`, total, payment, createdAt: at, promisedAt: at },
      ...{ status: isHad ? 'delivered' : 'confirmed', lines: [], rider: null, revision: 0 },
      history: isHad ? [{ status: 'delivered', at, by: 'kitchen' }] : [],
      papers: back > 0 ? [note] : [],
    };
    return { key: String(key), order: made as unknown as StoredOrder['order'] };
  };
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(anyOrder, anyOrder), { maxLength: 8 }), async (lives) => {
      let found = lives.flatMap(([before], key) => (before.isGone ? [] : orderOf(before, key)));
      const orders = {
        ofDay: async () => ({ orders: found, damaged: [] }),
      } as unknown as KitchenOrders;
      const days = createDays({
        ...{
          orders,
          days: firestoreDays(memoryFirestore()),
          now: () => new Date(`${date}T18:00:00Z`),
        },
        view: async (stored) => stored.map(({ order }) => order as unknown as KitchenOrder),
      });
      const { cash, orders: listed } = await days.dayOf(date);
      const open = listed.filter(({ status }) => status === 'confirmed').length;
      const request = {
        date,
        float: 0,
        counted: cash,
        riders: [],
        reason: 'why',
        press: 'press-one',
      };
      await days.close({ ...request, seen: { cash, open } }, staff.meena);
      found = lives.flatMap(([, after], key) => (after.isGone ? [] : orderOf(after, key)));
      const day = await days.dayOf(date);
      for (const method of ['cash', 'upi', 'online'] as const) {
        const changed = day.closed?.changed.reduce((sum, one) => sum + one[method], 0) ?? NaN;
        expect((day.closed?.sums[method] ?? NaN) + changed).toBe(day[method]);
      }
    }),
  );
});
