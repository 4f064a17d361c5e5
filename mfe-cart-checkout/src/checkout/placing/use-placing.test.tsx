import { noOrderFields } from '@burger/shared/contracts';
import { aShop, seedVersion } from '@burger/shared/testing/a-shop';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlaceOutcome } from '../draft/order-draft';
import { aCart } from '../../testing/a-cart';
import { anOrder } from '../../testing/an-order';
import { atHome, checkoutWorld, complete, liveShop } from '../../testing/checkout-world';
import { refusalPlace } from './use-placing';

const placeButton = () => screen.getByRole('button', { name: 'Place Order · ₹134.40' });
const place = async () => userEvent.click(placeButton());
const box = (name: RegExp) => screen.getByRole('textbox', { name });
const form = () => screen.getByRole('form', { name: 'Delivery details' });

test('the checkout sends the cart, the details, the location and the displayed total', async () => {
  const { placeOrder } = await checkoutWorld({}, { outcomes: [{ kind: 'placed' }] });
  await place();
  expect(placeOrder).toHaveBeenCalledWith({
    uid: 'asha',
    cart: aCart({ 1: 2 }),
    agreed: { version: seedVersion, lines: aCart({ 1: 2 }).lines, promo: null, total: 13_440 },
    time: { kind: 'delivery', slot: null, agreedUntil: '2025-01-15T10:30:00.000Z' },
    details: complete,
    location: atHome.coordinates,
    way: 'cod',
  });
});

test('Place Order is disabled while the order is sent and ignores a second press', async () => {
  let answer = (_outcome: PlaceOutcome): void => undefined;
  const placeOrder = jest.fn(() => new Promise<PlaceOutcome>((resolve) => (answer = resolve)));
  await checkoutWorld({}, { placeOrder });
  const button = placeButton();
  // A browser submits a form on Enter on a button outside of it; jsdom does not, so the test checks the
  // attribute.
  expect(button).toHaveAttribute('form', form().id);
  act(() => {
    fireEvent.submit(form());
    fireEvent.submit(form());
  });
  await userEvent.click(button);
  fireEvent.submit(form());
  expect(button).toHaveTextContent('Processing...');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('Coming soon').closest('[inert]')).not.toBeNull();
  expect(placeOrder).toHaveBeenCalledTimes(1);
  answer({ kind: 'failed' });
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.getByText('Coming soon').closest('[inert]')).toBeNull();
});

