import { dishes } from '@burger/shared/catalogue';
import { restaurant } from '@burger/shared/restaurant';
import { favourites } from './favourites';

const names = restaurant.featuredDishes;
const shown = (asked: readonly string[], vegOnly: boolean) =>
  favourites(dishes, asked, vegOnly).map((dish) => dish.name);

test('the dishes asked for, in that order', () => {
  expect(shown(names, false)).toEqual([
    'Spicy Paneer Burger',
    'Chicken Loaded Cheesy Fries',
    'Premium Chicken Burger',
  ]);
});

test('a name that the menu does not have is left out', () => {
  expect(shown(['Dosa', 'Coke'], false)).toEqual(['Coke']);
});

test('veg only: the veg favourites first, filled up with popular veg dishes', () => {
  expect(shown(names, true)).toEqual(['Spicy Paneer Burger', 'Aloo Tikki Burger', 'French Fries']);
});

test('veg only: with no veg favourite, all popular veg dishes', () => {
  const found = favourites(dishes, ['Premium Chicken Burger'], true);
  expect(found).toEqual(dishes.filter((dish) => dish.isVeg && dish.isPopular));
});
