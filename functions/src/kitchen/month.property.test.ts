import { checksOf, gstinsOf, gstJson, sheetsOf, suppliesOf } from '@burger/shared/accounting';
import type { MonthInvoice } from '@burger/shared/kitchen';
import {
  type BookedOrder,
  mayTakeBack,
  type OrderPayment,
  legalInvoice,
  dueInvoice,
  type InvoiceGoods,
  quantitiesLeft,
  readBooked,
  standingBill,
  taxedOn,
} from '@burger/shared/order';
import { makeBill } from '@burger/shared/pricing';
import { anOrder } from '@burger/shared/testing/an-order';
import fc from 'fast-check';
import { registerRowOf } from '../orders/invoices/register-row';
import { monthInvoice } from './month';

const tax = fc.constantFrom(
  undefined,
  { hsn: '2202', rate: 4000 },
  { hsn: '2105', rate: 500 },
  { hsn: '1905', rate: 500 },
  { hsn: '0401', rate: 0 },
);
const line = fc.record({
  price: fc.integer({ min: 1, max: 90_000 }),
  quantity: fc.integer({ min: 1, max: 6 }),
  tax,
});
const back = fc.oneof(
  fc.record({ line: fc.nat(4), quantity: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ part: fc.double({ min: 0.01, max: 1, noNaN: true }) }),
);
const sold = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 5 }),
  off: fc.integer({ min: 0, max: 60 }),
  km: fc.constantFrom(null, 1, 6),
  scheme: fc.constantFrom('regular' as const, 'regular' as const, 'composition' as const),
  rounding: fc.constantFrom('rupee' as const, undefined),
  payment: fc.constantFrom<OrderPayment>('cash', 'upi', 'online', 'pending'),
  minute: fc.nat(43_000),
  backs: fc.array(back, { maxLength: 4 }),
  isAllBack: fc.boolean(),
  isB2b: fc.boolean(),
});
type Sold = typeof sold extends fc.Arbitrary<infer Value> ? Value : never;

const gst = { cgst: 250, sgst: 250 };
const business = { gstin: '27AAPFU0939F1ZV', legalName: 'Asha Foods', billingAddress: 'MG Road' };

function orderOf(one: Sold, number: number, serial: string): BookedOrder {
  const { lines, off, km, scheme, rounding, payment, minute, isB2b } = one;
  const code = { code: 'OFF', type: 'percentage' as const, discount: off, minOrder: 0 };
  const delivery = { freeUpToKm: 3, rupeesPerKm: 10 };
  const bill = makeBill(
    lines.map(({ tax: inside, ...own }) => ({ ...own, priceIncludesTax: inside })),
    off > 0 ? (code as never) : null,
    km,
    { delivery, gst: { ...gst, scheme }, ...(rounding && { rounding }) },
  );
  const base = readBooked(anOrder({ orderId: `BK${number}` }))!;
  const at = new Date(Date.parse('2026-10-31T18:30:00Z') + minute * 60_000).toISOString();
  const own = { ...bill, promo: '' };
  const none = { of: '', reason: '', taken: [], press: '' };
  return {
    ...base,
    status: 'delivered',
    payment,
    seller: { ...base.seller!, scheme },
    ...(isB2b && { billedTo: business }),
    bill: own,
    lines: lines.map(({ price, quantity, tax: inside }) => ({
      ...base.lines[0]!,
      ...{ price, quantity, ...(inside && { priceIncludesTax: inside }) },
    })),
    papers: [{ kind: 'bill', serial, at, bill: own, ...none }],
  };
}

