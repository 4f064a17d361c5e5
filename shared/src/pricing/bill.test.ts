import fc from 'fast-check';
import { menu } from '../testing/a-shop';
import {
  deliveryCharge,
  findPromo,
  goodsTaxes,
  greatCircleKm,
  isRefused,
  makeBill,
  promoDiscount,
  promoRefusalText,
  serviceValue,
  subtotalOf,
} from './bill';

const { rules } = menu;

const lines = fc.array(
  fc.record({
    price: fc.integer({ min: 0, max: 50_000 }),
    quantity: fc.integer({ min: 1, max: 99 }),
  }),
  { maxLength: 50 },
);
const promo = fc.option(fc.constantFrom(...rules.promos));
const km = fc.option(fc.integer({ min: 0, max: 10_000 }).map((metres) => metres / 1000));

// Exact BigInt arithmetic as a reference: rounds half up.
const halfUp = (numerator: bigint, denominator: bigint) =>
  Number((2n * numerator + denominator) / (2n * denominator));

describe('the bill', () => {
  test('a bill adds up for any order, with taxes of exactly 2.5 % on discounted subtotal and delivery', () => {
    fc.assert(
      fc.property(lines, promo, km, (ordered, code, distance) => {
        const bill = makeBill(ordered, code, distance, rules);
        const { subtotal, discount, delivery, cgst, sgst, total } = bill;
        expect(subtotal - discount + delivery + cgst + sgst).toBe(total);
        expect(
          Object.values(bill).every((amount) => Number.isSafeInteger(amount) && amount >= 0),
        ).toBe(true);
        const tax = halfUp(BigInt(subtotal - discount + delivery) * 25n, 1000n);
        expect([cgst, sgst]).toEqual([tax, tax]);
      }),
    );
  });

  test('a bill of two burgers with WELCOME15 over 3.2 km has the expected amounts', () => {
    const twoBurgers = [{ price: 12_900, quantity: 2 }];
    const welcome = rules.promos.find((one) => one.code === 'WELCOME15') ?? null;
    expect(makeBill(twoBurgers, welcome, 3.2, rules)).toEqual({
      subtotal: 25_800,
      discount: 3_870,
      delivery: 2_000,
      cgst: 598,
      sgst: 598,
      roundOff: 0,
      total: 25_126,
    });
  });

  test('a bill includes tax only under the regular GST scheme', () => {
    const ordered = [{ price: 10_000, quantity: 1 }];
    for (const scheme of ['composition', 'unregistered'] as const) {
      const other = { ...rules, gst: { ...rules.gst, scheme } };
      expect(makeBill(ordered, null, 0, other)).toMatchObject({ cgst: 0, sgst: 0, total: 10_000 });
    }
  });

  test('a bill applies the rates of CGST and SGST separately', () => {
    const gst = { ...rules.gst, cgst: 900, sgst: 600 };
    const bill = makeBill([{ price: 10_000, quantity: 1 }], null, 0, { ...rules, gst });
    expect(bill).toMatchObject({ cgst: 900, sgst: 600, total: 11_500 });
  });

  // CGST Act, section 170: less than 50 paise round down, the rest up.
  test.each([
    [10_049, -49, 10_000],
    [10_050, 50, 10_100],
    [10_000, 0, 10_000],
  ])('a bill of %d paise is rounded by %d to %d with rupee rounding', (price, roundOff, total) => {
    const gst = { ...rules.gst, scheme: 'unregistered' as const };
    const terms = { ...rules, gst, rounding: 'rupee' as const };
    expect(makeBill([{ price, quantity: 1 }], null, 0, terms)).toMatchObject({ roundOff, total });
  });

  test('a bill has no delivery charge before the distance is known, and subtotal 0 for an empty order', () => {
    expect(makeBill([{ price: 100, quantity: 1 }], null, null, rules).delivery).toBe(0);
    expect(subtotalOf([])).toBe(0);
  });
});

