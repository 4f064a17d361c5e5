import fc from 'fast-check';
import type { GstRules } from '../contracts/rules';
import { makeBill } from '../pricing';
import { restaurant } from '../restaurant';
import { pageRules } from '../shop/page';
import { printedBill } from './printed-bill';

const under = (scheme: GstRules['scheme'], rates: Partial<GstRules> = {}) => ({
  fssai: restaurant.fssai,
  gst: { ...pageRules.gst, ...rates, scheme },
});
const bill = { subtotal: 25_800, discount: 3_870, delivery: 1_000, cgst: 573, sgst: 573 };

test('a regular taxpayer prints a tax invoice with GSTIN and both taxes', () => {
  expect(printedBill(bill, under('regular'))).toEqual({
    kind: 'taxInvoice',
    gstin: pageRules.gst.gstin,
    fssai: restaurant.fssai,
    sac: '996331',
    declaresComposition: false,
    taxes: [
      { name: 'cgst', percent: '2.5', amount: 573 },
      { name: 'sgst', percent: '2.5', amount: 573 },
    ],
  });
});

test('a composition taxpayer prints a bill of supply, with GSTIN and the declaration, without taxes', () => {
  expect(printedBill({ ...bill, cgst: 0, sgst: 0 }, under('composition'))).toMatchObject({
    kind: 'billOfSupply',
    gstin: pageRules.gst.gstin,
    declaresComposition: true,
    taxes: [],
  });
});

test('who is not registered prints a bill of supply without GSTIN, but with the FSSAI number', () => {
  expect(printedBill({ ...bill, cgst: null, sgst: null }, under('unregistered'))).toMatchObject({
    kind: 'billOfSupply',
    gstin: null,
    fssai: restaurant.fssai,
    declaresComposition: false,
    taxes: [],
  });
});

test('taxes that an order did collect stay on its bill when the scheme changes later', () => {
  const printed = printedBill(bill, under('composition'));
  expect(printed.kind).toBe('taxInvoice');
  expect(printed.taxes).toHaveLength(2);
});

test('a bill names the rate that was charged, also when another is published later', () => {
  expect(printedBill(bill, under('regular', { cgst: 900, sgst: 600 })).taxes).toMatchObject([
    { percent: '2.5' },
    { percent: '2.5' },
  ]);
  const damaged = { ...bill, subtotal: null };
  expect(printedBill(damaged, under('regular', { cgst: 900 })).taxes[0]?.percent).toBe('9');
});

test('whatever was ordered, the rate of that day is the one on the bill', () => {
  const lines = fc.array(
    fc.record({ price: fc.nat(30_000), quantity: fc.integer({ min: 1, max: 9 }) }),
  );
  fc.assert(
    fc.property(lines, fc.double({ min: 0, max: 10, noNaN: true }), (ordered, km) => {
      const made = makeBill(ordered, null, km, pageRules);
      const printed = printedBill(made, under('regular'));
      expect(printed.taxes.map(({ percent }) => percent)).toEqual(['2.5', '2.5']);
    }),
  );
});
