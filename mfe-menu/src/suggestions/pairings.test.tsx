import type { Shop, LineInput } from '@burger/shared/contracts';
import { defaultChoices, lineInShop } from '@burger/shared/order/lines';
import { press } from '@burger/shared/testing';
import { aShop, dishOf } from '@burger/shared/testing/a-shop';
import { act, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { startFakeCart, requested } from '../testing/fakes';
import { showWithStores } from '../testing/show-with-stores';
import { Pairings, pairingsFor } from './pairings';

const soldOut = (...what: (number | string)[]) =>
  aShop({ soldOut: what.map((one) => ({ what: one, until: null })) });
const reserved = (ids: readonly number[], shop: Shop = aShop()) =>
  ids.map((id) => lineInShop(requested(id, { choices: defaultChoices(dishOf(id)) }), shop));
const namesWith = (ids: readonly number[], shop: Shop = aShop()) =>
  pairingsFor(shop, reserved(ids, shop)).map(({ name }) => name);

test('a burger gets a side, a drink and a dessert suggested in turns; a meal gets only desserts', () => {
  expect(namesWith([1])).toEqual(['French Fries', 'Coke', 'Chocolate Overload Waffle']);
  expect(namesWith([1, 23])).toEqual(['Coke', 'Chocolate Overload Waffle', 'Fresh Lime Soda']);
  const meal = { ...reserved([3])[0]!, choices: [{ group: 'meal-veg', choice: 'fries-coke' }] };
  expect(pairingsFor(aShop(), [meal]).map(({ id }) => id)).toEqual([37, 36]);
});

test('a sold-out dish is not suggested, and does not count as a side that is in the cart', () => {
  for (const ids of [[1], [1, 19]]) {
    expect(namesWith(ids, soldOut(19))).toEqual([
      'Peri Peri Fries',
      'Coke',
      'Chocolate Overload Waffle',
    ]);
  }
  expect(namesWith([1], soldOut(1))).toEqual([]);
});

const { dishes, categories: all } = aShop();
const ids = dishes.map(({ id }) => id);
const categories = all.map(({ id }) => id);
const suggestions = fc.array(
  fc.record({
    when: fc.subarray(categories, { minLength: 1 }),
    without: fc.subarray(categories),
    offer: fc.shuffledSubarray(ids, { minLength: 1 }),
  }),
  { maxLength: 5 },
);

test('any rules and cart suggest at most three available dishes, each by a rule', () => {
  fc.assert(
    fc.property(
      suggestions,
      fc.subarray(ids, { maxLength: 6 }),
      fc.subarray(ids, { maxLength: 25 }),
      (rules, cart, gone) => {
        const today = { ...soldOut(...gone), suggestions: rules };
        const lines = reserved(cart, today);
        const found = pairingsFor(today, lines);
        expect(found.length).toBeLessThanOrEqual(3);
        expect(new Set(found).size).toBe(found.length);
        const fine = lines.filter(({ problem }) => !problem);
        const has = (one: string) =>
          fine.some(({ dishId }) => dishOf(dishId, today).category === one);
        for (const dish of found) {
          expect(dish.isAvailable && !gone.includes(dish.id)).toBe(true);
          expect(cart).not.toContain(dish.id);
          expect(dish.isVeg || fine.some(({ isVeg }) => !isVeg)).toBe(true);
          const rule = rules.find(
            ({ when, without, offer }) =>
              offer.includes(dish.id) && when.some(has) && !without.some(has),
          );
          expect(rule).toBeDefined();
        }
      },
    ),
  );
});

const place = () => screen.queryByRole('region', { name: 'Goes well with it' });
const offered = () =>
  within(place()!)
    .queryAllByRole('listitem')
    .map((item) => item.querySelector('strong')?.textContent.trim());

function besideCart(cart: readonly LineInput[]) {
  const visible = showWithStores(<Pairings />);
  act(() => void startFakeCart(visible.bus, cart));
  return visible;
}

test('a suggested dish is added with one click, announced, and the focus stays in the list', async () => {
  const { bus } = besideCart([]);
  expect(place()).toBeNull();
  act(() => void startFakeCart(bus, [requested(1)]));
  expect(offered()).toEqual(['French Fries', 'Coke', 'Chocolate Overload Waffle']);
  await press('Add to Cart, Coke');
  expect(bus.latest('cart/changed')?.lines).toMatchObject([{ dishId: 1 }, { dishId: 39 }]);
  await waitFor(() => expect(offered()).not.toContain('Coke'));
  expect(screen.getByRole('status')).toHaveTextContent('Coke added');
  await waitFor(() => expect(place()).toHaveFocus());
});

test('a suggested dish that sells out disappears and is not announced as added', () => {
  const { shop } = besideCart([requested(1)]);
  act(() => shop.change(soldOut(39)));
  expect(offered()).toEqual(['French Fries', 'Fresh Lime Soda', 'Chocolate Overload Waffle']);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
