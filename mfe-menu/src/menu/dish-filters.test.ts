import type { Dish } from '@burger/shared/contracts';
import { aShop } from '@burger/shared/testing/shop';
import fc from 'fast-check';
import { fitsAll, usefulFilters, type DishFilter } from './dish-filters';

const { dishes } = aShop();
const none: ReadonlySet<DishFilter> = new Set();
const fitting = (...chosen: DishFilter[]) =>
  dishes.filter((dish) => fitsAll(dish, new Set(chosen)));

test('each filter finds what it says', () => {
  expect(fitting('popular')).toEqual(dishes.filter((dish) => dish.isPopular));
  expect(fitting('spicy').map(({ name }) => name)).toContain('Peri Peri Fries');
  expect(fitting('jain').every(({ isVeg }) => isVeg)).toBe(true);
  const [first] = dishes as [Dish];
  expect(fitsAll({ ...first, spice: 'hot' }, new Set(['spicy']))).toBe(true);
  expect(fitsAll({ ...first, spice: 'mild' }, new Set(['spicy']))).toBe(false);
  expect(fitsAll({ ...first, isNew: true }, new Set(['fresh']))).toBe(true);
  expect(fitsAll(first, new Set(['fresh']))).toBe(false);
});

test('a price of a hundred rupees is not under it', () => {
  const [first] = dishes as [Dish];
  expect(fitsAll({ ...first, price: '₹99' }, new Set(['cheap']))).toBe(true);
  expect(fitsAll({ ...first, price: '₹100' }, new Set(['cheap']))).toBe(false);
});

test('only filters that make a difference are offered', () => {
  expect(usefulFilters(dishes, none)).toEqual(['popular', 'cheap', 'spicy', 'jain']);
  expect(
    usefulFilters(
      dishes.map((dish) => ({ ...dish, isPopular: true })),
      none,
    ),
  ).not.toContain('popular');
  expect(usefulFilters([{ ...dishes[0]!, isNew: true }, dishes[1]!], none)).toContain('fresh');
  expect(usefulFilters([], none)).toEqual([]);
  expect(usefulFilters([], new Set(['cheap']))).toEqual(['cheap']);
});

test('more filters never find more, and their order does not matter', () => {
  const anyFilters = fc.shuffledSubarray<DishFilter>([
    'popular',
    'cheap',
    'spicy',
    'jain',
    'fresh',
  ]);
  fc.assert(
    fc.property(anyFilters, anyFilters, (some, more) => {
      const both = fitting(...some, ...more);
      expect(both.every((dish) => fitting(...some).includes(dish))).toBe(true);
      expect(fitting(...more, ...some)).toEqual(both);
    }),
  );
});
