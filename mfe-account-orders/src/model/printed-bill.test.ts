import { restaurant } from '@burger/shared/restaurant';
import { printedBill } from './printed-bill';

const under = (scheme: 'regular' | 'composition' | 'unregistered') => ({
  fssai: restaurant.fssai,
  gst: { ...restaurant.gst, scheme },
});

test('a regular taxpayer prints a tax invoice with GSTIN and both taxes', () => {
  expect(printedBill({ cgst: 573, sgst: 573 }, under('regular'))).toEqual({
    kind: 'taxInvoice',
    gstin: restaurant.gst.gstin,
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
  expect(printedBill({ cgst: 0, sgst: 0 }, under('composition'))).toMatchObject({
    kind: 'billOfSupply',
    gstin: restaurant.gst.gstin,
    declaresComposition: true,
    taxes: [],
  });
});

test('who is not registered prints a bill of supply without GSTIN, but with the FSSAI number', () => {
  expect(printedBill({ cgst: null, sgst: null }, under('unregistered'))).toMatchObject({
    kind: 'billOfSupply',
    gstin: null,
    fssai: restaurant.fssai,
    declaresComposition: false,
    taxes: [],
  });
});

test('taxes that an order did collect stay on its bill when the scheme changes later', () => {
  const bill = printedBill({ cgst: 573, sgst: 573 }, under('composition'));
  expect(bill.kind).toBe('taxInvoice');
  expect(bill.taxes).toHaveLength(2);
});
