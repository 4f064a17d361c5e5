import fc from 'fast-check';
import type { GstRules } from '../contracts/rules';
import { makeBill } from '../pricing';
import { restaurant } from '../restaurant';
import { pageRules } from '../shop/page';
import { paper, sellerOf } from './papers';

const under = (scheme: GstRules['scheme'], rates: Partial<GstRules> = {}) =>
  sellerOf({ ...pageRules.gst, ...rates, scheme }, restaurant);
const bill = { subtotal: 25_800, discount: 3_870, delivery: 1_000, cgst: 573, sgst: 573 };
const untaxed = { ...bill, cgst: 0, sgst: 0 };
const unknown = { ...bill, cgst: null, sgst: null };
const order = (changes: object = {}) => ({ kind: 'delivery' as const, bill, ...changes });
const rates = (...made: Parameters<typeof paper>) =>
  paper(...made).sums.flatMap(({ percent }) => percent ?? []);

// CGST Rule 46 with section 31(1): a tax invoice has the GSTIN, and rate and amount of each tax. Rule 49 with section
// 31(3)(c): a composition taxpayer gives a bill of supply, with the sentence of Rule 5(1)(f). Who is not registered may
// do neither (section 32), and gives a plain bill.
test.each<[GstRules['scheme'], object, object]>([
  ['regular', bill, { kind: 'taxInvoice', gstin: pageRules.gst.gstin, declaresComposition: false }],
  [
    'composition',
    untaxed,
    { kind: 'billOfSupply', gstin: pageRules.gst.gstin, declaresComposition: true },
  ],
  ['unregistered', untaxed, { kind: 'bill', gstin: null, declaresComposition: false }],
  ['unregistered', unknown, { kind: 'bill', gstin: null, declaresComposition: false }],
])('a %s seller names the paper as the law does', (scheme, billed, expected) => {
  const made = paper(order({ bill: billed }), under(scheme));
  expect(made).toMatchObject(expected);
  expect(made.seller).toMatchObject({ fssai: restaurant.fssai, sac: '996331' });
  expect(made.sums.filter(({ percent }) => percent)).toHaveLength(scheme === 'regular' ? 2 : 0);
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

test('taxes that an order did collect stay on its bill when the scheme changes later', () => {
  expect(paper(order(), under('composition')).kind).toBe('taxInvoice');
  expect(rates(order(), under('composition'))).toHaveLength(2);
});

test('a bill names the rate that was charged, also when another is published later', () => {
  expect(rates(order(), under('regular', { cgst: 900, sgst: 600 }))).toEqual(['2.5', '2.5']);
  const damaged = order({ bill: { ...bill, subtotal: null } });
  expect(rates(damaged, under('regular', { cgst: 900 }))[0]).toBe('9');
});

test('whatever was ordered, the sums make the total, and the rate of that day is the one on the bill', () => {
  const lines = fc.array(
    fc.record({ price: fc.nat(30_000), quantity: fc.integer({ min: 1, max: 9 }) }),
  );
  fc.assert(
    fc.property(lines, fc.double({ min: 0, max: 10, noNaN: true }), (ordered, km) => {
      const made = makeBill(ordered, null, km, pageRules);
      const { sums } = paper(order({ bill: made }), under('regular'));
      expect(sums.reduce((sum, { amount }) => sum + (amount ?? NaN), 0)).toBe(made.total);
      for (const { percent = '2.5' } of sums) expect(percent).toBe('2.5');
    }),
  );
});
