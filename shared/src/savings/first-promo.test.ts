import type { Promo } from '../contracts/rules';
import { firstPromo } from './savings-line';

const promo = (code: string, changes: Partial<Promo> = {}): Promo => ({
  code,
  discount: 10,
  type: 'percentage',
  description: code,
  minOrder: 0,
  forEveryone: true,
  ...changes,
});

test('of the codes that any cart may use it is the one that saves most', () => {
  const small = promo('TEN');
  const best = promo('FIFTEEN', { discount: 15 });
  expect(firstPromo([small, best, promo('FIX', { type: 'fixed', discount: 20 })])).toBe(best);
});

test('a code with a minimum, or one that asks for what nobody can check, is none', () => {
  expect(firstPromo([promo('MUCH', { minOrder: 1 }), promo('SOME', { forEveryone: false })])).toBe(
    undefined,
  );
});
