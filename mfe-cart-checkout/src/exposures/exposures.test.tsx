import { bus } from '@burger/shared/bus';
import { renderPage } from '@burger/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { BrowserRouter } from '@burger/shared/router';
import { CartButton } from './cart-button';
import { CartDrawer } from './cart-drawer';
import { CheckoutPage } from './checkout-page';
import { start } from './start';

const item = { id: 1, name: 'Aloo Tikki Burger', image: 'aloo-tikki-burger', price: '₹49' };

test('from a dish to the drawer, over the bus', async () => {
  const stop = start();
  renderPage(
    <>
      <CartButton />
      <CartDrawer />
    </>,
  );
  act(() => bus.emit('cart/add-requested', { item }));
  await userEvent.click(screen.getByRole('button', { name: 'Cart, 1 item' }));
  const drawer = within(screen.getByRole('dialog', { name: 'Your cart' }));
  await userEvent.click(drawer.getByRole('button', { name: 'One Aloo Tikki Burger more' }));
  expect(drawer.getByText('₹102.90')).toBeInTheDocument();
  expect(JSON.parse(localStorage.getItem('burger.cart') ?? '')).toMatchObject({
    items: [{ id: 1, quantity: 2 }],
  });
  await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  stop();
});

test('the first render is the same whatever the browser holds', () => {
  const page = (
    <BrowserRouter>
      <CartButton />
      <CartDrawer />
      <CheckoutPage />
    </BrowserRouter>
  );
  localStorage.clear();
  const bare = renderToString(page);
  localStorage.setItem('burger.cart', '{"items":[{"id":1,"quantity":3}]}');
  expect(renderToString(page)).toBe(bare);
});
