import { aShop, menu } from '@burger/shared/testing/shop';
import fc from 'fast-check';
import { aCart, heldCart } from '../testing/a-cart';
import { setQuantity } from './cart';
import { cartInShop } from './cart-in-shop';
import { settlePromo, suggestPromos } from './cart-promo';

const { promos } = menu.rules;

test('exactly the minimum is enough', () => {
  const cart = aCart({ 7: 1 }, 'STUDENT20');
  const atMinimum = { ...cart, total: 10_000 };
  expect(settlePromo(atMinimum, promos).cart.promo).toBe('STUDENT20');
  expect(settlePromo({ ...cart, total: 9_999 }, promos).cart.promo).toBeNull();
});

test('what is sold out does not count for the minimum', () => {
  const shop = aShop({ soldOut: [{ what: 2, until: null }] });
  const cart = aCart({ 1: 3, 2: 6 }, 'FAMILY5', shop);
  expect(settlePromo(cart, promos).cart.promo).toBeNull();
});

test('no sequence of quantities keeps a promo below its minimum', () => {
  const shop = aShop();
  fc.assert(
    fc.property(
      fc.constantFrom(...promos),
      fc.array(fc.record({ id: fc.constantFrom(1, 2, 7), to: fc.integer({ min: 0, max: 12 }) })),
      (promo, changes) => {
        let held = heldCart({ 1: 12, 2: 12, 7: 12 }, promo.code);
        for (const { id, to } of changes) {
          held = setQuantity(held, String(id), to);
          const { cart } = settlePromo(cartInShop(held, shop), promos);
          held = { ...held, promo: cart.promo };
          expect(cart.promo === null || cart.total >= promo.minOrder * 100).toBe(true);
        }
      },
    ),
  );
});

test('suggestions: those for everyone first, of them what saves most, then what is closest', () => {
  const suggestions = suggestPromos(16_000, promos);
  expect(suggestions.map(({ promo, saves, missing }) => [promo.code, saves, missing])).toEqual([
    ['HAPPY30', 4_800, 0],
    ['WELCOME15', 2_400, 0],
    ['WEEKEND25', 0, 4_000],
    ['FAMILY5', 0, 34_000],
    ['GROUP15', 0, 64_000],
    ['STUDENT20', 3_200, 0],
    ['BIRTHDAY', 1_600, 0],
  ]);
});

test('suggestions do not depend on the order of the table', () => {
  const codes = (table: typeof promos) =>
    suggestPromos(16_000, table).map(({ promo }) => promo.code);
  expect(codes([...promos].reverse())).toEqual(codes(promos));
});
