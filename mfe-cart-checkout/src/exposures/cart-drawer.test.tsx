import type { Cart, CustomerLocation } from '@burger/shared/contracts';
import { renderPage } from '@burger/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCart } from '../testing/a-cart';
import { cartServices, listenTo } from '../testing/cart-services';
import { liveShop } from '../testing/checkout-world';
import type { CartNotice } from '../cart/cart';
import { DrawerPanel } from './cart-drawer';
import type { ShopState } from '../cart/shop';
import { CartContext } from '../cart/use-services';

interface Known {
  cart?: Cart | undefined;
  shop?: ShopState;
  location?: CustomerLocation;
  notices?: readonly CartNotice[];
}

function renderDrawer(isOpen: boolean, known: Known) {
  const { cart, shop = liveShop(), location, notices = [] } = known;
  const services = cartServices();
  services.shop.set(shop);
  services.notices.set(notices);
  if (location) services.bus.emit('location/changed', location);
  const events = listenTo(services.bus);
  const onClose = jest.fn();
  renderPage(
    <CartContext value={services}>
      <DrawerPanel open={isOpen} onClose={onClose} cart={cart} />
    </CartContext>,
  );
  return { ...services, events, onClose };
}

function open(known: Known = {}) {
  const rendered = renderDrawer(true, { cart: aCart({ 1: 2, 7: 1 }, 'BIRTHDAY'), ...known });
  return { ...rendered, dialog: within(screen.getByRole('dialog', { name: 'Your cart' })) };
}

const amount = (label: string) =>
  screen.getByText(label, { selector: 'dt, dt > span' }).closest('dt')?.nextElementSibling
    ?.textContent;

test('the cart drawer shows the whole bill with two decimals', () => {
  open({ cart: aCart({ 1: 2 }, 'BIRTHDAY') });
  expect(amount('Subtotal')).toBe('₹98.00');
  expect(amount('Discount (BIRTHDAY)')).toBe('−₹9.80');
  expect(amount('Delivery')).toBe('Calculated at checkout');
  expect(amount('CGST 2.5%')).toBe('₹2.21');
  expect(amount('SGST 2.5%')).toBe('₹2.21');
  expect(amount('Total')).toBe('₹92.62');
  expect(screen.getByText('+ delivery')).toBeVisible();
});

test('the cart drawer includes the delivery charge when the location is known', async () => {
  const coordinates = { lat: 13, lng: 77.7 };
  open({ location: { status: 'known', coordinates, locality: null, problem: null } });
  expect(amount('Delivery')).toBe('Calculating…');
  expect(await screen.findByText('₹30.00')).toBeInTheDocument();
  expect(screen.queryByText('+ delivery')).toBeNull();
});

test('the empty cart drawer shows a link to the menu that closes it', async () => {
  const { dialog, onClose } = open({ cart: aCart({}) });
  expect(dialog.getByText('Your cart is empty')).toBeInTheDocument();
  expect(dialog.getByText('Add some delicious items to get started!')).toBeInTheDocument();
  expect(dialog.queryByRole('link', { name: 'Go to Checkout' })).toBeNull();
  await userEvent.click(dialog.getByRole('link', { name: 'Browse menu' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

const tooLittle = { reason: 'minimum', minOrder: 500 } as const;
const notAdded = { kind: 'not-added', backAt: null } as const;

test.each<[CartNotice, string]>([
  [
    { kind: 'promo-taken-off', code: 'FAMILY5', refusal: tooLittle },
    'Promo FAMILY5 was taken off. Minimum order of ₹500 required for this promo.',
  ],
  [
    { kind: 'promo-taken-off', code: 'BIRTHDAY', refusal: { reason: 'unknown' } },
    'Promo BIRTHDAY is over, so it was taken off.',
  ],
  [
    { ...notAdded, dishId: 2, name: 'A', problem: 'sold-out', backAt: '2025-01-15T19:30:00+05:30' },
    'A was not added. Back at 7:30 PM.',
  ],
  [
    { ...notAdded, dishId: 9, name: '', problem: 'dish-unknown' },
    'That dish was not added. No longer on our menu.',
  ],
])('the cart drawer shows the notice %j until it is dismissed', async (notice, text) => {
  const { dialog, notices } = open({ notices: [notice] });
  expect(dialog.getByText(text)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
  expect(notices.get()).toEqual([]);
  expect(dialog.queryByText(text)).toBeNull();
});

test('the cart drawer shows a skeleton instead of the empty cart until the cart has loaded', () => {
  const { dialog } = open({ cart: undefined, shop: { status: 'awaited' } });
  expect(dialog.getByText('Loading your cart')).toBeInTheDocument();
  expect(dialog.queryByText('Your cart is empty')).toBeNull();
});

test('a closed cart drawer renders no content and measures no distance', async () => {
  const coordinates = { lat: 13, lng: 77.7 };
  const { distances } = renderDrawer(false, {
    cart: aCart({ 1: 1 }),
    location: { status: 'known', coordinates, locality: null, problem: null },
  });
  await act(() => Promise.resolve());
  expect(screen.queryByText('Subtotal')).toBeNull();
  expect(distances.known.get().size).toBe(0);
});

test('a promo suggested in the cart drawer is applied with one button, and the focus moves to the bill', async () => {
  const { dialog, events } = open({ cart: aCart({ 2: 1, 7: 2 }) });
  await userEvent.click(dialog.getByRole('button', { name: 'HAPPY30 saves ₹59.10 Apply' }));
  expect(events('cart/promo-requested')).toEqual([{ code: 'HAPPY30' }]);
  expect(dialog.getByRole('group', { name: 'Bill summary' })).toHaveFocus();
});
