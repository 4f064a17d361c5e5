import { dishes } from '@burger/shared/catalogue';
import { CartSchema, type Cart } from '@burger/shared/contracts';
import fc from 'fast-check';
import * as v from 'valibot';
import { aCart } from '../testing/a-cart';
import {
  addItem,
  clearCart,
  countOf,
  emptyCart,
  mostOfOneDish,
  removeItem,
  sameContents,
  setQuantity,
} from './cart';
import { itemOf } from './restore-cart';

const aloo = { id: 1, name: 'Aloo Tikki Burger', image: 'aloo-tikki-burger', price: '₹49' };
const wrap = { id: 7, name: 'A wrap', image: 'cat-wraps', price: 'Rs 89.50' };

test('a new dish joins with quantity 1, a held one rises by 1', () => {
  const once = addItem(emptyCart, aloo);
  expect(once.items).toEqual([{ ...aloo, quantity: 1 }]);
  expect(addItem(once, aloo).items).toEqual([{ ...aloo, quantity: 2 }]);
});

test('the total is recomputed from the price texts after each change', () => {
  const cart = addItem(addItem(addItem(emptyCart, aloo), wrap), aloo);
  expect(cart.total).toBe(2 * 4900 + 8950);
  expect(removeItem(cart, 1).total).toBe(8950);
  expect(setQuantity(cart, 7, 3).total).toBe(2 * 4900 + 3 * 8950);
});

test('a price text without a number counts as 0', () => {
  expect(addItem(emptyCart, { ...aloo, price: 'free' }).total).toBe(0);
});

test.each([0, -1, -99])('quantity %i drops the dish', (quantity) => {
  expect(setQuantity(addItem(emptyCart, aloo), 1, quantity).items).toEqual([]);
});

test('a quantity for a dish that is not held changes nothing', () => {
  const cart = addItem(emptyCart, aloo);
  expect(setQuantity(cart, 2, 5)).toEqual(cart);
  expect(removeItem(cart, 2)).toEqual(cart);
});

test('clearing empties the list, the total and the promo', () => {
  expect(clearCart()).toEqual({ items: [], total: 0, promo: null });
});

test('the badge counts the sum of the quantities', () => {
  expect(countOf(aCart({ 1: 2, 2: 3 }))).toBe(5);
  expect(countOf(emptyCart)).toBe(0);
});

test('the same contents: whatever the order, but not whatever the promo', () => {
  const one = addItem(addItem(emptyCart, aloo), wrap);
  const other = addItem(addItem(emptyCart, wrap), aloo);
  expect(sameContents(one, other)).toBe(true);
  expect(sameContents(one, addItem(other, aloo))).toBe(false);
  expect(sameContents(one, { ...other, promo: 'WELCOME15' })).toBe(false);
  expect(sameContents(one, removeItem(other, 1))).toBe(false);
  expect(sameContents(removeItem(one, 1), other)).toBe(false);
});

const ids = fc.integer({ min: 1, max: 6 });
const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('add' as const), id: ids }),
    fc.record({ kind: fc.constant('remove' as const), id: ids }),
    fc.record({ kind: fc.constant('set' as const), id: ids, quantity: fc.integer() }),
    fc.record({ kind: fc.constant('clear' as const) }),
  ),
);

const dishOf = (id: number) => {
  const dish = dishes.find((candidate) => candidate.id === id);
  if (!dish) throw new Error(`No dish ${id}`);
  return dish;
};

test('whatever is done: it holds what a plain tally holds, fits the contract, and no input is changed', () => {
  fc.assert(
    fc.property(steps, (sequence) => {
      let cart: Cart = emptyCart;
      const tally = new Map<number, number>();
      for (const step of sequence) {
        const before = JSON.stringify(cart);
        const input = cart;
        if (step.kind === 'add') {
          cart = addItem(cart, itemOf(dishOf(step.id)));
          tally.set(step.id, Math.min((tally.get(step.id) ?? 0) + 1, mostOfOneDish));
        } else if (step.kind === 'remove') {
          cart = removeItem(cart, step.id);
          tally.delete(step.id);
        } else if (step.kind === 'set') {
          cart = setQuantity(cart, step.id, step.quantity);
          if (tally.has(step.id)) tally.set(step.id, Math.min(step.quantity, mostOfOneDish));
          if (step.quantity <= 0) tally.delete(step.id);
        } else {
          cart = clearCart();
          tally.clear();
        }
        expect(JSON.stringify(input)).toBe(before);
      }
      expect(new Map(cart.items.map(({ id, quantity }) => [id, quantity]))).toEqual(tally);
      expect(cart.total).toBe(
        [...tally].reduce(
          (sum, [id, many]) => sum + many * Number(dishOf(id).price.slice(1)) * 100,
          0,
        ),
      );
      expect(v.is(CartSchema, cart)).toBe(true);
    }),
  );
});
