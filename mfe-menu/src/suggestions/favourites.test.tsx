import { aShop } from '@burger/shared/testing/shop';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { ownVegOnly, showWithStores } from '../testing/show-with-stores';
import { Favourites } from './favourites';

function show() {
  const vegOnly = ownVegOnly();
  const { keeper } = showWithStores(() => <Favourites vegOnly={vegOnly} />);
  return { vegOnly, keeper };
}
const cards = () => screen.getAllByRole('listitem');
const names = () => cards().map((card) => within(card).getByRole('heading').textContent);

test('what the shop features, with price and order button, each leading to its dish', () => {
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
  expect(card.getByRole('button', { name: /^Add to Cart, Spicy Paneer Burger/ })).toBeVisible();
});

test('who swipes comes to more that is popular, in a list of its own', () => {
  const { vegOnly } = show();
  fireEvent.scroll(screen.getByRole('list').parentElement!);
  const further = within(screen.getByRole('list', { name: 'Also popular' }));
  const namesIn = () => further.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(namesIn()).toEqual([
    'Aloo Tikki Burger',
    'Crispy Chicken Burger',
    'Chicken Tikka Wrap',
    'French Fries',
    'Chocolate Overload Waffle',
  ]);
  act(() => vegOnly.set(true));
  expect(further.queryByRole('img', { name: 'Non-Veg' })).toBeNull();
});

test('one that is sold out says so as soon as that is known', () => {
  const { keeper } = show();
  act(() => keeper.change(aShop({ soldOut: [{ what: 3, until: null }] })));
  const card = within(cards()[0]!);
  expect(card.getByText('Sold out today')).toBeVisible();
  expect(card.queryByRole('button')).toBeNull();
});

test('with the veg-only switch on, veg dishes only', () => {
  const { vegOnly } = show();
  act(() => vegOnly.set(true));
  expect(names()).toEqual(['Spicy Paneer Burger', 'Aloo Tikki Burger', 'French Fries']);
  expect(screen.queryByRole('img', { name: 'Non-Veg' })).toBeNull();
});
