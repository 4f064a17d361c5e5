import fc from 'fast-check';
import type { GstRules } from '../contracts/rules';
import { makeBill } from '../pricing';
import { restaurant } from '../restaurant/restaurant';
import { pageRules } from '../shop/page';
import type { InvoiceDocument } from './order';
import {
  billNamesRecipientFrom,
  goodsWords,
  legalInvoice,
  sellerOf,
  type Billed,
} from './invoices';

const under = (scheme: GstRules['scheme'], rates: Partial<GstRules> = {}) =>
  sellerOf({ ...pageRules.gst, ...rates, scheme }, restaurant);
const bill = {
  ...{ subtotal: 25_800, discount: 3_870, delivery: 1_000, cgst: 573, sgst: 573 },
  ...{ roundOff: 0, promo: '', total: 24_076 },
};
const untaxed = { ...bill, cgst: 0, sgst: 0 };
const unknown = { ...bill, cgst: null, sgst: null };
const lines = [{ price: 12_900, quantity: 2 }];
const asha = {
  customer: { name: 'Asha Rao', address: '12, 3rd Cross' },
  billedTo: { gstin: '', legalName: '', billingAddress: '' },
};
const order = (changes: Partial<Billed> = {}): Billed => ({
  kind: 'delivery',
  ...{ bill, lines, seller: null, ...asha },
  ...changes,
});
const made = (sums: Billed['bill'], changes: Partial<InvoiceDocument> = {}): InvoiceDocument => ({
  ...{ kind: 'bill', serial: 'BK/2627/1', at: '2026-11-25T08:00:00.000Z', bill: sums },
  ...{ of: '', reason: '', taken: [], press: '' },
  ...changes,
});
const rates = (...made: Parameters<typeof legalInvoice>) =>
  legalInvoice(...made).sums.flatMap(({ percent }) => percent ?? []);

// CGST Rule 46 with section 31(1): a tax invoice has the GSTIN, and rate and amount of each tax. Rule 49, section
// 31(3)(c): a composition taxpayer issues a bill of supply with the sentence of Rule 5(1)(f). Section 32: an
// unregistered seller may issue neither, and gives a plain bill.
test.each<[GstRules['scheme'], Billed['bill'], object]>([
  ['regular', bill, { kind: 'taxInvoice', gstin: pageRules.gst.gstin, declaresComposition: false }],
  [
    'composition',
    untaxed,
    { kind: 'billOfSupply', gstin: pageRules.gst.gstin, declaresComposition: true },
  ],
  ['unregistered', untaxed, { kind: 'bill', gstin: null, declaresComposition: false }],
  ['unregistered', unknown, { kind: 'bill', gstin: null, declaresComposition: false }],
])('a %s seller issues the kind of bill that GST law requires', (scheme, billed, expected) => {
  const input = legalInvoice(order({ bill: billed }), under(scheme), made(billed));
  expect(input).toMatchObject(expected);
  expect(input.seller).toMatchObject({ fssai: restaurant.fssai, sac: '996331' });
  expect(input.sums.filter(({ percent }) => percent)).toHaveLength(scheme === 'regular' ? 2 : 0);
});

test('the sums on a bill lead from the subtotal to the total, with the rate of each tax', () => {
  expect(legalInvoice(order(), under('regular')).sums).toEqual([
    { what: 'subtotal', amount: 25_800 },
    { what: 'discount', amount: -3_870 },
    { what: 'delivery', amount: 1_000 },
    { what: 'cgst', amount: 573, percent: '2.5' },
    { what: 'sgst', amount: 573, percent: '2.5' },
  ]);
  const plain = order({ kind: 'pickup', bill: { ...untaxed, discount: 0 } });
  expect(legalInvoice(plain, under('regular')).sums.map(({ what }) => what)).toEqual(['subtotal']);
});

