import type { MonthAdvance } from '@burger/shared/kitchen';
import {
  type BookedOrder,
  heldFor,
  type InvoiceDocument,
  type Online,
  readBooked,
} from '@burger/shared/order';
import { makeBill } from '@burger/shared/pricing';
import { anOrder } from '@burger/shared/testing/an-order';
import fc from 'fast-check';
import { orderIn, testCounter } from '../testing/counter';
import { newKey, orderBody } from '../testing/fake-ports';
import { registerRowOf } from '../orders/invoices/register-row';
import { advancesIn } from './advances';
import { type MonthStore, monthPage } from './month';

// CGST Act, section 13(2): tax on a service is due when it is paid, if that is before the invoice. Notification
// 66/2017-CT exempts advances for goods, not for services, and restaurant service is one (Schedule II, 6(b)).

const months = ['2026-01', '2026-02', '2026-03', '2026-04'];
const dayIn = (month: number, day = 15) => `2026-0${month}-${day}T08:00:00.000Z`;

type Paid = Pick<Online['payments'][number], 'id' | 'amount' | 'at'>;
type Back = Pick<Online['refunds'][number], 'of' | 'amount' | 'at'>;

const sold = (lines: { price: number; quantity: number; sealed?: boolean }[]) => {
  const base = readBooked(anOrder())!;
  const tax = (sealed = false) => (sealed ? { hsn: '2202', rate: 4000 } : undefined);
  const bill = makeBill(
    lines.map(({ sealed, ...own }) => ({ ...own, priceIncludesTax: tax(sealed) })),
    null,
    null,
    {
      delivery: { freeUpToKm: 3, rupeesPerKm: 10 },
      gst: { cgst: 250, sgst: 250, scheme: 'regular' },
    },
  );
  return {
    ...base,
    bill: { ...bill, promo: '' },
    lines: lines.map(({ sealed, ...own }) => ({
      ...{ ...base.lines[0]!, ...own },
      ...(sealed && { priceIncludesTax: tax(sealed)! }),
    })),
  } satisfies BookedOrder;
};

function paidOnline(order: BookedOrder, payments: Paid[], refunds: Back[] = []): BookedOrder {
  const online = {
    ...heldFor(order.bill.total!, Date.parse(dayIn(1)), 10),
    ...{ state: 'paid' as const, paidBy: payments[0]!.id },
    payments: payments.map((one) => ({ ...one, fee: null })),
    refunds: refunds.map((one, at) => ({
      ...{ ...one, id: `r${at}`, reason: 'cancelled' as const, state: 'done' as const, tries: 1 },
    })),
  };
  return { ...order, payment: 'online', online };
}

const billedAt = (order: BookedOrder, at: string): BookedOrder => {
  const none = { of: '', reason: '', taken: [], press: '' };
  const bill: InvoiceDocument = {
    ...none,
    kind: 'bill',
    serial: 'BK/2526/1',
    at,
    bill: order.bill,
  };
  return { ...order, papers: [bill] };
};

const tableOf = (order: BookedOrder) =>
  months.flatMap((month) =>
    advancesIn(month, order).map(({ table, taxable, cgst, sgst }) => {
      return [month, table, taxable, cgst, sgst];
    }),
  );

const burgers = sold([{ price: 4900, quantity: 2 }]);
const paid = (month: number, order = burgers): Paid => ({
  ...{ id: 'pay_1', amount: order.bill.total!, at: dayIn(month) },
});

test('a payment in one month for a bill in a later one is reported in table 11A, then adjusted in 11B', () => {
  const order = billedAt(paidOnline(burgers, [paid(1)]), dayIn(3));
  expect(tableOf(order)).toEqual([
    ['2026-01', '11A', 9800, 245, 245],
    ['2026-03', '11B', 9800, 245, 245],
  ]);
  expect(advancesIn('2026-01', order)).toMatchObject([
    { gstin: order.seller!.gstin, placeOfSupply: 'Karnataka', sac: '996331', rate: 500 },
  ]);
});

test('a payment billed in the same month is not reported as an advance', () => {
  expect(tableOf(billedAt(paidOnline(burgers, [paid(1)]), dayIn(1, 31)))).toEqual([]);
});

// 31 January 23:59 and 1 February 00:01 in the restaurant's time zone.
test("the restaurant's calendar decides the month of an advance", () => {
  const payment = { ...paid(1), at: '2026-01-31T18:29:00.000Z' };
  const order = billedAt(paidOnline(burgers, [payment]), '2026-01-31T18:31:00.000Z');
  expect(tableOf(order).map(([month, table]) => [month, table])).toEqual([
    ['2026-01', '11A'],
    ['2026-02', '11B'],
  ]);
});

