import type { Rules, Shop } from '@burger/shared/contracts';
import { SlotProvider, type PlaceProps } from '@burger/shared/slots';
import { aShop, twoSittings, weekOf } from '@burger/shared/testing/a-shop';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { aCart } from '../testing/a-cart';
import {
  cartStorage,
  checkoutWorld,
  complete,
  liveShop,
  signedIn,
} from '../testing/checkout-world';

function shopWith(rules: Partial<Rules>, changes: Partial<Shop> = {}) {
  const shop = aShop();
  return liveShop({ ...shop, ...changes, rules: { ...shop.rules, ...rules } });
}

test('the checkout takes fees, delivery limit, taxes and areas from the published rules', async () => {
  const { delivery, gst } = aShop().rules;
  const shop = shopWith({
    delivery: { ...delivery, rupeesPerKm: 20, areas: [{ name: 'New Town', lat: 13, lng: 77 }] },
    gst: { ...gst, cgst: 900, sgst: 900 },
  });
  await checkoutWorld({ shop });
  expect(screen.getByRole('button', { name: 'Place Order · ₹186.44' })).toBeInTheDocument();
  expect(screen.getByText('CGST 9%')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(screen.getByRole('button', { name: 'New Town' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'K R Puram' })).toBeNull();
});

test.each([
  [['2025-01-15'], 'Closed until tomorrow, 11:00 AM'],
  [
    ['15', '16', '17', '18', '19', '20', '21', '22'].map((day) => `2025-01-${day}`),
    /Closed until Thursday,? 23 January, 11:00 AM/,
  ],
])('the checkout shows, for a kitchen closed on %j: "%s"', async (closedDays, text) => {
  await checkoutWorld({ shop: shopWith({}, { closedDays }) });
  expect(screen.getByText(text, { exact: false })).toBeInTheDocument();
});

test('a kitchen with two opening periods a day shows last orders for both and the next opening', async () => {
  await checkoutWorld({ shop: shopWith({ sittings: weekOf(twoSittings) }) });
  expect(
    screen.getByText(/^Every day 7:00 AM to 11:30 AM and 5:00 PM/).parentElement,
  ).toHaveTextContent('Last orders 11:00 AM and 10:00 PM');
  expect(screen.getByText('Closed until 5:00 PM', { exact: false })).toBeInTheDocument();
});

test('the opening hours at the checkout list special days that are not over', async () => {
  const specialDays = ['2020-01-13', '2099-01-26'].map((date) => ({ date, sittings: [] }));
  await checkoutWorld({ shop: shopWith({ specialDays }) });
  expect(screen.getByText(/26 January/)).toHaveTextContent('closed');
  expect(screen.queryByText(/13 January/)).toBeNull();
});

test('a menu that cannot be loaded shows a retry and the phone number, and keeps the cart', async () => {
  cartStorage(true);
  const { readShopAgain, show } = await checkoutWorld({
    cart: undefined,
    shop: { status: 'unreachable' },
  });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'We cannot reach our menu right now. Your cart is kept as it is.',
  );
  expect(screen.getAllByRole('link', { name: '+91 90000 00010' })[0]).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(readShopAgain).toHaveBeenCalledTimes(1);
  await show({ shop: { status: 'awaited' } });
  expect(screen.getByText('Loading your cart')).toBeVisible();
  await show({ cart: aCart({ 1: 2 }), shop: liveShop() });
  expect(screen.getByRole('button', { name: 'Place Order · ₹134.40' })).toBeInTheDocument();
});

describe('the shop status strip', () => {
  const Place = ({ fragment }: PlaceProps) => <p>The place of {fragment}</p>;
  const within = (page: ReactElement) => <SlotProvider value={Place}>{page}</SlotProvider>;

  const busy = { ...liveShop(), shop: aShop({ extraMinutes: 15 }) };

  test('the shop status strip renders above the checkout when the day has an exception', async () => {
    await checkoutWorld({ shop: busy }, {}, within);
    expect(screen.getByText('The place of ShopStatus')).toBeInTheDocument();
  });

  test('the shop status strip is not requested from an older shell that does not know it', async () => {
    await checkoutWorld({ shop: { ...busy, live: false } }, {}, within);
    expect(screen.queryByText('The place of ShopStatus')).toBeNull();
  });
});

const firstOrder = /For a first order we need a phone number that was checked by SMS/;
const leads = { name: 'Sign in by phone' };

test('the phone check shows before a first order, and its Sign Out keeps the typed details', async () => {
  const { events, storage, show } = await checkoutWorld({
    shop: shopWith({ verifiedPhone: 'first-order' }),
  });
  expect(screen.getByText(firstOrder)).toBeVisible();
  await userEvent.click(screen.getByRole('button', leads));
  expect(events('session/sign-out-requested')).toEqual([{ ended: true }]);
  expect(storage.typed.read()).toMatchObject({ details: complete });
  await show({ session: { status: 'signed-out' } });
  expect(screen.getByRole('heading', { name: 'Sign in to order' })).toHaveFocus();
  expect(screen.getByText(firstOrder)).toBeVisible();
});

test('the customer can replace the typed phone number with the one used for signing in', async () => {
  const user = { uid: 'asha', displayName: null, email: null, photoURL: null };
  const session = { ...signedIn, user: { ...user, phoneNumber: '+919000000020' } };
  await checkoutWorld({ shop: shopWith({ verifiedPhone: 'first-order' }), session });
  await userEvent.click(screen.getByRole('button', { name: /^Use \+91\s90000\s00020/ }));
  const number = screen.getByRole('textbox', { name: 'Phone number' });
  expect(number).toHaveValue('+91\u00a090000\u00a000020');
  expect(number).toHaveFocus();
  expect(screen.queryByText(firstOrder)).toBeNull();
});