test('the bill of an older order keeps the tax collected, without a rate that does not match it', () => {
  expect(legalInvoice(order(), under('composition'), made(bill)).kind).toBe('taxInvoice');
  expect(rates(order(), under('composition'))).toEqual(['2.5', '2.5']);
  expect(rates(order(), under('regular', { cgst: 900 }))).toEqual(['2.5']);
  expect(legalInvoice(order(), under('regular', { cgst: 900 })).sums).toHaveLength(5);
  expect(rates(order({ bill: { ...bill, discount: null } }), under('regular'))).toHaveLength(2);
});

// CGST Rule 46 (g, i to m): HSN, taxable value, rate and tax of goods. Legal Metrology (Packaged Commodities) Rules:
// the MRP includes all taxes.
test('a bill shows the tax included in the price of packaged goods, and adds no tax', () => {
  const bottle = { price: 4_000, quantity: 2, priceIncludesTax: { hsn: '2202', rate: 2800 } };
  const ordered = [...lines, bottle];
  const billed = { ...makeBill(ordered, null, null, pageRules), promo: '' };
  const input = legalInvoice(
    order({ kind: 'pickup', bill: billed, lines: ordered }),
    under('regular'),
  );
  expect(input.goods).toEqual([
    { hsn: '2202', rate: 2800, value: 8_000, taxable: 6_250, cgst: 875, sgst: 875, quantity: 2 },
  ]);
  expect(input.goods.map((one) => goodsWords(one).replaceAll('\u00a0', ' '))).toEqual([
    '₹62.50 + CGST 14% ₹8.75 + SGST 14% ₹8.75',
  ]);
  expect(billed.total).toBe(25_800 + 2 * 645 + 8_000);
  expect(legalInvoice(order({ lines: ordered }), under('composition')).goods).toEqual([]);
});

// CGST Act, section 34 with Rule 53 (1A): a credit note has its own serial and date, and names its bill.
test('a credit note lists the credited lines of its bill; an unbilled order gets a summary', () => {
  expect(legalInvoice(order(), under('regular'))).toMatchObject({ kind: 'summary', issued: null });
  const half = { ...bill, subtotal: 12_900, discount: 1_935, delivery: 0, cgst: 274, sgst: 274 };
  const note = made(half, {
    ...{ kind: 'creditNote', serial: 'BKC/2627/1', of: 'BK/2627/1' },
    taken: [{ line: 0, quantity: 1 }],
  });
  const input = legalInvoice(order(), under('regular'), note);
  expect(input).toMatchObject({ kind: 'creditNote', issued: note });
  expect(input.lines).toEqual([{ price: 12_900, quantity: 1 }]);
  expect(input.sums).toEqual([
    { what: 'subtotal', amount: 12_900 },
    { what: 'discount', amount: -1_935 },
    { what: 'cgst', amount: 274, percent: '2.5' },
    { what: 'sgst', amount: 274, percent: '2.5' },
  ]);
});

// CGST Rules 46 (k) and 53 (1A) (f) to (h); CGST Act, section 34(2): deadline for credit notes.
test.each([
  ['2027-11-30T18:00:00.000Z', false],
  ['2027-11-30T19:00:00.000Z', true],
])(
  'a credit note of %s for a bill of November 2026 is too late to lower tax: %s',
  (at, isFinancial) => {
    const part = { ...bill, subtotal: 10_000, discount: 0, delivery: 0, cgst: 250, sgst: 250 };
    const note = made(part, { kind: 'creditNote', serial: 'BKC/2728/1', of: 'BK/2627/1', at });
    const input = legalInvoice(order({ papers: [made(bill), note] }), under('regular'), note);
    expect(input).toMatchObject({ isFinancial, ofBill: { at: '2026-11-25T08:00:00.000Z' } });
    expect(input.sums.map(({ what }) => what)).toEqual(
      isFinancial ? [] : ['subtotal', 'cgst', 'sgst'],
    );
    expect(input.service).toBe(isFinancial ? null : 10_000);
    expect(input.total).toBe(bill.total);
  },
);

