import type { Shop } from '@burger/shared/contracts';
import { choicesAsItComes, lineInShop } from '@burger/shared/lines';
import { aShop, dishOf } from '@burger/shared/testing/shop';
import fc from 'fast-check';
import { wanted } from '../testing/fake-cart';
import { goesWellWith } from './goes-well-with';

const soldOut = (...what: (number | string)[]) =>
  aShop({ soldOut: what.map((one) => ({ what: one, until: null })) });
const taken = (ids: readonly number[], shop: Shop = aShop()) =>
  ids.map((id) => lineInShop(wanted(id, { choices: choicesAsItComes(dishOf(id)) }), shop));
const offered = (ids: readonly number[], shop: Shop = aShop()) =>
  goesWellWith(shop, taken(ids, shop)).map(({ name }) => name);

test.each<[string, readonly number[], readonly string[]]>([
  ['nothing', [], []],
  ['a burger', [1], ['French Fries', 'Coke', 'Chocolate Overload Waffle']],
  ['a burger with a side', [1, 23], ['Coke', 'Chocolate Overload Waffle', 'Fresh Lime Soda']],
  [
    'a burger with a drink',
    [1, 40],
    ['French Fries', 'Chocolate Overload Waffle', 'Peri Peri Fries'],
  ],
  ['a waffle', [36], ['Cold Coffee', 'Masala Chai']],
  ['a drink', [39], []],
  ['everything', [1, 19, 36, 39], []],
])('with %s', (_what, ids, names) => expect(offered(ids)).toEqual(names));

test('who made it a meal has a side and a drink', () => {
  const meal = { ...taken([3])[0]!, choices: [{ group: 'meal-veg', choice: 'fries-coke' }] };
  expect(goesWellWith(aShop(), [meal]).map(({ id }) => id)).toEqual([37, 36]);
});

test('what is sold out is not offered, and counts as no side of the cart', () => {
  expect(offered([1], soldOut(19))).toEqual([
    'Peri Peri Fries',
    'Coke',
    'Chocolate Overload Waffle',
  ]);
  expect(offered([1, 19], soldOut(19))).toEqual([
    'Peri Peri Fries',
    'Coke',
    'Chocolate Overload Waffle',
  ]);
  expect(offered([1], soldOut(1))).toEqual([]);
});

test('a document of before suggests nothing', () => {
  const { suggestions: _, ...shop } = aShop();
  expect(goesWellWith(shop, taken([1]))).toEqual([]);
});

const shop = aShop();
const ids = shop.dishes.map(({ id }) => id);
const categories = shop.categories.map(({ id }) => id);
const suggestions = fc.array(
  fc.record({
    when: fc.subarray(categories, { minLength: 1 }),
    without: fc.subarray(categories),
    offer: fc.shuffledSubarray(ids, { minLength: 1 }),
  }),
  { maxLength: 5 },
);

test('whatever the rules and the cart: at most three, all to be had, none taken, veg beside veg, and each by a rule', () => {
  fc.assert(
    fc.property(
      suggestions,
      fc.subarray(ids, { maxLength: 6 }),
      fc.subarray(ids, { maxLength: 25 }),
      (rules, cart, gone) => {
        const today = { ...soldOut(...gone), suggestions: rules };
        const lines = taken(cart, today);
        const found = goesWellWith(today, lines);
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
