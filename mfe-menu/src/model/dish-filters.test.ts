import type { Dish } from '@burger/shared/contracts';
import { aShop } from '@burger/shared/testing/shop';
import fc from 'fast-check';
import { fitsAll, usefulFilters, type DishFilter } from './dish-filters';

const { dishes } = aShop();
const fitting = (...chosen: DishFilter[]) =>
  dishes.filter((dish) => fitsAll(dish, new Set(chosen)));

test('each filter finds what it says', () => {
  expect(fitting('popular')).toEqual(dishes.filter((dish) => dish.isPopular));
  expect(fitting('spicy').map(({ name }) => name)).toContain('Peri Peri Fries');
  expect(fitting('jain').every(({ isVeg }) => isVeg)).toBe(true);
  const [first] = dishes as [Dish];
  expect(fitsAll({ ...first, spice: 'hot' }, new Set(['spicy']))).toBe(true);
  expect(fitsAll({ ...first, spice: 'mild' }, new Set(['spicy']))).toBe(false);
  expect(fitsAll({ ...first, isNew: true }, new Set(['isNew']))).toBe(true);
  expect(fitsAll(first, new Set(['isNew']))).toBe(false);
});

test('a price of a hundred rupees is not under it', () => {
  const [first] = dishes as [Dish];
  expect(fitsAll({ ...first, price: '₹99' }, new Set(['under']))).toBe(true);
  expect(fitsAll({ ...first, price: '₹100' }, new Set(['under']))).toBe(false);
});

test('only filters that make a difference are offered', () => {
  expect(usefulFilters(dishes)).toEqual(['popular', 'under', 'spicy', 'jain']);
  expect(usefulFilters(dishes.map((dish) => ({ ...dish, isPopular: true })))).not.toContain(
    'popular',
  );
  expect(usefulFilters([{ ...dishes[0]!, isNew: true }, dishes[1]!])).toContain('isNew');
  expect(usefulFilters([])).toEqual([]);
});

test('more filters never find more, and their order does not matter', () => {
  const anyFilters = fc.shuffledSubarray<DishFilter>([
    'popular',
    'under',
    'spicy',
    'jain',
    'isNew',
  ]);
  fc.assert(
    fc.property(anyFilters, anyFilters, (some, more) => {
      const both = fitting(...some, ...more);
      expect(both.every((dish) => fitting(...some).includes(dish))).toBe(true);
      expect(fitting(...more, ...some)).toEqual(both);
    }),
  );
});
