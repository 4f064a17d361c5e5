import type { Dish } from '@burger/shared/contracts';
import { aShop, dishOf } from '@burger/shared/testing/shop';
import { favourites, featuredDishes } from './featured';

const shop = aShop();
const names = (dishes: readonly Dish[]) => dishes.map(({ name }) => name);
const shown = (vegOnly: boolean) => names(favourites(featuredDishes(shop), shop.dishes, vegOnly));

test('what the shop features, in its order', () => {
  expect(shown(false)).toEqual([
    'Spicy Paneer Burger',
    'Chicken Loaded Cheesy Fries',
    'Premium Chicken Burger',
  ]);
  const other = featuredDishes({ ...shop, featured: [39, 999, 1] });
  expect(names(other)).toEqual(['Coke', 'Aloo Tikki Burger']);
});

test('veg only: the veg favourites first, filled up with popular veg dishes', () => {
  expect(shown(true)).toEqual(['Spicy Paneer Burger', 'Aloo Tikki Burger', 'French Fries']);
});

test('veg only: with no veg favourite, all popular veg dishes', () => {
  const found = favourites([dishOf(8)], shop.dishes, true);
  expect(found).toEqual(shop.dishes.filter((dish) => dish.isVeg && dish.isPopular));
});
