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
  ])('reads %j as %d paise', (text, expected) => expect(parsePrice(text)).toBe(expected));

  test('never gives anything but whole paise from 0 up', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const price = parsePrice(text);
        expect(Number.isSafeInteger(price) && price >= 0).toBe(true);
      }),
    );
  });

  test('reads back every amount that is shown', () => {
    fc.assert(fc.property(paise, (amount) => expect(parsePrice(formatMoney(amount))).toBe(amount)));
  });
});

test('amounts are shown in Indian grouping with two decimals, as Intl has them', () => {
  expect(formatMoney(10_000_000)).toBe('₹1,00,000.00');
  const display = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
  const amounts = fc.integer({ min: -1e13, max: 1e13 });
  fc.assert(
    fc.property(amounts, (amount) =>
      expect(formatMoney(amount)).toBe(display.format(amount / 100)),
    ),
  );
});

test('documents give back the paise that went in', () => {
  fc.assert(fc.property(paise, (amount) => expect(fromRupees(toRupees(amount))).toBe(amount)));
});
