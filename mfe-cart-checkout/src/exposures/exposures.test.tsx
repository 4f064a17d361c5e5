import { bus } from '@burger/shared/bus';
import { BrowserRouter } from '@burger/shared/router';
import { renderPage } from '@burger/shared/testing';
import { aShop } from '@burger/shared/testing/shop';
import { storeTrack } from '@burger/shared/track';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { cartText } from '../cart/stored-cart';
import { aLine, aStoredCart } from '../testing/a-cart';
import { CartButton } from './cart-button';
import { CartDrawer } from './cart-drawer';
import { CheckoutPage } from './checkout-page';
import { start } from './start';

test('from a dish to the drawer, over the bus', async () => {
  const stop = start();
  act(() => bus.emit('shop/changed', aShop()));
  renderPage(
    <>
      <CartButton />
      <CartDrawer />
    </>,
  );
  act(() => bus.emit('cart/add-requested', { wanted: aLine(1), name: 'x' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cart, 1 item' }));
  const drawer = within(screen.getByRole('dialog', { name: 'Your cart' }));
  await userEvent.click(drawer.getByRole('button', { name: 'One Aloo Tikki Burger more' }));
  expect(drawer.getByText('₹102.90')).toBeInTheDocument();
  expect(JSON.parse(localStorage.getItem('burger.cart') ?? '')).toMatchObject({
    lines: [{ dishId: 1, quantity: 2, choices: [], note: '' }],
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
  localStorage.setItem('burger.cart', cartText(aStoredCart({ 1: 3 })));
  storeTrack('ab'.repeat(16));
  expect(renderToString(page)).toBe(bare);
});
