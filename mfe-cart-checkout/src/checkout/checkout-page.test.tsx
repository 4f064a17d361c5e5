import { SlotProvider, type PlaceProps } from '@burger/shared/slots';
import { aShop } from '@burger/shared/testing/a-shop';
import { dropTracks, storeTrack } from '@burger/shared/order/tracking';
import { hrefOf, press } from '@burger/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { aCart } from '../testing/a-cart';
import { cartStorage, atHome, checkoutWorld, complete, signedIn } from '../testing/checkout-world';

const nowhere = { ...atHome, status: 'idle', coordinates: null, locality: null } as const;

test('the checkout links to tracking when the cart was ordered in any tab', async () => {
  const key = 'ab'.repeat(16);
  storeTrack(key);
  await checkoutWorld({ cart: aCart({}) });
  expect(screen.getByText('Your order has been placed.')).toBeVisible();
  expect(hrefOf('See when your food arrives')).toBe(`/track#${key}`);
  dropTracks();
});

test('the checkout shows the empty cart while the cart is not loaded and nothing is stored', async () => {
  await checkoutWorld({ cart: undefined, shop: { status: 'awaited' } });
  expect(screen.getByRole('link', { name: 'Browse menu' })).toBeVisible();
  expect(screen.getByText('Loading your cart')).not.toBeVisible();
});

