import { CartSchema } from '@burger/shared/contracts';
import { aShop } from '@burger/shared/testing/shop';
import fc from 'fast-check';
import * as v from 'valibot';
import { aLine, heldCart } from '../testing/a-cart';
import { hotSpecial, specialShop } from '../testing/special-shop';
import { cartInShop } from './cart-in-shop';

test('prices, names, pictures and marks are the shop’s', () => {
  const { lines, total } = cartInShop(heldCart({ 1: 2, 7: 1 }), aShop());
  expect(lines.map(({ name, image, isVeg, price }) => [name, image, isVeg, price])).toEqual([
    ['Aloo Tikki Burger', 'aloo-tikki-burger', true, 4_900],
    ['Egg Burger', 'egg-burger', false, 4_900],
  ]);
  expect(total).toBe(3 * 4_900);
});

test('a choice that is sold out makes only its line impossible', () => {
  const shop = specialShop();
  const without = {
    ...shop,
    dishes: shop.dishes.map((dish) => ({
      ...dish,
      groups: dish.groups.map((group) => ({
        ...group,
        choices: group.choices.map((one) => ({ ...one, isAvailable: one.id !== 'cheese' })),
      })),
    })),
  };
  const { lines } = cartInShop(heldCart([hotSpecial(), aLine(1)]), without);
  expect(lines.map(({ problem }) => problem)).toEqual(['choice-unavailable', null]);
});

test('whatever is held and sold out: it is told in the contract, and counts only what can be had', () => {
  const ids = fc.integer({ min: 1, max: 55 });
  const lines = fc.array(
    fc.record({ dishId: ids, quantity: fc.integer({ min: 1, max: 99 }) }).map((line) => ({
      ...line,
      choices: [],
      note: '',
    })),
  );
  fc.assert(
    fc.property(lines, fc.array(ids), (wanted, gone) => {
      const shop = aShop({ soldOut: gone.map((what) => ({ what, until: null })) });
      const cart = cartInShop(heldCart(wanted), shop);
      expect(v.is(CartSchema, cart)).toBe(true);
      expect(cart.lines).toHaveLength(heldCart(wanted).lines.length);
      const counted = cart.lines.filter(({ problem }) => problem === null);
      expect(counted.some(({ dishId }) => gone.includes(dishId))).toBe(false);
      expect(cart.total).toBe(
        counted.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
      );
    }),
  );
});
