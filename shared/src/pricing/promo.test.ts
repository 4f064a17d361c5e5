import { restaurant } from '../restaurant/restaurant';
import { findPromo, isRefused, promoRefusalText } from './promo';

const tryCode = (typed: string, rupees: number) => {
  const found = findPromo(typed, rupees * 100, restaurant.promos);
  return isRefused(found) ? promoRefusalText(found) : found.code;
};

test.each([
  ['', 500, 'Please enter a promo code'],
  ['   ', 500, 'Please enter a promo code'],
  ['FREEFOOD', 500, 'Invalid promo code'],
  ['FAMILY5', 499.99, 'Minimum order of ₹500 required for this promo'],
  ['FAMILY5', 500, 'FAMILY5'],
  [' happy30 ', 150, 'HAPPY30'],
  ['welcome15', 0, 'WELCOME15'],
])('%j on ₹%d: %s', (typed, rupees, answer) => expect(tryCode(typed, rupees)).toBe(answer));

test('the table is the one of the specification', () => {
  expect(
    restaurant.promos.map(({ code, discount, type, minOrder }) => [code, discount, type, minOrder]),
  ).toEqual([
    ['WELCOME15', 15, 'percentage', 0],
    ['WEEKEND25', 25, 'percentage', 200],
    ['STUDENT20', 20, 'percentage', 100],
    ['FAMILY5', 100, 'fixed', 500],
    ['HAPPY30', 30, 'percentage', 150],
    ['BIRTHDAY', 10, 'percentage', 0],
    ['GROUP15', 15, 'percentage', 800],
  ]);
});
