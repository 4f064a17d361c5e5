import type { KitchenOrder } from '@burger/shared/kitchen';
import fc from 'fast-check';
import { dayRange } from '../orders/placing/eta';
import { kitchenDay } from './kitchen-day';

const minute = 60_000;
const start = Date.parse('2026-01-05T08:00:00Z');

const anOrder = (changes: Partial<KitchenOrder> = {}): KitchenOrder => ({
  key: '0'.repeat(32),
  orderId: 'BK000000001',
  kind: 'delivery',
  status: 'delivered',
  createdAt: new Date(start).toISOString(),
  attendedFrom: new Date(start).toISOString(),
  papers: [],
  slot: null,
  promisedAt: null,
  promisedUntil: null,
  lines: [],
  customer: { name: '', phone: '', address: '', landmark: '', instructions: '' },
  location: null,
  total: 10_000,
  payment: 'cash',
  history: [],
  reason: null,
  rider: null,
  revision: 1,
  ...changes,
});
const at = (minutes: number) => new Date(start + minutes * minute).toISOString();
const march = (clock: string) => `2026-03-31T${clock}:00+05:30`;
const april = (clock: string) => `2026-04-01T${clock}:00+05:30`;
const placedAt = march('21:40');

/** An order of 31 March, the end of a financial year. `handedOver` is the time of delivery. */
const promisedFor = (promisedAt: string | null, handedOver: string | null) =>
  anOrder({
    createdAt: placedAt,
    promisedAt,
    status: handedOver ? 'delivered' : 'confirmed',
    rider: 'Suresh',
    history: [
      { status: 'placed', at: placedAt, by: 'customer' },
      ...(handedOver ? [{ status: 'delivered', at: handedOver, by: 'kitchen' } as const] : []),
    ],
  });

// Expected counts of promised, delivered and listed orders, for 31 March and 1 April.
test.each<[string, KitchenOrder, march: number[], april: number[]]>([
  [
    'promised and delivered the next noon',
    promisedFor(april('12:00'), april('12:20')),
    [0, 0, 0],
    [1, 1, 1],
  ],
  [
    'delivered shortly after midnight',
    promisedFor(march('23:40'), april('00:20')),
    [1, 1, 1],
    [0, 0, 0],
  ],
  [
    'promised after midnight, delivered before 04:00',
    promisedFor(april('00:30'), april('03:59')),
    [1, 1, 1],
    [0, 0, 0],
  ],
  [
    'promised before midnight, delivered at 04:00',
    promisedFor(march('23:40'), april('04:00')),
    [1, 0, 1],
    [0, 1, 1],
  ],
  [
    'promised for tomorrow, delivered today',
    promisedFor(april('12:00'), march('22:00')),
    [0, 1, 1],
    [1, 0, 1],
  ],
  [
    'promised for tomorrow, not yet delivered',
    promisedFor(april('12:00'), null),
    [0, 0, 0],
    [1, 0, 1],
  ],
  ['without a promised time (older record)', promisedFor(null, placedAt), [1, 1, 1], [0, 0, 0]],
])('orders and revenue each count on their own business day: %s', (_which, order, ...days) => {
  const sheets = ['2026-03-31', '2026-04-01'].map((date) => kitchenDay(date, [order]));
  const counts = sheets.map((day) => [day.promised, day.delivered, day.orders.length]);
  expect(counts).toEqual(days);
  const reserved = (count = 0) => ({ sales: count * 10_000, cash: count * 10_000 });
  expect(sheets).toMatchObject(days.map(([, handedOver]) => reserved(handedOver)));
  expect(sheets.map(({ riders }) => riders[0]?.cash ?? 0)).toEqual(
    days.map(([, handedOver = 0]) => handedOver * 10_000),
  );
});

