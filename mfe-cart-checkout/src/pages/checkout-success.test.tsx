import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCart } from '../testing/a-cart';
import { anOrder } from '../testing/an-order';
import { checkoutWorld } from '../testing/checkout-world';
import type { PlacedOrder } from '../model/placed-order';

const stored: PlacedOrder = { order: anOrder(), shownTotal: 10_290, otherDetails: false };
const world = (placed: PlacedOrder = stored) => checkoutWorld({ cart: aCart({}), placed });

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

test('the order id, the time, the total, and what happens next', async () => {
  await world();
  expect(screen.getByRole('heading', { name: 'Order placed!' })).toHaveFocus();
  expect(screen.getByText('BK123456789')).toBeInTheDocument();
  expect(screen.getByText('6:45 PM')).toBeInTheDocument();
  expect(screen.getByText('₹102.90')).toBeInTheDocument();
  expect(screen.getByText('Delivered to 12, 3rd Cross')).toBeInTheDocument();
});

test('it starts at its top, at once', async () => {
  await world();
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});

test('a real link to the chat with the order in it', async () => {
  await world();
  const link = screen.getByRole('link', { name: 'Chat on WhatsApp' });
  const url = new URL(link.getAttribute('href') ?? '');
  expect(url.pathname).toBe('/919000000010');
  expect(url.searchParams.get('text')).toContain('order BK123456789');
});

test('the ways on leave it behind', async () => {
  const { actions } = await world();
  expect(screen.getByRole('link', { name: 'Back to the menu' })).toHaveAttribute('href', '/menu');
  await userEvent.click(screen.getByRole('link', { name: 'My Orders' }));
  expect(actions.forgetPlaced).toHaveBeenCalledTimes(1);
});

test('the same can be ordered again', async () => {
  const { actions } = await world();
  await userEvent.click(screen.getByRole('button', { name: 'Order the same again' }));
  expect(actions.orderAgain).toHaveBeenCalledWith(stored.order);
});

test('a total that differs from the one that was shown is said', async () => {
  await world({ ...stored, shownTotal: 9_900 });
  expect(screen.getByRole('status')).toHaveTextContent('the total is ₹102.90 instead of ₹99.00');
});

test('an order that went through with the details of an earlier try says so', async () => {
  await world({ ...stored, otherDetails: true });
  expect(screen.getByRole('status')).toHaveTextContent('Asha Rao, 12, 3rd Cross');
});

test('an order placed while the kitchen is closed promises no time', async () => {
  await world({ ...stored, order: anOrder({ createdAt: '2025-01-15T18:00:00.000Z' }) });
  expect(screen.getByText('Soon after we open')).toBeInTheDocument();
});

test('it is not shown to another customer, nor over a new cart', async () => {
  const others = { ...stored, order: anOrder({ customerId: 'ravi' }) };
  const { show, actions } = await world(others);
  expect(screen.getByText('Your cart is empty')).toBeInTheDocument();
  expect(actions.restorePlaced).toHaveBeenCalledTimes(1);
  await show({ cart: aCart({ 1: 1 }), placed: stored });
  expect(screen.queryByRole('heading', { name: 'Order placed!' })).toBeNull();
  expect(actions.forgetPlaced).toHaveBeenCalledTimes(1);
});
