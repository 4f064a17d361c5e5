import { render, screen } from '@testing-library/react';
import { aCart } from '../testing/a-cart';
import { CartBadgeButton } from './cart-button';

const nothing = () => undefined;

test('before the cart is known, and when it is empty, there is no badge', () => {
  const { rerender } = render(<CartBadgeButton cart={undefined} onOpen={nothing} />);
  expect(screen.getByRole('button', { name: 'Cart' })).toHaveTextContent('');
  rerender(<CartBadgeButton cart={aCart({})} onOpen={nothing} />);
  expect(screen.getByRole('button', { name: 'Cart' })).toHaveTextContent('');
});

test('the badge shows the sum of the quantities, and the name tells it', () => {
  render(<CartBadgeButton cart={aCart({ 1: 2, 2: 1 })} onOpen={nothing} />);
  expect(screen.getByRole('button', { name: 'Cart, 3 items' })).toHaveTextContent('3');
});

test('a restored cart is no news; a change is announced politely', () => {
  const { rerender } = render(<CartBadgeButton cart={undefined} onOpen={nothing} />);
  rerender(<CartBadgeButton cart={aCart({ 1: 2 })} onOpen={nothing} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<CartBadgeButton cart={aCart({ 1: 1 })} onOpen={nothing} />);
  expect(screen.getByRole('status')).toHaveTextContent('Cart, 1 item');
  rerender(<CartBadgeButton cart={aCart({})} onOpen={nothing} />);
  expect(screen.getByRole('status')).toHaveTextContent('Your cart is empty');
});
