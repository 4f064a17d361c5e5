import fc from 'fast-check';
import { billPartNames, mapBillParts, sumOfParts } from '../contracts/bill-parts';
import { toRupees } from '../pricing/money';
import { documentPricing, storedAmounts } from './order-document';
import type { OrderBill } from './order';
import { readOrder } from './read-order';

const paise = fc.integer({ min: 0, max: 10_000_000 });
const roundings = fc.oneof(
  fc.constant({ roundOff: 0 }),
  fc.record({ roundOff: fc.integer({ min: -50, max: 50 }), isRounded: fc.constant(true as const) }),
);
const plainBills = fc.record({
  ...{ subtotal: paise, discount: paise, delivery: paise, cgst: paise, sgst: paise },
  promo: fc.constantFrom('', 'WELCOME15'),
  total: paise,
});
const bills = fc
  .tuple(plainBills, roundings)
  .map(([bill, rounding]): OrderBill => ({ ...bill, ...rounding }));

test('a bill is stored under the field names of the specification and read back unchanged', () => {
  fc.assert(
    fc.property(bills, (bill) => {
      const pricing = documentPricing(bill);
      const stored = {
        subtotal: toRupees(bill.subtotal!),
        promoDiscount: toRupees(bill.discount!),
        appliedPromo: bill.promo || null,
        deliveryCharge: toRupees(bill.delivery!),
        cgst: toRupees(bill.cgst!),
        sgst: toRupees(bill.sgst!),
        ...(bill.isRounded && { roundOff: toRupees(bill.roundOff) }),
        total: toRupees(bill.total!),
      };
      expect(JSON.stringify(pricing)).toBe(JSON.stringify(stored));
      expect(readOrder({ pricing })?.bill).toEqual(bill);
      const { promo: _promo, total: _total, isRounded: _isRounded, ...parts } = bill;
      expect(storedAmounts(pricing)).toEqual(parts);
    }),
  );
});

test('documentPricing refuses a bill with an unreadable amount', () => {
  const bill = { ...mapBillParts(() => 0), promo: '', total: 0 };
  for (const part of [...billPartNames, 'total'] as const) {
    expect(() => documentPricing({ ...bill, [part]: null })).toThrow('without all amounts');
  }
});

test('the parts of a bill add up with their signs', () => {
  const bill = { subtotal: 900, discount: 100, delivery: 50, cgst: 21, sgst: 21, roundOff: 8 };
  expect(sumOfParts(bill)).toBe(900);
});
