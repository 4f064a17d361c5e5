import fc from 'fast-check';
import type { GstRules } from '../contracts/rules';
import { makeBill } from '../pricing';
import { restaurant } from '../restaurant/restaurant';
import { pageRules } from '../shop/page';
import type { IssuedPaper } from './order';
import { goodsWords, paper, sellerOf, type Billed } from './papers';

const under = (scheme: GstRules['scheme'], rates: Partial<GstRules> = {}) =>
  sellerOf({ ...pageRules.gst, ...rates, scheme }, restaurant);
const bill = {
  ...{ subtotal: 25_800, discount: 3_870, delivery: 1_000, cgst: 573, sgst: 573 },
  ...{ roundOff: 0, promo: '', total: 24_076 },
};
const untaxed = { ...bill, cgst: 0, sgst: 0 };
const unknown = { ...bill, cgst: null, sgst: null };
const lines = [{ price: 12_900, quantity: 2 }];
const order = (changes: Partial<Billed> = {}): Billed => ({
  kind: 'delivery',
  ...{ bill, lines, seller: null },
  ...changes,
});
const made = (sums: Billed['bill'], changes: Partial<IssuedPaper> = {}): IssuedPaper => ({
  ...{ kind: 'bill', serial: 'BK/2627/1', at: '2026-11-25T08:00:00.000Z', bill: sums },
  ...{ of: '', reason: '', taken: [], press: '' },
  ...changes,
});
const rates = (...made: Parameters<typeof paper>) =>
  paper(...made).sums.flatMap(({ percent }) => percent ?? []);

// CGST Rule 46 with section 31(1): a tax invoice has the GSTIN, and rate and amount of each tax. Rule 49 with section
// 31(3)(c): a composition taxpayer gives a bill of supply, with the sentence of Rule 5(1)(f). Who is not registered may
// do neither (section 32), and gives a plain bill.
test.each<[GstRules['scheme'], Billed['bill'], object]>([
  ['regular', bill, { kind: 'taxInvoice', gstin: pageRules.gst.gstin, declaresComposition: false }],
  [
    'composition',
    untaxed,
    { kind: 'billOfSupply', gstin: pageRules.gst.gstin, declaresComposition: true },
  ],
  ['unregistered', untaxed, { kind: 'bill', gstin: null, declaresComposition: false }],
  ['unregistered', unknown, { kind: 'bill', gstin: null, declaresComposition: false }],
])('a %s seller names the paper as the law does', (scheme, billed, expected) => {
  const given = paper(order({ bill: billed }), under(scheme), made(billed));
  expect(given).toMatchObject(expected);
  expect(given.seller).toMatchObject({ fssai: restaurant.fssai, sac: '996331' });
  expect(given.sums.filter(({ percent }) => percent)).toHaveLength(scheme === 'regular' ? 2 : 0);
});

test('the sums lead from the dishes to the total, with the rate of each tax', () => {
  expect(paper(order(), under('regular')).sums).toEqual([
    { what: 'subtotal', amount: 25_800 },
    { what: 'discount', amount: -3_870 },
    { what: 'delivery', amount: 1_000 },
    { what: 'cgst', amount: 573, percent: '2.5' },
    { what: 'sgst', amount: 573, percent: '2.5' },
  ]);
  const plain = order({ kind: 'pickup', bill: { ...untaxed, discount: 0 } });
  expect(paper(plain, under('regular')).sums.map(({ what }) => what)).toEqual(['subtotal']);
});

test('what an order of before it kept its seller did collect stays on its bill, without a rate that it does not come to', () => {
  expect(paper(order(), under('composition'), made(bill)).kind).toBe('taxInvoice');
  expect(rates(order(), under('composition'))).toEqual(['2.5', '2.5']);
  expect(rates(order(), under('regular', { cgst: 900 }))).toEqual(['2.5']);
  expect(paper(order(), under('regular', { cgst: 900 })).sums).toHaveLength(5);
  expect(rates(order({ bill: { ...bill, discount: null } }), under('regular'))).toHaveLength(2);
});

// CGST Rule 46 (g, i to m): HSN, taxable value, rate and tax of goods; Legal Metrology (Packaged Commodities) Rules: the
// MRP has all taxes in it.
test('sealed goods tell the tax that lies in their price, and add none', () => {
  const bottle = { price: 4_000, quantity: 2, priceIncludesTax: { hsn: '2202', rate: 2800 } };
  const ordered = [...lines, bottle];
  const billed = { ...makeBill(ordered, null, null, pageRules), promo: '' };
  const given = paper(order({ kind: 'pickup', bill: billed, lines: ordered }), under('regular'));
  expect(given.goods).toEqual([
    { hsn: '2202', rate: 2800, value: 8_000, taxable: 6_250, cgst: 875, sgst: 875, quantity: 2 },
  ]);
  expect(given.goods.map((one) => goodsWords(one).replaceAll('\u00a0', ' '))).toEqual([
    '₹62.50 + CGST 14% ₹8.75 + SGST 14% ₹8.75',
  ]);
  expect(billed.total).toBe(25_800 + 2 * 645 + 8_000);
  expect(paper(order({ lines: ordered }), under('composition')).goods).toEqual([]);
});