test("kitchenDay sums a day's orders, revenue and dishes, and averages its minutes", () => {
  const day = kitchenDay('2026-01-05', [
    anOrder({
      total: 10_290,
      rider: 'Suresh',
      history: [
        { status: 'placed', at: at(0), by: 'customer' },
        { status: 'confirmed', at: at(2), by: 'kitchen' },
        { status: 'delivered', at: at(40), by: 'rider' },
      ],
      lines: [{ name: 'Fries', quantity: 3, isVeg: true, choices: [], note: '' }],
    }),
    anOrder({
      total: 20_005,
      // Ordered the night before; the kitchen opened at `at(0)`.
      createdAt: at(-500),
      attendedFrom: at(0),
      payment: 'upi',
      rider: 'Suresh',
      history: [
        { status: 'confirmed', at: at(3), by: 'kitchen' },
        { status: 'delivered', at: at(30), by: 'kitchen' },
      ],
    }),
    anOrder({
      // Staff accepted before opening time, which counts as zero minutes.
      createdAt: at(-500),
      attendedFrom: at(200),
      promisedAt: at(240),
      status: 'confirmed',
      payment: 'pending',
      history: [{ status: 'confirmed', at: at(-499), by: 'kitchen' }],
    }),
    anOrder({ status: 'cancelled', payment: 'pending', reason: 'too-busy', total: 99_999 }),
    anOrder({ status: 'placed', payment: 'pending', total: 77_777 }),
  ]);
  expect(day).toMatchObject({
    delivered: 2,
    cancelled: 1,
    sales: 30_295,
    cash: 10_290,
    upi: 20_005,
    minutesToAccept: 1.7,
    minutesToDeliver: 35,
    riders: [{ name: 'Suresh', orders: 2, cash: 10_290 }],
    mostSold: [{ name: 'Fries', quantity: 3 }],
    reasons: [{ reason: 'too-busy', orders: 1 }],
  });
  expect(day.orders).toHaveLength(5);
  const none = { sales: 0, minutesToAccept: null, minutesToDeliver: null, riders: [] };
  expect(kitchenDay('2026-01-05', [])).toMatchObject(none);
});

const handedOver = [{ status: 'delivered', at: at(30), by: 'kitchen' } as const];
const noBill = { subtotal: 0, discount: 0, delivery: 0, cgst: 0, sgst: 0, roundOff: 0 };
const creditNote = (moment: string, total: number, promo = '') => ({
  ...{ kind: 'creditNote' as const, serial: 'BKC/2526/1', at: moment, of: 'BK/2526/1' },
  ...{ bill: { ...noBill, promo, total }, reason: '', taken: [], press: '' },
});
const billed = (serial = 'BK/2526/1') => ({
  ...creditNote(at(10), 10_000),
  ...{ kind: 'bill' as const, serial, of: '' },
});

test('a credit note lowers the revenue of its own day, but not for an order that was never paid', () => {
  const note = (date: string, total: number) => creditNote(`${date}T16:00:00+05:30`, total);
  const invoices = [billed(), note('2026-01-05', 4_000), note('2026-01-06', 1_000)];
  const cancelled = { status: 'cancelled', papers: [billed(), note('2026-01-05', 9_999)] } as const;
  const orders = [
    anOrder({ history: handedOver, papers: invoices }),
    anOrder({ history: handedOver, payment: 'upi' }),
    anOrder({ ...cancelled, papers: [...cancelled.papers] }),
  ];
  expect(kitchenDay('2026-01-05', orders)).toMatchObject({
    ...{ delivered: 2, sales: 16_000, givenBack: 4_000, cash: 6_000, upi: 10_000 },
  });
  const next = kitchenDay('2026-01-06', orders);
  expect(next).toMatchObject({ delivered: 0, sales: -1_000, givenBack: 1_000, cash: -1_000 });
  expect(next.orders).toHaveLength(1);
});

test('an order cancelled after its bill, but delivered in the end, counts once in the revenue', () => {
  const input = anOrder({ history: handedOver });
  const before = [billed(), creditNote(at(20), 10_000)];
  const sales = (...invoices: typeof before) =>
    kitchenDay('2026-01-05', [{ ...input, papers: [...before, ...invoices] }]).sales;
  expect([sales(billed('BK/2526/2')), sales()]).toEqual([10_000, 0]);
});

type Online = NonNullable<KitchenOrder['online']>;
const paidOnline = (left: number, fee: number | null, states: Online['refunds'][0]['state'][]) => ({
  ...{ state: 'paid' as const, left, fee },
  refunds: states.map((state, id) => ({
    ...{ id: String(id), amount: 100 + id, reason: 'twice' as const, state },
    at: at(id % 2 === 0 ? 9 : 24 * 60),
  })),
});

