import { showRequested } from '@burger/shared/ui/cart-landing';
import { render, screen } from '@testing-library/react';
import { aCart } from '../testing/a-cart';
import { CartBadgeButton } from './cart-button';

const nothing = () => undefined;

test('the cart button has no badge before the cart has loaded and when it is empty', () => {
  const { rerender } = render(<CartBadgeButton cart={undefined} onOpen={nothing} />);
  expect(screen.getByRole('button', { name: 'Cart' })).toHaveTextContent('');
  rerender(<CartBadgeButton cart={aCart({})} onOpen={nothing} />);
  expect(screen.getByRole('button', { name: 'Cart' })).toHaveTextContent('');
});

test('the badge and accessible name of the cart button show the sum of the quantities', () => {
  render(<CartBadgeButton cart={aCart({ 1: 2, 2: 1 })} onOpen={nothing} />);
  expect(screen.getByRole('button', { name: 'Cart, 3 items' })).toHaveTextContent('3');
});

test('the cart button does not announce a restored cart, but politely announces a change', () => {
  const { rerender } = render(<CartBadgeButton cart={undefined} onOpen={nothing} />);
  rerender(<CartBadgeButton cart={aCart({ 1: 2 })} onOpen={nothing} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<CartBadgeButton cart={aCart({ 1: 1 })} onOpen={nothing} />);
  expect(screen.getByRole('status')).toHaveTextContent('Cart, 1 item');
  rerender(<CartBadgeButton cart={aCart({})} onOpen={nothing} />);
  expect(screen.getByRole('status')).toHaveTextContent('Your cart is empty');
});

test('the cart button counts clicks on Add to Cart made before the remote loaded', () => {
  const header = document.body.appendChild(document.createElement('header'));
  const container = header.appendChild(document.createElement('div'));
  const message = () => container.style.getPropertyValue('--cart-asked');
  const { rerender } = render(<CartBadgeButton cart={undefined} onOpen={nothing} />, { container });
  showRequested(2);
  expect(message()).toBe('"2"');
  rerender(<CartBadgeButton cart={aCart({})} onOpen={nothing} />);
  expect(message()).toBe('');
});