// CGST Act, section 34 with Rule 53 (1A): a credit note has its own serial and date, that of its bill, and for what it is.
test('a credit note tells what was taken back of which bill; what was not billed is a summary', () => {
  expect(paper(order(), under('regular'))).toMatchObject({ kind: 'summary', issued: null });
  const half = { ...bill, subtotal: 12_900, discount: 1_935, delivery: 0, cgst: 274, sgst: 274 };
  const note = made(half, {
    ...{ kind: 'creditNote', serial: 'BKC/2627/1', of: 'BK/2627/1' },
    taken: [{ line: 0, quantity: 1 }],
  });
  const given = paper(order(), under('regular'), note);
  expect(given).toMatchObject({ kind: 'creditNote', issued: note });
  expect(given.lines).toEqual([{ price: 12_900, quantity: 1 }]);
  expect(given.sums).toEqual([
    { what: 'subtotal', amount: 12_900 },
    { what: 'discount', amount: -1_935 },
    { what: 'cgst', amount: 274, percent: '2.5' },
    { what: 'sgst', amount: 274, percent: '2.5' },
  ]);
});

// CGST Rules 46 (k) and 53 (1A) (f) to (h); CGST Act, section 34(2).
test.each([
  ['2027-11-30T18:00:00.000Z', false],
  ['2027-11-30T19:00:00.000Z', true],
])('a credit note of %s for a bill of November 2026 lowers no tax: %s', (at, isFinancial) => {
  const part = { ...bill, subtotal: 10_000, discount: 0, delivery: 0, cgst: 250, sgst: 250 };
  const note = made(part, { kind: 'creditNote', serial: 'BKC/2728/1', of: 'BK/2627/1', at });
  const given = paper(order({ papers: [made(bill), note] }), under('regular'), note);
  expect(given).toMatchObject({ isFinancial, ofBill: { at: '2026-11-25T08:00:00.000Z' } });
  expect(given.sums.map(({ what }) => what)).toEqual(
    isFinancial ? [] : ['subtotal', 'cgst', 'sgst'],
  );
  expect(given.service).toBe(isFinancial ? null : 10_000);
  expect(given.total).toBe(bill.total);
});

test('a tax invoice tells the taxable value of the service; a bill of supply and a summary do not', () => {
  const of = (named: GstRules['scheme'], issued: IssuedPaper | null) =>
    paper(order({ bill: named === 'regular' ? bill : untaxed }), under(named), issued).service;
  expect(of('regular', made(bill))).toBe(25_800 - 3_870 + 1_000);
  expect(of('composition', made(untaxed))).toBeNull();
  expect(of('regular', null)).toBeNull();
});

const scheme = fc.constantFrom<GstRules['scheme']>('regular', 'composition', 'unregistered');
const line = fc.record({ price: fc.nat(30_000), quantity: fc.integer({ min: 1, max: 9 }) });
const sealed = line.map((one) => ({ ...one, priceIncludesTax: { hsn: '2202', rate: 2800 } }));
const anything = fc.record({
  scheme,
  gstin: fc.string(),
  sac: fc.string(),
  cgst: fc.nat(10_000),
  sgst: fc.nat(10_000),
});

test('whatever is ordered and published, the sums make the total, at the rates of that day; what is published later changes nothing', () => {
  const ordered = fc.array(fc.oneof(line, sealed), { minLength: 1, maxLength: 6 });
  const km = fc.option(fc.double({ min: 0, max: 10, noNaN: true }), { nil: null });
  const rounding = fc.constantFrom('none' as const, 'rupee' as const);
  fc.assert(
    fc.property(ordered, km, anything, anything, rounding, (some, way, gst, later, rounded) => {
      const sums = makeBill(some, null, way, { ...pageRules, gst, rounding: rounded });
      const billed = { ...sums, promo: '' };
      const kind = way === null ? 'pickup' : 'delivery';
      const seller = sellerOf(gst, restaurant);
      const printed = paper({ kind, bill: billed, lines: some, seller }, seller, made(billed));
      expect(printed.sums.reduce((sum, { amount }) => sum + (amount ?? NaN), 0)).toBe(sums.total);
      for (const { what, percent } of printed.sums) {
        if (what === 'cgst' || what === 'sgst') expect(percent).toBe(String(gst[what] / 100));
      }
      const again = paper(
        { kind, bill: billed, lines: some, seller },
        sellerOf(later, restaurant),
        made(billed),
      );
      expect(again).toEqual(printed);
    }),
  );
});
