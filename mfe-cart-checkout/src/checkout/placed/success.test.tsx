import { renderPage, press } from '@burger/shared/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlacedOrder } from '../draft/placed-order';
import { aCart, aLine } from '../../testing/a-cart';
import { aStoredOrder } from '../../testing/an-order';
import { checkoutWorld } from '../../testing/checkout-world';
import { PlacedPlainly } from './placed-plainly';

const stored: PlacedOrder = { ...aStoredOrder(), shownTotal: 10_290, otherDetails: false };
const world = (placed: PlacedOrder = stored) => checkoutWorld({ cart: aCart({}), placed });

test('the success screen shows the chat link first when the browser blocked the chat window', async () => {
  await world({ ...stored, chatBlocked: true });
  expect(screen.getByRole('status')).toHaveTextContent('Your browser did not open our chat.');
  const links = screen.getAllByRole('link').map((link) => link.textContent);
  expect(links.filter((name) => name === 'Chat on WhatsApp')).toHaveLength(1);
  expect(links[0]).toBe('Chat on WhatsApp');
});

test('leaving the success screen discards the placed order', async () => {
  const { placed, storage } = await world();
  expect(screen.getByRole('link', { name: 'Back to the menu' })).toHaveAttribute('href', '/menu');
  await userEvent.click(screen.getByRole('link', { name: 'My Orders' }));
  expect(placed.get()).toBeNull();
  expect(storage.placed.read()).toBeNull();
});

test('a reload of the tab restores the success screen', async () => {
  const { storage } = await world();
  const placed = storage.placed.read();
  cleanup();
  await checkoutWorld({ cart: aCart({}) }, { before: { placed } });
  expect(screen.getByText('BK123456789')).toBeInTheDocument();
});

test('ordering again within minutes of the order asks for confirmation', async () => {
  const { events } = await world({
    ...stored,
    order: { ...stored.order, createdAt: Date.now() - 60_000 },
  });
  await press('Order the same again');
  expect(screen.getByRole('status')).toHaveTextContent(
    'You have only just ordered this. Do you want it once more?',
  );
  expect(events('cart/add-requested')).toEqual([]);
  await press('Yes, add it');
  expect(events('cart/add-requested')).toEqual([
    { wanted: aLine(1, 2), name: 'Aloo Tikki Burger' },
  ]);
});

test('the success screen mentions a total that differs from the one shown before', async () => {
  await world({ ...stored, shownTotal: 9_900 });
  expect(screen.getByRole('status')).toHaveTextContent('the total is ₹102.90 instead of ₹99.00');
});

test('the success screen shows the details when an earlier attempt was stored with other ones', async () => {
  await world({ ...stored, otherDetails: true });
  expect(screen.getByRole('status')).toHaveTextContent('Asha Rao, 12, 3rd Cross');
});

test('the success screen shows the date of an order for another day, and where to pick up an order', async () => {
  const slot = '2025-01-16T06:30:00.000Z';
  const forSlot = {
    slot,
    estimatedDeliveryTime: slot,
    estimatedDeliveryUntil: '2025-01-16T07:00:00.000Z',
  };
  await world({ ...stored, ...aStoredOrder({ ...forSlot, kind: 'pickup', location: null }) });
  expect(screen.getByText('Ready for you')).toBeInTheDocument();
  expect(screen.getByText('tomorrow, 12:00–12:30 PM')).toBeInTheDocument();
  expect(screen.getByText(/^Please pay ₹102.90 at the counter\./)).toBeInTheDocument();
  expect(screen.getByText(/^You pick it up: Burger Katte, 14 Kithaganur/)).toBeInTheDocument();
});

test('the success screen is hidden from another account and when the cart has new dishes', async () => {
  const others = { ...stored, ...aStoredOrder({ customerId: 'ravi' }) };
  const { show, placed } = await world(others);
  expect(screen.getByText('Your cart is empty')).toBeInTheDocument();
  await show({ cart: aCart({ 1: 1 }), placed: stored });
  expect(screen.queryByRole('heading', { name: 'Order placed!' })).toBeNull();
  expect(placed.get()).toBeNull();
});

const trackingKey = '0123456789abcdef0123456789abcdef';

async function tracked(changes: object) {
  const now = new Date().toISOString();
  const track = { orderId: 'BK1', history: [], promise: null, now, ...changes };
  const answer = { status: 200, ok: true, json: () => Promise.resolve(track) };
  globalThis.fetch = jest.fn(() => Promise.resolve(answer)) as unknown as typeof fetch;
  await world({ ...stored, ...aStoredOrder({ trackingKey }) });
}

test.each(['out_for_delivery', 'ready'])(
  'the success screen of a late order in status %s shows "Planned for" instead of "Arrives"',
  async (status) => {
    await tracked({ status, now: '2025-01-15T13:30:00.000Z' });
    expect(await screen.findByText('Planned for')).toBeInTheDocument();
    expect(screen.getByText('6:45–7:00 PM')).toBeInTheDocument();
    expect(screen.queryByText('Arrives')).toBeNull();
  },
);

describe('while the chunk of the success screen loads', () => {
  test('order number and amount are shown while the chunk of the success screen loads', () => {
    renderPage(<PlacedPlainly placed={stored} failed={false} onRetry={jest.fn()} />);
    expect(screen.getByRole('heading', { name: 'Order placed!' })).toBeVisible();
    expect(screen.getByText('BK123456789')).toBeVisible();
    expect(screen.getByText('Please keep ₹102.90 ready in cash.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('a right-to-left customer name does not reorder the sentence around it', () => {
    const order = { ...stored.order, customer: { ...stored.order.customer, name: 'Amna آمنہ' } };
    renderPage(<PlacedPlainly placed={{ ...stored, order }} failed={false} onRetry={jest.fn()} />);
    expect(screen.getByText(/^Thank you, \u2068Amna آمنہ\u2069\. Your food/)).toBeVisible();
  });

  test('a chunk of the success screen that failed to load shows a message and a retry', async () => {
    const onRetry = jest.fn();
    renderPage(<PlacedPlainly placed={stored} failed onRetry={onRetry} />);
    expect(screen.getByText(/^We have your order\. The rest/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
