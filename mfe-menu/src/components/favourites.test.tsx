import { createBus } from '@burger/shared/bus';
import { dishes } from '@burger/shared/catalogue';
import { shopEvents } from '@burger/shared/contracts';
import { restaurant } from '@burger/shared/restaurant';
import { renderPage } from '@burger/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { createCartDesk } from '../use-cases/ask-cart';
import { createVegOnly } from '../use-cases/keep-veg-only';
import { CartDeskContext } from './cart-desk-context';
import { Favourites } from './favourites';

function show() {
  const vegOnly = createVegOnly({
    read: () => false,
    write: () => undefined,
    subscribe: () => () => undefined,
  });
  renderPage(
    <CartDeskContext value={createCartDesk(createBus(shopEvents))}>
      <Favourites dishes={dishes} names={restaurant.featuredDishes} vegOnly={vegOnly} />
    </CartDeskContext>,
  );
  return vegOnly;
}
const cards = () => screen.getAllByRole('listitem');
const names = () => cards().map((card) => within(card).getByRole('heading').textContent);

test('the three favourites with price and order button, each leading to its dish', () => {
  show();
  expect(names()).toEqual([...restaurant.featuredDishes]);
  const card = within(cards()[0]!);
  expect(card.getByRole('link', { name: 'Spicy Paneer Burger' })).toHaveAttribute(
    'href',
    '/menu#spicy-paneer-burger',
  );
  expect(card.getByText('₹129')).toBeVisible();
  expect(card.getByRole('button', { name: 'Add to Cart, Spicy Paneer Burger' })).toBeVisible();
});

test('with the veg-only switch on, veg dishes only', () => {
  const vegOnly = show();
  act(() => vegOnly.set(true));
  expect(names()).toEqual(['Spicy Paneer Burger', 'Aloo Tikki Burger', 'French Fries']);
  expect(screen.queryByRole('img', { name: 'Non-Veg' })).toBeNull();
});