test('the checkout shows opening hours and a loading text while a stored cart is restored', async () => {
  cartStorage(true);
  await checkoutWorld({ cart: undefined, shop: { status: 'awaited' } });
  expect(screen.queryByRole('link', { name: 'Browse menu' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Checkout' })).toBeInTheDocument();
  expect(screen.getByText('Loading your cart')).toBeVisible();
  expect(screen.getByText(/14 Kithaganur Main Road/)).toBeInTheDocument();
  expect(hrefOf('+91 90000 00010')).toBe('tel:+919000000010');
});

test('an empty cart at the checkout links to the menu, and to the orders of a signed-in customer', async () => {
  await checkoutWorld({ cart: aCart({}) });
  expect(screen.getByText('Your cart is empty')).toBeInTheDocument();
  expect(hrefOf('Browse menu')).toBe('/menu');
  expect(hrefOf('My Orders')).toBe('/orders');
});

test('a signed-out visitor of the checkout gets sign-in prompts but no promo, payment or details', async () => {
  const { events } = await checkoutWorld({ session: { status: 'signed-out' } });
  const button = screen.getByRole('button', { name: 'Sign In to Place Order' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  expect(events('session/sign-in-requested')).toEqual([{ skippable: true }]);
  for (const label of [/Promo code/, /^Name/, /Cash on Delivery/]) {
    expect(screen.queryByLabelText(label)).toBeNull();
  }
  expect(events('location/lookup-requested')).toEqual([]);
});

test('the checkout of a signed-in customer without a location triggers one automatic lookup', async () => {
  const { events, show } = await checkoutWorld({ location: nowhere });
  const lookedUp = [{ purpose: 'checkout' }];
  expect(events('location/lookup-requested')).toEqual(lookedUp);
  await show({ location: { ...nowhere, status: 'looking' } });
  expect(screen.getByRole('button', { name: 'Getting location...' })).toBeInTheDocument();
  await show({ location: { ...nowhere, status: 'failed', problem: 'denied' } });
  expect(events('location/lookup-requested')).toEqual(lookedUp);
  expect(screen.getByRole('alert')).toHaveTextContent(/allow Location, try again/);
  const chips = () => within(screen.getByRole('group', { name: /^Or choose the area/ }));
  const names = () =>
    chips()
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  const { areas } = aShop().rules.delivery;
  expect(names()).toEqual([
    ...['Kithaganur', 'Avalahalli', 'Bidarahalli', 'T C Palya', 'K R Puram'],
    `Show all ${areas.length} areas`,
  ]);
  await press(/^Show all \d+ areas$/);
  expect(names()).toEqual(expect.arrayContaining(areas.map(({ name }) => name)));
  await press('K R Puram');
  const { name: locality, lat, lng } = areas.find((area) => area.name === 'K R Puram')!;
  expect(events('location/area-requested')).toEqual([{ coordinates: { lat, lng }, locality }]);
});

test.each([
  ['unsupported', 'Geolocation is not supported by this browser'],
  ['denied', 'Location access denied by user'],
  ['unavailable', 'Location information is unavailable'],
  ['timeout', 'Location request timed out'],
  ['unknown', 'An unknown error occurred while retrieving location'],
  ['imprecise', 'Unable to get precise location'],
  ['exhausted', 'Location services are currently unavailable'],
  ['service-unavailable', 'Location service unavailable'],
  ['service-busy', 'Location service temporarily unavailable'],
] as const)(
  'the checkout shows, for a location lookup that failed with %s: "%s"',
  async (problem, text) => {
    await checkoutWorld({ location: { ...nowhere, status: 'failed', problem } });
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText(text)).toBeInTheDocument();
    expect(
      alert.getByText('Please allow location access to calculate delivery charges.'),
    ).toBeInTheDocument();
  },
);

test.each([
  ['unavailable', 'Location information is unavailable'],
  ['timeout', 'Location request timed out'],
] as const)(
  'the checkout shows, for a location lookup that retries after %s: "%s"',
  async (problem, text) => {
    await checkoutWorld({ location: { ...nowhere, status: 'looking', problem } });
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getAllByText('Getting location...')[0]).toBeInTheDocument();
  },
);

test('Allow Location to Continue requests a location lookup and focuses the location section', async () => {
  const { events } = await checkoutWorld({ location: nowhere });
  const button = screen.getByRole('button', { name: 'Allow Location to Continue' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  expect(events('location/lookup-requested')).toHaveLength(2);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Please allow location access to calculate delivery charges.');
  expect(alert.parentElement).toHaveFocus();
});

test('the order button shows Loading while the delivery distance is measured', async () => {
  await checkoutWorld({}, { measureDistance: () => new Promise(() => undefined) });
  const button = screen.getByRole('button', { name: 'Loading...' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getAllByText('Calculating…')).toHaveLength(2);
});

test('a delivery address beyond 10 km shows no delivery charge, and its order cannot be placed', async () => {
  const { placeOrder } = await checkoutWorld({}, { measureDistance: () => Promise.resolve(12.34) });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Sorry, we deliver up to 10 km from the restaurant, and this is 12.3 km away.',
  );
  expect(screen.getByText('Not available here')).toBeInTheDocument();
  expect(screen.queryByText(/^Delivering to/)).toBeNull();
  expect(screen.getByText('Your location')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
  expect(screen.queryByText('₹110.00')).toBeNull();
  expect(screen.queryByText('+ delivery')).toBeNull();
  // Rupees: 98 + 2.5 % CGST + 2.5 % SGST.
  await press('Place Order · ₹102.90');
  expect(placeOrder).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').parentElement).toHaveFocus();
  expect(
    screen.getByText('12.3 km is too far for us: we deliver up to 10 km.'),
  ).toBeInTheDocument();
  await press('Choose another area');
  expect(screen.getByRole('group', { name: 'Or choose the area nearest to you' })).toHaveFocus();
});

test('the out-of-range message disappears when the location changes', async () => {
  const measureDistance = ({ lat }: { lat: number }) => Promise.resolve(lat > 13.1 ? 12 : 3);
  const far = { ...atHome, coordinates: { lat: 13.2, lng: 77.7 } };
  const { show } = await checkoutWorld({ location: far }, { measureDistance });
  await press(/^Place Order/);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Sorry/);
  await show({ location: atHome });
  expect(await screen.findByText('Delivering to K R Puram')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('more than 99 of one dish shows an error in the cart section of the checkout', async () => {
  const { placeOrder } = await checkoutWorld({ cart: aCart({ 1: 100 }) });
  await press(/^Place Order/);
  const order = within(screen.getByRole('region', { name: /Your order/ }));
  expect(order.getByRole('alert')).toHaveTextContent(/at most 99 of one dish/);
  expect(placeOrder).not.toHaveBeenCalled();
});

test('a signed-in customer can sign out on the checkout page', async () => {
  const { events } = await checkoutWorld();
  expect(screen.getByText('Ordering as Asha Rao')).toBeInTheDocument();
  await press('Sign Out');
  expect(events('session/sign-out-requested')).toEqual([{}]);
});

describe('sign-in on the checkout page', () => {
  const Place = ({ fragment }: PlaceProps) => <button>The place of {fragment}</button>;
  const within = (page: ReactElement) => <SlotProvider value={Place}>{page}</SlotProvider>;
  const place = () => screen.queryByRole('button', { name: 'The place of PageSignIn' });

  test("the checkout's sign-in form loads only once the visitor is known to be signed out", async () => {
    const { show } = await checkoutWorld({ session: { status: 'unknown' } }, {}, within);
    expect(place()).toBeNull();
    await show({ session: { status: 'signed-out' } });
    expect(place()).toBeVisible();
    await show({ session: signedIn });
    expect(place()).toBeNull();
  });

  const signedOutWithoutName = () => {
    const before = { details: { ...complete, name: '' } };
    return checkoutWorld({ session: { status: 'signed-out' } }, { before }, within);
  };

  test('signing in at the checkout moves the lost focus to the first missing detail', async () => {
    const { show } = await signedOutWithoutName();
    place()?.focus();
    await show({ session: signedIn });
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveFocus());
  });

  test('signing in at the checkout leaves the focus alone when it was not lost', async () => {
    const { show } = await signedOutWithoutName();
    const more = screen.getByRole('link', { name: /Add more/ });
    more.focus();
    await show({ session: signedIn });
    await new Promise(requestAnimationFrame);
    expect(more).toHaveFocus();
  });
});