function withNotes(order: BookedOrder, { backs, isAllBack }: Sold, number: () => string) {
  let now = order;
  const give = (reserved: { line: number; quantity: number }[], amount?: number) => {
    if (!mayTakeBack(now, reserved, amount)) return;
    const requested = {
      taken: reserved,
      amount,
      reason: 'cold',
      press: `press ${now.papers.length}`,
    };
    const due = dueInvoice(now, { from: 'delivered', to: 'delivered' }, requested);
    if (!due) return;
    const issued = { ...due, serial: number(), at: now.papers[0]!.at };
    now = { ...now, papers: [...now.papers, issued] };
  };
  const rest = () => {
    const bill = standingBill(now);
    const refunded = now.papers.slice(1).reduce((sum, note) => sum + (note.bill.total ?? 0), 0);
    return { bill, left: (now.bill.total ?? 0) - refunded };
  };
  for (const one of backs) {
    if ('line' in one) give([one]);
    else give([], Math.max(1, Math.round(rest().left * one.part)));
  }
  if (isAllBack) {
    const { bill, left } = rest();
    const reserved = bill
      ? quantitiesLeft(now, bill).flatMap((quantity, at) =>
          quantity > 0 ? { line: at, quantity } : [],
        )
      : [];
    give(reserved);
    if (rest().bill && left > 0) give([], rest().left);
  }
  return now;
}

function monthOf(made: readonly Sold[]): { papers: MonthInvoice[]; orders: BookedOrder[] } {
  const counts = { 'BK/2627': 0, 'BKC/2627': 0 };
  const next = (series: keyof typeof counts) => `${series}/${(counts[series] += 1)}`;
  const orders = made.map((one, number) => {
    const order = orderOf(one, number, next('BK/2627'));
    return withNotes(order, one, () => next('BKC/2627'));
  });
  const invoices = orders.flatMap((order) =>
    order.papers.map((issued) => monthInvoice(registerRowOf('key', order, issued), order)),
  );
  return { papers: invoices, orders };
}

interface GstDocument {
  itms: { itm_det: { rt: number; txval: number } }[];
}
interface GstFile {
  b2b?: { inv: GstDocument[] }[];
  cdnr?: { nt: GstDocument[] }[];
}

const monthWith = (invoices: readonly MonthInvoice[]) => ({
  ...{
    month: '2026-11',
    papers: invoices,
    refunds: [],
    online: [],
    movements: [],
    advances: [],
    damaged: [],
  },
});

const sheet = (name: string, invoices: readonly MonthInvoice[]) => {
  const found = sheetsOf(monthWith(invoices)).find((one) => one.name.startsWith(name));
  const heads = found!.columns.map(({ head }) => head);
  const summed = found!.hasSums ? found!.rows.slice(-1) : found!.rows;
  /** Sum of the column in paise. */
  const sumOf = (head: string) =>
    summed.reduce((sum, row) => sum + Math.round(Number(row[heads.indexOf(head)] ?? 0) * 100), 0);
  return { rows: found!.rows, sumOf };
};

test('the figures of the monthly export agree with each other to the paisa', () => {
  fc.assert(
    fc.property(fc.array(sold, { maxLength: 12 }), (made) => {
      const { papers, orders } = monthOf(made);
      for (const { what, one, other } of checksOf(papers))
        expect([what, one]).toEqual([what, other]);
      const exact = orders.reduce(
        (sum, order) =>
          order.papers.reduce(
            (own, { kind, bill }) => own + BigInt(bill.total ?? 0) * (kind === 'bill' ? 1n : -1n),
            sum,
          ),
        0n,
      );
      expect(BigInt(sheet('Register', papers).sumOf('Total'))).toBe(exact);
      expect(BigInt(sheet('Payments', papers).sumOf('Net'))).toBe(exact);
      const [by4, by7, by8, by9] = [4, 7, 8, 9].map((table) => sheet(`GSTR-1 ${table}`, papers));
      const ofTables = (head: string) =>
        by4!.sumOf(head) + by7!.sumOf(head) + by8!.sumOf(head) - by9!.sumOf(head);
      const by12 = ['B2B', 'B2C'].map((to) => sheet(`GSTR-1 12 HSN (${to})`, papers));
      const of12 = (head: string) => by12.reduce((sum, one) => sum + one.sumOf(head), 0);
      expect(ofTables('Taxable value') + by8!.sumOf('Nil rated supplies')).toBe(
        of12('Taxable value'),
      );
      for (const head of ['Central tax', 'State tax']) expect(ofTables(head)).toBe(of12(head));
      const issued = sheet('GSTR-1 13', papers);
      const filed = papers.filter(({ scheme }) => scheme === 'regular');
      expect(issued.sumOf('Net issued')).toBe(filed.length * 100);
      // The numbers of another scheme in the same series are missing here.
      if (filed.length === papers.length) expect(issued.sumOf('Cancelled')).toBe(0);
    }),
  );
});

