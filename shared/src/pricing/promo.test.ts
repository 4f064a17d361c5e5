import { menu } from '../testing/a-shop';
import { findPromo, isRefused, promoRefusalText } from './bill';

const { rules } = menu;

const tryCode = (typed: string, rupees: number) => {
  const found = findPromo(typed, rupees * 100, rules.promos);
  return isRefused(found) ? promoRefusalText(found) : found.code;
};

test.each([
  ['', 500, 'Please enter a promo code'],
  ['   ', 500, 'Please enter a promo code'],
  ['FREEFOOD', 500, 'Invalid promo code'],
  ['FAMILY5', 499.99, 'Minimum order of ₹500 required for this promo'],
  ['FAMILY5', 500, 'FAMILY5'],
  [' happy30 ', 150, 'HAPPY30'],
  ['FAM ILY5\u200b', 500, 'FAMILY5'],
  ['ｆａｍｉｌｙ５', 500, 'FAMILY5'],
  ['\u200b', 500, 'Please enter a promo code'],
  ['welcome15', 0, 'WELCOME15'],
])('%j on ₹%d: %s', (typed, rupees, answer) => expect(tryCode(typed, rupees)).toBe(answer));