// Legal Metrology (Packaged Commodities) Rules, 18(2): the MRP is the maximum price. CGST Rules, 35: tax included in a
// price is price × rate ÷ (100 + rate).
describe('sealed goods', () => {
  const priceIncludesTax = { hsn: '22021010', rate: 1800 };
  const bottle = { price: 2_000, quantity: 3, priceIncludesTax };

  test('sealed goods cost their marked price, and tax is added only to cooked food and delivery', () => {
    const bill = makeBill([bottle, { price: 10_000, quantity: 1 }], null, 3, rules);
    expect(bill).toMatchObject({ subtotal: 16_000, delivery: 1_000, cgst: 275, total: 17_550 });
    expect(goodsTaxes([bottle, { price: 10_000, quantity: 1 }], bill)).toEqual([
      { hsn: '22021010', rate: 1800, value: 6_000, taxable: 5_084, cgst: 458, sgst: 458 },
    ]);
  });

  // CGST Act, sections 8(a) and 15(2)(c): a charge for carrying goods is part of their value and taxed at
  // their rate.
  test('delivery of sealed goods alone is taxed at the rates of the goods, within its charge', () => {
    const bill = makeBill([bottle], null, 3, rules);
    expect(bill).toMatchObject({ delivery: 1_000, cgst: 0, sgst: 0, total: 7_000 });
    expect(serviceValue([bottle], bill)).toBe(0);
    expect(goodsTaxes([bottle], bill)).toEqual([
      { hsn: '22021010', rate: 1800, value: 7_000, taxable: 5_932, cgst: 534, sgst: 534 },
    ]);
    const other = { price: 2_000, quantity: 1, priceIncludesTax: { hsn: '2105', rate: 500 } };
    const both = makeBill([bottle, other], null, 3, rules);
    expect(goodsTaxes([bottle, other], both).map(({ value }) => value)).toEqual([6_750, 2_250]);
  });

  test('sealed goods get their share of a discount by value', () => {
    const welcome = rules.promos.find(({ code }) => code === 'WELCOME15') ?? null;
    const lines = [bottle, { price: 4_000, quantity: 1 }];
    const bill = makeBill(lines, welcome, 0, rules);
    expect(bill).toMatchObject({ discount: 1_500, cgst: 85, total: 8_670 });
    expect(goodsTaxes(lines, bill)).toMatchObject([{ value: 5_100 }]);
  });

  const mixed = fc.array(
    fc.record({
      price: fc.integer({ min: 0, max: 50_000 }),
      quantity: fc.integer({ min: 1, max: 99 }),
      priceIncludesTax: fc.option(
        fc.record({
          hsn: fc.constantFrom('2201', '21050000'),
          rate: fc.constantFrom(0, 500, 1800),
        }),
        { nil: undefined },
      ),
    }),
    { maxLength: 50 },
  );

  test('sealed goods and the service add up to the amount paid, without rounding losses', () => {
    fc.assert(
      fc.property(mixed, promo, km, (ordered, code, distance) => {
        const bill = makeBill(ordered, code, distance, { ...rules, rounding: 'rupee' });
        const goods = goodsTaxes(ordered, bill);
        const paid = goods.reduce((sum, { value }) => sum + value, serviceValue(ordered, bill));
        expect(paid + bill.cgst + bill.sgst + bill.roundOff).toBe(bill.total);
        expect(bill.total % 100).toBe(0);
        for (const { rate, value, taxable, cgst, sgst } of goods) {
          expect(taxable + cgst + sgst).toBe(value);
          expect(cgst).toBe(sgst);
          expect(Math.abs(taxable - value / (1 + rate / 10_000))).toBeLessThanOrEqual(1);
          expect(value).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

describe('the delivery charge', () => {
  test.each([
    [0, 0],
    [2, 0],
    [2.001, 1000],
    [3, 1000],
    [3.001, 2000],
    [10, 8000],
  ])('the delivery charge for %d km is %d paise', (distance, charge) =>
    expect(deliveryCharge(distance, rules.delivery)).toBe(charge),
  );

  test('the delivery charge counts whole metres beyond any free distance', () => {
    const metres = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(metres, fc.integer({ min: 0, max: 10 }), (free, started) => {
        const terms = { freeUpToKm: free / 1000, rupeesPerKm: 10 };
        const charges = [0, 1].map((more) =>
          deliveryCharge((free + started * 1000 + more) / 1000, terms),
        );
        expect(charges).toEqual([started * 1000, (started + 1) * 1000]);
      }),
    );
  });
});

describe('a discount', () => {
  test('a discount is a percentage rounded half up or a fixed amount, and at most the subtotal', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...rules.promos),
        fc.integer({ min: 0, max: 1_000_000 }),
        (code, subtotal) => {
          const expected =
            code.type === 'fixed'
              ? Math.min(code.discount * 100, subtotal)
              : halfUp(BigInt(subtotal) * BigInt(code.discount), 100n);
          expect(promoDiscount(code, subtotal)).toBe(expected);
        },
      ),
    );
  });
});

describe('a promo code', () => {
  test.each([
    ['', 500, 'Please enter a promo code'],
    ['   ', 500, 'Please enter a promo code'],
    ['\u200b', 500, 'Please enter a promo code'],
    ['FREEFOOD', 500, 'Invalid promo code'],
    ['FAMILY5', 499.99, 'Minimum order of ₹500 required for this promo'],
    ['FAMILY5', 500, 'FAMILY5'],
    [' happy30 ', 150, 'HAPPY30'],
    ['FAM ILY5\u200b', 500, 'FAMILY5'],
    ['ｆａｍｉｌｙ５', 500, 'FAMILY5'],
    ['welcome15', 0, 'WELCOME15'],
  ])('a promo code typed as %j at ₹%d gives: %s', (typed, rupees, answer) => {
    const found = findPromo(typed, rupees * 100, rules.promos);
    expect(isRefused(found) ? promoRefusalText(found) : found.code).toBe(answer);
  });
});

describe('the great circle', () => {
  // Whole millionths of a degree spread points over the earth, while arbitrary doubles are mostly near zero.
  const degrees = (most: number) =>
    fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((millionths) => millionths / 1e6);
  const place = fc.record({ lat: degrees(85), lng: degrees(180) });

  test('the great circle along one degree of a meridian is 111.195 km on a sphere of radius 6371 km', () => {
    expect(greatCircleKm({ lat: 0, lng: 0 }, { lat: 1, lng: 0 })).toBe(111.195);
  });

  test('the great circle from Bengaluru to Mysuru is 128 km, and to the antipode half the circumference', () => {
    const bengaluru = { lat: 12.9716, lng: 77.5946 };
    expect(greatCircleKm(bengaluru, { lat: 12.2958, lng: 76.6394 })).toBe(128.017);
    const from = { lat: 84.99999999999979, lng: -179.99999245967533 };
    expect(greatCircleKm(from, { lat: -84.99999999999986, lng: 0 })).toBe(20_015.087);
  });

  test('the great circle is symmetric, 0 from a place to itself, and at most half the circumference', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        expect(greatCircleKm(a, b)).toBe(greatCircleKm(b, a));
        expect(greatCircleKm(a, a)).toBe(0);
        expect(greatCircleKm(a, b)).toBeLessThanOrEqual(20_015.087);
      }),
    );
  });
});