test('a tax invoice shows the taxable value of the service; a bill of supply and a summary do not', () => {
  const of = (named: GstRules['scheme'], issued: InvoiceDocument | null) =>
    legalInvoice(order({ bill: named === 'regular' ? bill : untaxed }), under(named), issued)
      .service;
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

test("a bill's sums equal its total at the tax rates of the order's day, whatever is published later", () => {
  const ordered = fc.array(fc.oneof(line, sealed), { minLength: 1, maxLength: 6 });
  const km = fc.option(fc.double({ min: 0, max: 10, noNaN: true }), { nil: null });
  const rounding = fc.constantFrom('none' as const, 'rupee' as const);
  fc.assert(
    fc.property(ordered, km, anything, anything, rounding, (some, method, gst, later, rounded) => {
      const sums = makeBill(some, null, method, { ...pageRules, gst, rounding: rounded });
      const billed = { ...sums, promo: '' };
      const kind = method === null ? 'pickup' : 'delivery';
      const seller = sellerOf(gst, restaurant);
      const printed = legalInvoice(
        { kind, bill: billed, lines: some, seller, ...asha },
        seller,
        made(billed),
      );
      expect(printed.sums.reduce((sum, { amount }) => sum + (amount ?? NaN), 0)).toBe(sums.total);
      for (const { what, percent } of printed.sums) {
        if (what === 'cgst' || what === 'sgst') expect(percent).toBe(String(gst[what] / 100));
      }
      const again = legalInvoice(
        { kind, bill: billed, lines: some, seller, ...asha },
        sellerOf(later, restaurant),
        made(billed),
      );
      expect(again).toEqual(printed);
    }),
  );
});

const business = {
  gstin: '27AAPFU0939F1ZV',
  legalName: 'Asha Foods',
  billingAddress: '7 MG Road',
};

// CGST Rule 46 (e): an unregistered recipient's State with its code.
const state = `${restaurant.address.region} (${pageRules.gst.gstin.slice(0, 2)})`;

test.each<[string, Partial<Billed>, object]>([
  ['a small bill', {}, { ...asha.customer, gstin: '', isRequired: false }],
  [
    'a business',
    { billedTo: business },
    { name: 'Asha Foods', address: '7 MG Road', gstin: '27AAPFU0939F1ZV', isRequired: true },
  ],
  [
    'a business without an address of its own',
    { billedTo: { ...business, billingAddress: '' } },
    { name: 'Asha Foods', address: '12, 3rd Cross', isRequired: true },
  ],
  [
    'a bill of ₹50,000',
    { bill: { ...bill, total: billNamesRecipientFrom } },
    { name: 'Asha Rao', address: `12, 3rd Cross, ${state}`, isRequired: true },
  ],
  [
    'a bill of ₹49,999.99',
    { bill: { ...bill, total: billNamesRecipientFrom - 1 } },
    { isRequired: false },
  ],
])('the recipient printed on the bill of %s', (_what, changes, recipient) => {
  expect(legalInvoice(order(changes), under('regular')).recipient).toMatchObject(recipient);
});

// CGST Rules 46 (l), 53 (1A) (h).
test('a paper with a stored seller shows the tax rates even if rounding moved the tax by paise', () => {
  const seller = under('regular');
  const rounded = { ...bill, cgst: 570, sgst: 570, total: 24_070 };
  expect(rates(order({ bill: rounded }), seller, made(rounded))).toEqual([]);
  expect(rates(order({ seller, bill: rounded }), seller, made(rounded))).toEqual(['2.5', '2.5']);
});

test("an unregistered seller's late credit note does not mention a deadline of GST law", () => {
  const first = made(untaxed);
  const late = made(untaxed, { kind: 'creditNote', of: first.serial, at: '2027-12-01T08:00:00Z' });
  const invoices = [first, late];
  const noteBy = (scheme: GstRules['scheme']) =>
    legalInvoice(order({ bill: untaxed, papers: invoices }), under(scheme), late).isFinancial;
  expect([noteBy('regular'), noteBy('unregistered')]).toEqual([true, false]);
});
