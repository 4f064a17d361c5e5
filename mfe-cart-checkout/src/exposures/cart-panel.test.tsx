import type { Cart } from '@burger/shared/contracts';
import { useStore } from '@burger/shared/platform/use-store';
import { renderPage } from '@burger/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCart } from '../testing/a-cart';
import { cartServices, listenTo } from '../testing/cart-services';
import { liveShop } from '../testing/checkout-world';
import type { ShopState } from '../cart/shop';
import { SidePanel } from './cart-panel';
import { CartContext } from '../cart/use-services';

function show(cart: Cart | undefined, shop: ShopState = liveShop()) {
  const services = cartServices();
  services.shop.set(shop);
  const events = listenTo(services.bus);
  renderPage(
    <CartContext value={services}>
      <SidePanel cart={cart} />
    </CartContext>,
  );
  return { events, panel: within(screen.getByRole('region', { name: 'Your cart' })) };
}

test('the cart panel shows the lines, the bill and a checkout link with the total', async () => {
  const { panel, events } = show(aCart({ 1: 2 }, 'BIRTHDAY'));
  expect(panel.getByText('Aloo Tikki Burger')).toBeVisible();
  // Screen reader users jump between the menu's headings, so the panel must not add one.
  expect(panel.queryByRole('heading')).toBeNull();
  expect(panel.getByRole('link', { name: 'Go to Checkout ₹92.62' })).toHaveAttribute(
    'href',
    '/checkout',
  );
  await userEvent.click(panel.getByRole('button', { name: 'One Aloo Tikki Burger more' }));
  expect(events('cart/quantity-requested')).toEqual([{ lineId: '1', quantity: 3 }]);
});

test('the empty cart panel shows a text without links, as the menu is next to it', () => {
  const { panel } = show(aCart({}));
  expect(panel.getByText('Your cart is empty')).toBeVisible();
  expect(panel.queryByRole('link')).toBeNull();
});

test('the cart panel without shop data shows its lines but no checkout link', () => {
  const { panel } = show(aCart({ 1: 2 }), { status: 'unreachable' });
  expect(panel.getByText('Aloo Tikki Burger')).toBeVisible();
  expect(panel.queryByRole('link')).toBeNull();
});

test('the focus stays in the cart panel when the last line is removed', async () => {
  const services = cartServices();
  services.shop.set(liveShop());
  services.cart.set(aCart({ 1: 1 }));
  const Rendered = () => <SidePanel cart={useStore(services.cart)} />;
  renderPage(
    <CartContext value={services}>
      <Rendered />
    </CartContext>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove Aloo Tikki Burger' }));
  act(() => services.cart.set(aCart({})));
  expect(screen.getByRole('region', { name: 'Your cart' })).toHaveFocus();
});
