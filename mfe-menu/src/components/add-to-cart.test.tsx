import { createBus } from '@burger/shared/bus';
import { dishes } from '@burger/shared/catalogue';
import { shopEvents } from '@burger/shared/contracts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startFakeCart } from '../testing/fake-cart';
import { createCartDesk, type Orderable } from '../use-cases/ask-cart';
import { AddToCart } from './add-to-cart';
import { CartDeskContext } from './cart-desk-context';

const burger = dishes[0]!;
const mangoShake = dishes.find((dish) => !dish.isAvailable)!;
const addName = 'Add to Cart, Aloo Tikki Burger';

function show(dish: Orderable = burger) {
  const bus = createBus(shopEvents);
  render(
    <CartDeskContext value={createCartDesk(bus)}>
      <AddToCart dish={dish} />
    </CartDeskContext>,
  );
  return bus;
}

test('Add to Cart becomes minus, quantity and plus; minus goes down to removal', async () => {
  const user = userEvent.setup();
  const bus = show();
  act(() => void startFakeCart(bus));
  await user.click(screen.getByRole('button', { name: addName }));
  const quantity = screen.getByRole('group', { name: 'Quantity of Aloo Tikki Burger' });
  expect(quantity).toHaveTextContent('1');

  await user.click(screen.getByRole('button', { name: 'One Aloo Tikki Burger more' }));
  expect(quantity).toHaveTextContent('2');
  await user.click(screen.getByRole('button', { name: 'One Aloo Tikki Burger less' }));
  await user.click(screen.getByRole('button', { name: 'Remove Aloo Tikki Burger' }));
  expect(screen.getByRole('button', { name: addName })).toBeVisible();
});

test('by keyboard, the focus moves along with the buttons', async () => {
  const user = userEvent.setup();
  const bus = show();
  act(() => void startFakeCart(bus));
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'One Aloo Tikki Burger more' })).toHaveFocus();
  await user.tab({ shift: true });
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: addName })).toHaveFocus();
});

test('a cart that does not answer is not said to hold the dish; it says so when it takes long', () => {
  jest.useFakeTimers();
  const bus = show();
  act(() => screen.getByRole('button', { name: addName }).click());
  const adding = screen.getByRole('button', { name: 'Adding…, Aloo Tikki Burger' });
  expect(adding).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();

  act(() => jest.advanceTimersByTime(3000));
  expect(screen.getByRole('alert')).toHaveTextContent('Your cart is slow to answer.');

  act(() => void startFakeCart(bus));
  expect(screen.getByRole('group')).toHaveTextContent('1');
  expect(screen.queryByRole('alert')).toBeNull();
  jest.useRealTimers();
});

test('what was asked for first does not take the focus from what is done since', () => {
  const bus = show();
  render(<input aria-label="elsewhere" />);
  act(() => screen.getByRole('button', { name: addName }).click());
  screen.getByLabelText('elsewhere').focus();
  act(() => void startFakeCart(bus));
  expect(screen.getByLabelText('elsewhere')).toHaveFocus();
});

test('a dish out of season cannot be added', () => {
  show(mangoShake);
  expect(screen.getByText('Out of season')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
