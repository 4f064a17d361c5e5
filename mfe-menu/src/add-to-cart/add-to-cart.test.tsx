import type { Dish, Shop } from '@burger/shared/contracts';
import { aShop, dishOf } from '@burger/shared/testing/a-shop';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startFakeCart } from '../testing/fakes';
import { showWithStores } from '../testing/show-with-stores';
import { AddToCart } from './add-to-cart';

const button = (name: string) => screen.getByRole('button', { name });
const addName = 'Add to Cart, Aloo Tikki Burger';
const show = (dish: Dish = dishOf(1), shop?: Shop, onChoose?: () => void) =>
  showWithStores(<AddToCart dish={dish} onChoose={onChoose} />, { shop }).bus;

test('Add to Cart becomes a quantity stepper that removes the dish at one, and keeps the focus', async () => {
  const user = userEvent.setup();
  act(() => void startFakeCart(show()));
  await user.tab();
  await user.keyboard('{Enter}');
  const quantity = screen.getByRole('group', { name: 'Quantity of Aloo Tikki Burger' });
  expect(quantity).toHaveTextContent('1');
  expect(button('One Aloo Tikki Burger more')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(quantity).toHaveTextContent('2');
  await user.click(button('One Aloo Tikki Burger less'));
  button('Remove Aloo Tikki Burger').focus();
  await user.keyboard('{Enter}');
  expect(button(addName)).toHaveFocus();
});

test('Add to Cart shows Adding…, and a message when the cart has not responded after three seconds', () => {
  jest.useFakeTimers();
  const bus = show();
  const header = document.body.appendChild(document.createElement('header'));
  header.innerHTML = '<div><button data-landing="cart"></button></div>';
  act(() => button(addName).click());
  // The header counts requested dishes before the cart has responded.
  expect(header.querySelector('div')!.style.getPropertyValue('--cart-asked')).toBe('"1"');
  header.remove();
  const adding = button('Adding…, Aloo Tikki Burger');
  expect(adding).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();

  act(() => jest.advanceTimersByTime(3000));
  expect(screen.getByRole('alert')).toHaveTextContent('Your cart is slow to answer.');

  // The cart's late response must not move the focus.
  render(<input aria-label="elsewhere" />);
  screen.getByLabelText('elsewhere').focus();
  act(() => void startFakeCart(bus));
  expect(screen.getByRole('group')).toHaveTextContent('1');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText('elsewhere')).toHaveFocus();
});

describe('an unavailable dish shows text instead of a button', () => {
  const at = (time: string) => new Date(`2026-11-22T${time}:00+05:30`);
  const until = (time: string) => at(time).toISOString();
  // All choices of the groups that require one; without them the dish cannot be ordered.
  const spices = dishOf(3)
    .groups.filter(({ min }) => min > 0)
    .flatMap(({ id, choices }) => choices.map((choice) => `${id}/${choice.id}`));

  beforeEach(() => void jest.useFakeTimers({ now: at('15:00') }));

  test.each([
    ['Out of season', 50, []],
    ['Sold out today', 1, [{ what: 1, until: null }]],
    ['Back at 7:30 PM', 1, [{ what: 1, until: until('19:30') }]],
    ['Back at 7:30 PM', 3, spices.map((what) => ({ what, until: until('19:30') }))],
  ])('an unavailable dish shows, instead of its button, the text %s', (words, id, soldOut) => {
    const shop = aShop({ soldOut });
    show(dishOf(id, shop), shop);
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

test('the button of a dish with choices says Customise and opens the sheet for its choices', async () => {
  const requests = jest.fn();
  const addPaneer = 'Add to Cart Customise, Spicy Paneer Burger';
  show(dishOf(3)).on('shop/choose-requested').subscribe(requests);
  expect(button(addPaneer)).toHaveTextContent('Add to Cart Customise');
  await userEvent.click(button(addPaneer));
  expect(requests).toHaveBeenCalledWith({ dishId: 3, lineId: null });
  expect(screen.queryByRole('group')).toBeNull();
});