test('Place Order shows a message while the distance is measured, and the next press places the order', async () => {
  let measured = (_km: number): void => undefined;
  const measureDistance = () => new Promise<number>((resolve) => (measured = resolve));
  const { placeOrder } = await checkoutWorld({}, { measureDistance });
  await userEvent.click(screen.getByRole('button', { name: 'Loading...' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Please check the total and press again.');
  await act(() => Promise.resolve(measured(4.6)));
  expect(placeOrder).not.toHaveBeenCalled();
  await place();
  expect(placeOrder).toHaveBeenCalledTimes(1);
});

test('Place Order shows the next opening while the kitchen takes no orders', async () => {
  const shop = aShop();
  const strict = liveShop({ ...shop, rules: { ...shop.rules, enforceHours: true } });
  const now = () => Date.parse('2025-01-15T09:00:00+05:30');
  const { placeOrder } = await checkoutWorld({ shop: strict }, { now });
  expect(screen.queryByRole('alert')).toBeNull();
  await place();
  expect(screen.getByRole('alert')).toHaveTextContent('Closed until 11:00 AM');
  expect(screen.getAllByText(/Closed until/)).toHaveLength(1);
  expect(placeOrder).not.toHaveBeenCalled();
});

test.each([
  [null, 'We are not taking orders right now. Your cart is kept.'],
  ['2025-01-15T19:30:00+05:30', 'We start again at 7:30 PM'],
])(
  'Place Order is disabled while orders are paused until %s, and a press shows more',
  async (until, text) => {
    const { placeOrder } = await checkoutWorld({
      shop: liveShop({ ...aShop(), paused: { until } }),
    });
    const button = screen.getByRole('button', { name: 'No orders right now' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(placeOrder).not.toHaveBeenCalled();
  },
);

test('a placed order leaves out cart lines that cannot be ordered', async () => {
  const soldOut = aShop({ soldOut: [{ what: 2, until: null }] });
  const cart = aCart({ 1: 2, 2: 1 }, null, soldOut);
  const { placeOrder } = await checkoutWorld({ cart, shop: liveShop(soldOut) });
  await place();
  expect(placeOrder).toHaveBeenCalledWith(
    expect.objectContaining({
      cart,
      agreed: expect.objectContaining({ lines: aCart({ 1: 2 }).lines, total: 13_440 }) as object,
    }),
  );
});

test('several missing checkout fields show a summary with a link to each', async () => {
  const { placeOrder } = await checkoutWorld({}, { before: { details: noOrderFields } });
  await place();
  const alert = screen.getByRole('alert');
  expect(within(alert).getAllByRole('link')).toHaveLength(3);
  expect(alert.parentElement).toHaveFocus();
  await userEvent.click(
    within(alert).getByRole('link', { name: 'Please enter your phone number' }),
  );
  expect(box(/^Phone/)).toHaveFocus();
  expect(box(/^Phone/)).toBeInvalid();
  expect(placeOrder).not.toHaveBeenCalled();
});

test('a wrong phone number shows an error on blur until it is corrected', async () => {
  const { storage } = await checkoutWorld();
  await userEvent.clear(box(/^Phone/));
  await userEvent.type(box(/^Phone/), '12345');
  expect(screen.queryByText('Please enter a valid Indian mobile number')).toBeNull();
  await userEvent.tab();
  expect(screen.getByText('Please enter a valid Indian mobile number')).toBeInTheDocument();
  await userEvent.clear(box(/^Phone/));
  await userEvent.type(box(/^Phone/), '98765 43210');
  expect(screen.queryByText('Please enter a valid Indian mobile number')).toBeNull();
  expect(storage.typed.read()).toEqual({
    uid: 'asha',
    details: { ...complete, phone: '98765 43210' },
  });
});

test('a failed order shows the specified alert and Try again', async () => {
  const { placeOrder } = await checkoutWorld();
  await place();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('There was an error placing your order. Please try again.');
  expect(alert.parentElement).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(placeOrder).toHaveBeenCalledTimes(2);
});

describe('an order with an unknown outcome', () => {
  beforeEach(() => jest.useFakeTimers());
  const settle = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const press = async () => {
    fireEvent.click(placeButton());
    await settle(0);
  };
  const unsure = { kind: 'unsure' } as const;

  test('an order without a response is sent again 3 times with its input locked, then by the customer', async () => {
    const { placeOrder } = await checkoutWorld({}, { placeOrder: jest.fn(async () => unsure) });
    await press();
    expect(screen.getByText('Coming soon').closest('[inert]')).not.toBeNull();
    for (const wait of [2000, 5000, 10_000, 60_000]) await settle(wait);
    expect(placeOrder).toHaveBeenCalledTimes(4);
    expect(screen.getByText('Coming soon').closest('[inert]')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle(0);
    expect(placeOrder).toHaveBeenCalledTimes(5);
  });

  test('an order that waits for other orders is sent again automatically, with a message', async () => {
    const outcomes: PlaceOutcome[] = [{ kind: 'waiting' }, { kind: 'waiting' }, { kind: 'placed' }];
    const { placeOrder } = await checkoutWorld({}, { outcomes });
    await press();
    expect(screen.getByRole('alert')).toHaveTextContent(/your order is not placed yet/);
    for (const wait of [2000, 5000]) await settle(wait);
    expect(placeOrder).toHaveBeenCalledTimes(3);
  });

  test('an order without a response is not sent again when the cart has changed', async () => {
    const { placeOrder, show } = await checkoutWorld({}, { outcomes: [unsure] });
    await press();
    await show({ cart: aCart({ 1: 3 }) });
    await settle(60_000);
    expect(placeOrder).toHaveBeenCalledTimes(1);
  });
});

test.each<[PlaceOutcome, RegExp]>([
  [{ kind: 'offline' }, /You are offline. Placing an order needs the network/],
  [{ kind: 'cart-changed' }, /changed or ordered in another tab/],
  [{ kind: 'earlier', order: anOrder() }, /did go through as order BK123456789 \(₹102.90\)/],
  [
    { kind: 'refused', refusal: { code: 'closed', message: 'Our kitchen is closed.' } },
    /Our kitchen is closed./,
  ],
])('outcome %# of placing an order shows its message at the button', async (outcome, text) => {
  await checkoutWorld({}, { outcomes: [outcome] });
  await place();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

test('a server error about a checkout field shows at that field, even if it was collapsed', async () => {
  const refusal = {
    code: 'invalid',
    message: 'No such street',
    field: 'customer.address',
  } as const;
  const before = { details: complete, last: complete };
  await checkoutWorld({}, { before, outcomes: [{ kind: 'refused', refusal }] });
  await place();
  expect(await screen.findByText('No such street')).toBeVisible();
  expect(box(/^Delivery address/)).toHaveFocus();
  await userEvent.type(box(/^Delivery address/), ' 4');
  expect(screen.queryByText('No such street')).toBeNull();
});

const field = (label: RegExp) => screen.getByLabelText(label);

test('the details of the last order are expanded when one of them is invalid', async () => {
  const wrong = { ...complete, phone: '12' };
  await checkoutWorld({}, { before: { details: wrong, last: wrong } });
  expect(field(/^Name/)).toBeVisible();
});

describe('collapsed details', () => {
  test('collapsed checkout details open when one of them is invalid', async () => {
    const details = { ...complete, name: '', email: 'asha@' };
    await checkoutWorld({}, { before: { details } });
    expect(field(/^Email/)).not.toBeVisible();
    await place();
    expect(field(/^Email/)).toBeVisible();
    expect(field(/^Email/)).toHaveAccessibleDescription(/email/);
  });

  test('the optional checkout details are open when a landmark or instructions were typed', async () => {
    const details = { ...complete, landmark: 'Blue gate', specialInstructions: 'No onion' };
    await checkoutWorld({}, { before: { details } });
    expect(field(/^Landmark/)).toBeVisible();
    expect(field(/^Special instructions/)).toBeVisible();
  });
});

test('an expired session shows a message, opens the sign-in dialog and keeps the input', async () => {
  const refusal = { code: 'unauthenticated', message: 'No' } as const;
  const { events, bus } = await checkoutWorld({}, { outcomes: [{ kind: 'signed-out', refusal }] });
  await place();
  expect(await screen.findByRole('alert')).toHaveTextContent(/signed out.*Your cart is kept/);
  expect(events('session/sign-out-requested')).toEqual([{ ended: true }]);
  expect(box(/^Delivery address/)).toHaveValue('12, 3rd Cross');
  expect(events('session/sign-in-requested')).toEqual([]);
  act(() => bus.emit('session/changed', { status: 'signed-out' }));
  expect(events('session/sign-in-requested')).toEqual([{ skippable: true }]);
  expect(screen.getByRole('alert')).toHaveTextContent(/signed out.*Your cart is kept/);
});

test('an order of an earlier visit that got no response shows a notice', async () => {
  const orderTry = {
    uid: 'asha',
    key: '1'.repeat(32),
    pressedAt: 0,
    unanswered: true,
    attempts: 1,
  };
  await checkoutWorld({}, { before: { orderTry } });
  expect(screen.getByText(/it can never make two orders/)).toBeInTheDocument();
});

test.each([
  ['customer.phone', { field: 'phone' }],
  ['customer.specialInstructions', { field: 'specialInstructions' }],
  ['lines.0.dishId', { place: 'cart' }],
  ['agreedTotal', { place: 'place' }],
  ['promoCode', { place: 'promo' }],
  ['location.lat', { place: 'location' }],
  ['paymentMethod', { place: 'payment' }],
  ['customer.toString', { place: 'place' }],
  [undefined, { place: 'place' }],
])('a server error about %s is shown at %j on the checkout page', (field, place) => {
  const refusal = { code: 'invalid', message: 'No', ...(field ? { field } : {}) } as const;
  expect(refusalPlace(refusal)).toEqual(place);
});