const orders = fc.array(
  fc
    .record({
      status: fc.constantFrom('placed' as const, 'delivered' as const, 'cancelled' as const),
      total: fc.integer({ min: 0, max: 5_000_000 }),
      payment: fc.constantFrom('cash' as const, 'upi' as const, 'online' as const),
      fee: fc.constantFrom(null, 0, 241),
      refunded: fc.array(fc.constantFrom('requested' as const, 'done' as const, 'failed' as const)),
      rider: fc.constantFrom('Suresh', 'Anil', '__proto__', 'constructor', null),
      reason: fc.constantFrom('too-busy', 'rain'),
    })
    .map(({ fee, refunded, ...made }) =>
      anOrder({
        ...made,
        ...(made.payment === 'online' && { online: paidOnline(made.total, fee, refunded) }),
        history: [{ status: made.status, at: at(9), by: 'kitchen' }],
      }),
    ),
);

test('revenue sums of days, methods and dishes agree to the paisa', () => {
  fc.assert(
    fc.property(orders, (made) => {
      const day = kitchenDay('2026-01-05', made);
      const delivered = made.filter(({ status }) => status === 'delivered');
      const exact = delivered.reduce((sum, { total }) => sum + BigInt(total), 0n);
      expect(BigInt(day.sales)).toBe(exact);
      expect(day.cash + day.upi + day.online).toBe(day.sales);
      const online = made.filter(({ payment }) => payment === 'online');
      const sumOf = (some: KitchenOrder[], of: (one: Online) => number) =>
        some.reduce((sum, one) => sum + (one.online ? of(one.online) : 0), 0);
      const handedOver = online.filter(({ status }) => status === 'delivered');
      expect(day.online).toBe(handedOver.reduce((sum, { total }) => sum + total, 0));
      expect(day.fees).toBe(sumOf(handedOver, ({ fee }) => fee ?? 0));
      expect(day.waits).toBe(
        sumOf(
          online.filter(({ status }) => status === 'placed'),
          ({ left }) => left,
        ),
      );
      const ofDay = sumOf(online, ({ refunds }) =>
        refunds.reduce((sum, { amount, at: begun }) => sum + (begun === at(9) ? amount : 0), 0),
      );
      const { requested, done, failed } = day.refunds!;
      expect(requested + done + failed).toBe(ofDay);
      const carried = delivered.filter(({ rider, payment }) => rider && payment === 'cash');
      expect(day.riders.reduce((sum, { cash }) => sum + cash, 0)).toBe(
        carried.reduce((sum, { total }) => sum + total, 0),
      );
      expect(day.reasons.reduce((sum, reason) => sum + reason.orders, 0)).toBe(day.cancelled);
    }),
  );
});

test.each([
  ['2026-01-05', 'Asia/Kolkata', '2026-01-04T18:30:00Z', '2026-01-05T18:30:00Z'],
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'],
  ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z'],
  ['2026-01-05', 'UTC', '2026-01-05T00:00:00Z', '2026-01-06T00:00:00Z'],
])('dayRange returns for %s in %s the range from %s to %s', (date, zone, from, to) => {
  expect(dayRange(date, zone)).toEqual({ from: Date.parse(from), to: Date.parse(to) });
});

test('promo code figures count delivered orders, discounts and revenue after refunds', () => {
  const bill = { subtotal: 12_000, delivery: 0, cgst: 0, sgst: 0, roundOff: 0 };
  const under = (promo: string, changes: Partial<KitchenOrder> = {}) =>
    anOrder({
      bill: { ...bill, promo, discount: promo ? 2_000 : 0 },
      history: handedOver,
      ...changes,
    });
  const { codes } = kitchenDay('2026-01-05', [
    under('LUNCH'),
    under('LUNCH', { papers: [billed(), creditNote(at(60), 3_000, 'LUNCH')] }),
    under('FAMILY'),
    under(''),
    under('LUNCH', { status: 'cancelled', history: [] }),
  ]);
  expect(codes).toEqual([
    { code: 'LUNCH', orders: 2, discount: 4_000, sales: 17_000 },
    { code: 'FAMILY', orders: 1, discount: 2_000, sales: 10_000 },
  ]);
});
