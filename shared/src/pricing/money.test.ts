import fc from 'fast-check';
import { formatMoney, fromRupees, parsePrice, toRupees } from './money';

const paise = fc.integer({ min: 0, max: 10_000_000_00 });

describe('parsePrice', () => {
  test.each([
    ['₹49', 4900],
    ['₹1,049.50', 104950],
    ['49.5', 4950],
    ['1.005', 101],
    ['Rs 25 only', 2500],
    ['', 0],
    ['free', 0],
    ['.', 0],
    ['1.2.3', 0],
    ['₹' + '9'.repeat(400), 0],
  ])('parsePrice reads %j as %d paise', (text, expected) =>
    expect(parsePrice(text)).toBe(expected),
  );

  test('parsePrice returns whole paise of at least 0 for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const price = parsePrice(text);
        expect(Number.isSafeInteger(price) && price >= 0).toBe(true);
      }),
    );
  });

  test('parsePrice parses every formatted amount back', () => {
    fc.assert(fc.property(paise, (amount) => expect(parsePrice(formatMoney(amount))).toBe(amount)));
  });
});

test("formatMoney equals Intl's Indian grouping with two decimals", () => {
  expect(formatMoney(10_000_000)).toBe('₹1,00,000.00');
  const display = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
  const amounts = fc.integer({ min: -1e13, max: 1e13 });
  fc.assert(
    fc.property(amounts, (amount) =>
      expect(formatMoney(amount)).toBe(display.format(amount / 100)),
    ),
  );
});

test('toRupees and fromRupees convert paise to rupees and back without loss', () => {
  fc.assert(fc.property(paise, (amount) => expect(fromRupees(toRupees(amount))).toBe(amount)));
});