test('the GST export has business invoices and credit notes in tables 4A and 9B, without zero-rated sales', () => {
  fc.assert(
    fc.property(fc.array(sold, { maxLength: 8 }), (made) => {
      const { papers } = monthOf(made.map((one) => ({ ...one, isB2b: true })));
      const [gstin = ''] = gstinsOf(monthWith(papers));
      const { b2b = [], cdnr = [] } = JSON.parse(
        JSON.stringify(gstJson(monthWith(papers), gstin)),
      ) as GstFile;
      const documents = { '4A': b2b.flatMap(({ inv }) => inv), '9B': cdnr.flatMap(({ nt }) => nt) };
      for (const [number, own] of Object.entries(documents)) {
        const table = `GSTR-1 ${number}`;
        const rows = own.flatMap(({ itms }) => itms.map(({ itm_det }) => itm_det));
        const sum = rows.reduce((all, { txval }) => all + Math.round(txval * 100), 0);
        expect([table, sum]).toEqual([table, sheet(table, papers).sumOf('Taxable value')]);
        expect(rows.filter(({ rt }) => rt === 0)).toEqual([]);
      }
    }),
  );
});

test('the printed bill or credit note, its register row and GSTR-1 agree', () => {
  fc.assert(
    fc.property(sold, (made) => {
      const { orders } = monthOf([made]);
      for (const order of orders) {
        const left: Record<string, number> = {};
        for (const issued of order.papers) {
          const seller = order.seller!;
          const printed = legalInvoice(order, seller, issued);
          const row = registerRowOf('key', order, issued);
          const filed = monthInvoice(row, order);
          const sums = ({ hsn, rate, quantity, taxable, cgst, sgst }: InvoiceGoods) => {
            return { hsn, rate, quantity, taxable, cgst, sgst };
          };
          expect(filed.goods).toEqual(printed.goods.map(sums));
          if (seller.scheme !== 'regular') continue;
          expect(filed.service).toBe(taxedOn(order, issued)!.service);
          expect(filed.service).toBe(printed.service ?? 0);
          const sign = issued.kind === 'bill' ? 1 : -1;
          for (const { hsn, rate, value } of printed.goods) {
            expect(value).toBeGreaterThanOrEqual(0);
            left[`${hsn} ${rate}`] = (left[`${hsn} ${rate}`] ?? 0) + sign * value;
          }
          left['service'] = (left['service'] ?? 0) + sign * filed.service;
          for (const rest of Object.values(left)) expect(rest).toBeGreaterThanOrEqual(0);
        }
      }
    }),
    { numRuns: 400 },
  );
});

test('a credit note for a line after one for an amount has the same goods in register and print', () => {
  const coke = { price: 2000, quantity: 1, tax: { hsn: '2202', rate: 4000 } as const };
  const food = { price: 12_900, quantity: 2, tax: undefined };
  const backs = [{ part: 0.1 }, { line: 1, quantity: 1 }];
  const { papers, orders } = monthOf([
    {
      ...{ lines: [food, coke, coke], off: 0, km: null, scheme: 'regular', rounding: undefined },
      ...{ payment: 'cash', minute: 0, isAllBack: false, isB2b: false, backs },
    },
  ]);
  const [order] = orders;
  const note = order!.papers.at(-1)!;
  expect(legalInvoice(order!, order!.seller!, note).goods).toMatchObject([
    { value: 2000, quantity: 1 },
  ]);
  const { goods } = papers.at(-1)!;
  expect(goods[0]!.taxable + goods[0]!.cgst + goods[0]!.sgst).toBe(2000);
});