test('an advance refunded in a later month is adjusted in that month, one of the same month is omitted', () => {
  const back = (month: number) => [
    { of: 'pay_1', amount: burgers.bill.total!, at: dayIn(month, 20) },
  ];
  expect(tableOf(paidOnline(burgers, [paid(1)], back(2)))).toEqual([
    ['2026-01', '11A', 9800, 245, 245],
    ['2026-02', '11B', 9800, 245, 245],
  ]);
  expect(tableOf(paidOnline(burgers, [paid(1)], back(1)))).toEqual([]);
});

test('an accidental second payment is not reported as an advance', () => {
  const twice = [paid(1), { ...paid(1), id: 'pay_2' }];
  const back = [{ of: 'pay_2', amount: burgers.bill.total!, at: dayIn(2) }];
  expect(tableOf(paidOnline(burgers, twice, back))).toEqual([['2026-01', '11A', 9800, 245, 245]]);
});

test('an advance for sealed goods is not taxed, and one for goods and service is taxed for the service', () => {
  const coke = { price: 4000, quantity: 1, sealed: true };
  expect(tableOf(paidOnline(sold([coke]), [paid(1, sold([coke]))]))).toEqual([]);
  const both = sold([{ price: 4900, quantity: 2 }, coke]);
  expect(tableOf(paidOnline(both, [paid(1, both)]))).toEqual([['2026-01', '11A', 9800, 245, 245]]);
});

test.each(['composition', 'unregistered'] as const)('a %s seller reports no advance', (scheme) => {
  const order = { ...burgers, seller: { ...burgers.seller!, scheme } };
  expect(tableOf(paidOnline(order, [paid(1)]))).toEqual([]);
});

test('an order changed after its payment leaves the reported advance unchanged', () => {
  const before = paidOnline(burgers, [paid(1)]);
  const dearer = sold([
    { price: 4900, quantity: 2 },
    { price: 4000, quantity: 3, sealed: true },
  ]);
  const change = { at: dayIn(2), press: 'p', lines: burgers.lines, bill: burgers.bill };
  const changed = {
    ...{ ...before, lines: dearer.lines, bill: dearer.bill },
    changes: [{ ...change, kept: [0], papers: 0 }],
  };
  expect(tableOf(billedAt(changed, dayIn(3)))).toEqual([
    ['2026-01', '11A', 9800, 245, 245],
    ['2026-03', '11B', 9800, 245, 245],
  ]);
});

const noteOf = (order: BookedOrder, at: string): InvoiceDocument => ({
  ...{ ...order.papers[0]!, kind: 'creditNote', serial: 'BKC/2526/1', of: 'BK/2526/1', at },
  taken: order.lines.map(({ quantity }, line) => ({ line, quantity })),
});

test('a payment whose bill a change voided in the same month is an advance until the next bill', () => {
  const billed = billedAt(paidOnline(burgers, [paid(1)]), dayIn(1, 20));
  const { lines, bill } = sold([{ price: 4900, quantity: 3 }]);
  const change = { at: dayIn(1, 30), press: 'p', lines: burgers.lines, bill: burgers.bill };
  const invoices = [...billed.papers, noteOf(billed, dayIn(1, 30))];
  const changed = {
    ...billed,
    lines,
    bill,
    papers: invoices,
    changes: [{ ...change, kept: [0], papers: 2 }],
  };
  const second = { ...billed.papers[0]!, serial: 'BK/2526/2', at: dayIn(2), bill };
  expect(tableOf({ ...changed, papers: [...invoices, second] })).toEqual([
    // Two thirds of the changed order were paid.
    ['2026-01', '11A', 9799, 245, 245],
    ['2026-02', '11B', 9799, 245, 245],
  ]);
});

test('an order delivered and then credited completely leaves no advance', () => {
  const ahead = { ...burgers, payment: 'cash' as const, paidAhead: true };
  const billed = billedAt({ ...ahead, createdAt: Date.parse(dayIn(1)) }, dayIn(1));
  const history = [{ status: 'delivered' as const, at: dayIn(1), by: 'kitchen' as const }];
  const invoices = [...billed.papers, noteOf(billed, dayIn(1, 20))];
  expect(tableOf({ ...billed, status: 'delivered', history, papers: invoices })).toEqual([]);
});

