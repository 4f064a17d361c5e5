import { aShop } from '@burger/shared/testing/shop';
import { favourites } from './favourites';

const shop = aShop();
const featured = ['Spicy Paneer Burger', 'Chicken Loaded Cheesy Fries', 'Premium Chicken Burger'];
const shown = (names: readonly string[] | undefined, vegOnly: boolean) =>
  favourites(shop, names, vegOnly).map((dish) => dish.name);

test('what the shop features, in its order', () => {
  expect(shown(undefined, false)).toEqual(featured);
  expect(shown([], false)).toEqual(featured);
  const other = favourites({ ...shop, featured: [39, 999, 1] }, undefined, false);
  expect(other.map(({ name }) => name)).toEqual(['Coke', 'Aloo Tikki Burger']);
});

test('a page of contract 2 names the dishes; a name that the menu does not have is left out', () => {
  expect(shown(featured.toReversed(), false)).toEqual(featured.toReversed());
  expect(shown(['Dosa', 'Coke'], false)).toEqual(['Coke']);
});

test('veg only: the veg favourites first, filled up with popular veg dishes', () => {
  expect(shown(undefined, true)).toEqual([
    'Spicy Paneer Burger',
    'Aloo Tikki Burger',
    'French Fries',
  ]);
});

test('veg only: with no veg favourite, all popular veg dishes', () => {
  const found = favourites(shop, ['Premium Chicken Burger'], true);
  expect(found).toEqual(shop.dishes.filter((dish) => dish.isVeg && dish.isPopular));
});