test('nil-rated goods appear in GSTR-1 table 8 and not in table 7', () => {
  const curd = { price: 4000, quantity: 2, tax: { hsn: '0401', rate: 0 } as const };
  const food = { price: 10_000, quantity: 1, tax: undefined };
  const { papers } = monthOf([
    {
      ...{ lines: [curd, food], off: 0, km: null, scheme: 'regular', rounding: undefined },
      ...{ payment: 'cash', minute: 0, isAllBack: false, isB2b: false, backs: [] },
    },
  ]);
  const [first] = sheet('GSTR-1 7', papers).rows;
  expect(first?.slice(0, 4)).toEqual(['OE', '29-Karnataka', 5, 100]);
  expect(sheet('GSTR-1 7', papers).rows).toHaveLength(2);
  expect(sheet('GSTR-1 8', papers).sumOf('Nil rated supplies')).toBe(8000);
  expect(sheet('GSTR-1 12 HSN (B2C)', papers).rows.map((row) => row[2])).toContain('NOS-NUMBERS');
});

test('the GSTR-1 sheets are empty under the composition scheme', () => {
  const food = { price: 10_000, quantity: 1, tax: undefined };
  const { papers } = monthOf([
    {
      ...{ lines: [food], off: 0, km: null, scheme: 'composition', rounding: undefined },
      ...{ payment: 'cash', minute: 0, isAllBack: true, isB2b: true, backs: [] },
    },
  ]);
  const returns = sheetsOf(monthWith(papers)).filter(({ name }) => name.startsWith('GSTR-1'));
  expect(returns.map(({ name, rows }) => [name, rows])).toEqual(
    returns.map(({ name }) => [name, []]),
  );
});

// CGST Act, section 34(2) sets this deadline for credit notes.
test('a credit note after 30 November of the next financial year is in the register but not in GSTR-1', () => {
  const food = { price: 10_000, quantity: 2, tax: undefined };
  const { orders } = monthOf([
    {
      isB2b: false,
      ...{ lines: [food], off: 0, km: null, scheme: 'regular', rounding: undefined },
      ...{ payment: 'cash', minute: 0, isAllBack: false, backs: [{ line: 0, quantity: 1 }] },
    },
  ]);
  const [order] = orders;
  const [billed, note] = order!.papers;
  const late = { ...note!, at: '2027-12-01T08:00:00.000Z' };
  const own = { ...order!, papers: [billed!, late] };
  const filed = monthInvoice(registerRowOf('key', own, late), own);
  expect(filed).toMatchObject({ financial: 10_500, total: 10_500, service: 0, cgst: 0, goods: [] });
  expect(filed.paid).toMatchObject({ cash: 10_500, due: 0 });
  expect(suppliesOf(filed)).toEqual([]);
  for (const { what, one, other } of checksOf([filed])) expect([what, one]).toEqual([what, other]);
  expect(sheet('Register', [filed]).rows[0]?.[2]).toBe('Financial credit note');
});

test('a fully refunded order leaves no taxable amount, whether refunded by line, by amount or both', () => {
  fc.assert(
    fc.property(fc.array(sold, { maxLength: 4 }), (made) => {
      const { papers, orders } = monthOf(made.map((one) => ({ ...one, isAllBack: true })));
      const isWhole = ({ papers: [, ...notes], bill }: BookedOrder) =>
        notes.reduce((sum, note) => sum + (note.bill.subtotal ?? 0), 0) === bill.subtotal;
      const whole = new Set(orders.filter(isWhole).map(({ orderId }) => orderId));
      const left = papers.filter(({ orderId }) => whole.has(orderId)).flatMap(suppliesOf);
      for (const which of ['taxable', 'cgst', 'sgst'] as const) {
        const byRate: Record<number, number> = {};
        for (const one of left) byRate[one.rate] = (byRate[one.rate] ?? 0) + one[which];
        expect(Object.values(byRate).filter((sum) => sum !== 0)).toEqual([]);
      }
    }),
  );
});
