import type { Dish } from '@burger/shared/contracts';
import { aShop, dishOf } from '@burger/shared/testing/a-shop';
import { act, screen, within } from '@testing-library/react';
import { showWithStores } from '../testing/show-with-stores';
import { Favourites, favourites, featuredDishes } from './favourites';

const shop = aShop();
const namesOf = (dishes: readonly Dish[]) => dishes.map(({ name }) => name);
const show = () => showWithStores(<Favourites />);
const cards = () => screen.getAllByRole('listitem');
const names = () => cards().map((card) => within(card).getByRole('heading').textContent);

test('the favourites show the featured dishes with link, price and order button', () => {
  show();
  expect(names()).toEqual([
    'Spicy Paneer Burger',
    'Chicken Loaded Cheesy Fries',
    'Premium Chicken Burger',
  ]);
  const card = within(cards()[0]!);
  expect(card.getByRole('link', { name: 'Spicy Paneer Burger' })).toHaveAttribute(
    'href',
    '/menu#spicy-paneer-burger',
  );
  expect(card.getByText('₹129')).toBeVisible();
  // The result is in the sequence of `featured`, without unknown dishes.
  const other = featuredDishes({ ...shop, featured: [39, 999, 1] });
  expect(namesOf(other)).toEqual(['Coke', 'Aloo Tikki Burger']);
  expect(
    card.getByRole('button', { name: /^Add to Cart Customise, Spicy Paneer Burger/ }),
  ).toBeVisible();
});

test('the favourites with veg only are vegetarian and filled up with popular dishes', () => {
  const { vegOnly } = show();
  act(() => vegOnly.set(true));
  expect(names()).toEqual(['Spicy Paneer Burger', 'Aloo Tikki Burger', 'French Fries']);
  expect(favourites([dishOf(8)], shop.dishes, true)).toEqual(
    shop.dishes.filter((dish) => dish.isVeg && dish.isPopular),
  );
});