test('cash taken at the counter for a later month is an advance until delivery or refund', () => {
  const ahead = { ...burgers, payment: 'cash' as const, paidAhead: true };
  const reserved = { ...ahead, createdAt: Date.parse(dayIn(1)) };
  expect(tableOf(billedAt(reserved, dayIn(2)))).toEqual([
    ['2026-01', '11A', 9800, 245, 245],
    ['2026-02', '11B', 9800, 245, 245],
  ]);
  const step = { status: 'cancelled' as const, at: dayIn(3), by: 'kitchen' as const };
  expect(tableOf({ ...reserved, status: 'cancelled', history: [step] })).toEqual([
    ['2026-01', '11A', 9800, 245, 245],
    ['2026-03', '11B', 9800, 245, 245],
  ]);
});

const line = fc.record({
  price: fc.integer({ min: 1, max: 90_000 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  sealed: fc.boolean(),
});
const life = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 5 }),
  paidIn: fc.integer({ min: 1, max: 3 }),
  backs: fc.array(
    fc.record({ part: fc.double({ min: 0, max: 0.5, noNaN: true }), later: fc.nat(2) }),
    {
      maxLength: 2,
    },
  ),
  billedLater: fc.option(fc.nat(3)),
});

test('table 11B adjusts exactly what 11A reported once an order is billed, and never more', () => {
  fc.assert(
    fc.property(life, ({ lines, paidIn, backs, billedLater }) => {
      const order = sold(lines);
      const total = order.bill.total!;
      const refunds = backs.map(({ part, later }) => ({
        ...{
          of: 'pay_1',
          amount: Math.floor(total * part),
          at: dayIn(Math.min(4, paidIn + later)),
        },
      }));
      const open = paidOnline(order, [paid(paidIn, order)], refunds);
      const own =
        billedLater === null ? open : billedAt(open, dayIn(Math.min(4, paidIn + billedLater)));
      const left = { taxable: 0, cgst: 0, sgst: 0 };
      for (const one of months.flatMap((month) => advancesIn(month, own)))
        for (const sum of ['taxable', 'cgst', 'sgst'] as const) {
          left[sum] += one.table === '11A' ? one[sum] : -one[sum];
          expect(left[sum]).toBeGreaterThanOrEqual(0);
        }
      if (billedLater !== null) expect(left).toEqual({ taxable: 0, cgst: 0, sgst: 0 });
      // The advance contains the restaurant service and its tax, but no goods.
      const refunded = refunds.reduce((sum, { amount }) => sum + amount, 0);
      if (billedLater === null && refunded === 0)
        expect([left.cgst, left.sgst]).toEqual([order.bill.cgst, order.bill.sgst]);
    }),
  );
});

describe('the pages of a month', () => {
  const counter = testCounter();
  const advancesOf = async (month: string) => {
    const all: MonthAdvance[] = [];
    for (let after: string | null = ''; after !== null;) {
      const { body } = await counter.get(`/month?month=${month}&after=${after}`, 'owner');
      const page = body as { advances: MonthAdvance[]; next: string | null };
      all.push(...page.advances);
      after = page.next;
    }
    return all.map(({ table, taxable }) => [table, taxable]);
  };

  test('cash taken on 31 January for an order of 1 February is listed once in each month', async () => {
    // 31 January, 13:30 in the restaurant's time zone.
    counter.pass(26 * 86_400);
    const { customer: _customer, location: _location, ...ordered } = orderBody();
    const answer = await counter.post('/orders', {
      ...{ ...ordered, idempotencyKey: newKey(), kind: 'pickup', source: 'door', customer: {} },
      ...{ location: null, agreedTotal: 10_290, paid: 'cash', slot: '2026-02-01T07:30:00.000Z' },
    });
    const { key } = orderIn(answer);
    expect(await advancesOf('2026-01')).toEqual([['11A', 9800]]);
    counter.pass(86_400);
    await counter.walk(key, 'preparing', 'ready', 'delivered');
    expect(await advancesOf('2026-01')).toEqual([['11A', 9800]]);
    expect(await advancesOf('2026-02')).toEqual([['11B', 9800]]);
  });

  test('an advance billed and refunded in the same month is adjusted once', async () => {
    const back = [{ of: 'pay_1', amount: 1000, at: dayIn(3, 20) }];
    const order = billedAt(paidOnline(burgers, [paid(1)], back), dayIn(3));
    const row = registerRowOf('key', order, order.papers[0]!);
    const orderStore: MonthStore = {
      papers: async () => [{ id: 'bill', row, order, isDamaged: false }],
      refunded: async () => ({ orders: [{ key: 'key', order }], damaged: [] }),
    };
    const pages = [
      await monthPage(orderStore, '2026-03', ''),
      await monthPage(orderStore, '2026-03', 'r0'),
    ];
    expect(pages.flatMap(({ advances }) => advances)).toMatchObject([
      { table: '11B', taxable: 9800 },
    ]);
  });
});
