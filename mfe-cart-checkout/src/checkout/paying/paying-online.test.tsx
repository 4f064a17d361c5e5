import { aShop } from '@burger/shared/testing/a-shop';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyOnline } from './lazy-online';
import type { PlaceOutcome } from '../draft/order-draft';
import type { PlacedOrder } from '../draft/placed-order';
import { aCart } from '../../testing/a-cart';
import { aStoredOrder } from '../../testing/an-order';
import { checkoutWorld, liveShop } from '../../testing/checkout-world';

beforeAll(() => lazyOnline.load());

/** Mocks fetch with responses by URL; any other request fails. */
function answer(answers: Record<string, object>, ready = () => Promise.resolve()) {
  globalThis.fetch = (async (url: string) => {
    await ready();
    const body = answers[url.replace(/\?.*/, '')];
    if (!body) throw new Error('offline');
    return { ok: true, status: 200, json: () => Promise.resolve(body) };
  }) as unknown as typeof fetch;
}

type Ways = ('cod' | 'online')[];

async function checkout(
  payments: Ways,
  online?: 'live' | 'test',
  outcomes: PlaceOutcome[] = [],
  offered: () => Promise<void> = () => Promise.resolve(),
) {
  const shop = aShop();
  answer({ '/api/shop': { ...(online && { online }) } }, offered);
  const own = { shop: liveShop({ ...shop, rules: { ...shop.rules, payments } }) };
  const world = await checkoutWorld(own, { outcomes });
  await act(async () => undefined);
  return world;
}

const ways = () =>
  screen.getAllByRole('radio').filter((one) => one.getAttribute('name') === 'payment');
const displayed = () =>
  ways().map((one) => {
    const { value, checked, disabled } = one as HTMLInputElement;
    return `${value}${checked ? ' chosen' : ''}${disabled ? ' not yet' : ''}`;
  });
const press = (name: RegExp) => userEvent.click(screen.getAllByRole('button', { name })[0]!);

test.each<[Ways, 'live' | 'test' | undefined, string[], RegExp]>([
  [['cod'], 'test', ['cod chosen', 'online not yet'], /^Place Order · ₹/],
  [['cod', 'online'], 'test', ['cod chosen', 'online'], /^Place Order · ₹/],
  [['online', 'cod'], 'test', ['online chosen', 'cod'], /^Pay ₹/],
  [['online'], 'test', ['online chosen'], /^Pay ₹/],
  [['online', 'cod'], undefined, ['cod chosen'], /^Place Order · ₹/],
  // The page was prerendered without online payment, so its CSP does not allow the provider.
  [['online', 'cod'], 'live', ['cod chosen'], /^Place Order · ₹/],
])(
  'payment rules %j with online payment %s offer %j',
  async (payments, online, offered, button) => {
    await checkout(payments, online);
    expect(displayed()).toEqual(offered);
    expect(screen.getByRole('button', { name: button })).toBeVisible();
  },
);

test('an order has the chosen payment method, and test mode says that no money moves', async () => {
  const { placeOrder } = await checkout(['cod', 'online'], 'test');
  expect(screen.getByText(/UPI, card or net banking.*no money moves\.$/)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /^Online payment/ }));
  await press(/^Pay ₹\d+\.\d\d$/);
  expect(placeOrder).toHaveBeenLastCalledWith(expect.objectContaining({ way: 'online' }));
  await userEvent.click(screen.getByRole('radio', { name: /^Cash on Delivery/ }));
  await press(/^Place Order/);
  expect(placeOrder).toHaveBeenLastCalledWith(expect.objectContaining({ way: 'cod' }));
});

test('cash that was chosen before online payment was offered stays chosen', async () => {
  const offers: (() => void)[] = [];
  await checkout(['online', 'cod'], 'test', [], () => new Promise((offer) => offers.push(offer)));
  await userEvent.click(screen.getByRole('radio', { name: /^Cash on Delivery/ }));
  await act(async () => offers.forEach((offer) => offer()));
  expect(displayed()).toEqual(['online', 'cod chosen']);
});

test('an order rejected because of online payment shows the message and selects cash', async () => {
  const message = 'Paying online is not offered just now. Please pay when you get it.';
  const refusal = { code: 'invalid', field: 'paymentMethod', message } as const;
  await checkout(['online', 'cod'], 'test', [{ kind: 'refused', refusal }]);
  await press(/^Pay ₹/);
  expect(screen.getByText(message)).toBeVisible();
  expect(displayed()).toEqual(['cod chosen', 'online not yet']);
  expect(screen.getByRole('button', { name: /^Place Order · ₹/ })).toBeVisible();
});

const trackingKey = '0123456789abcdef0123456789abcdef';

const paid = (state: string) => ({ payment: { state, until: null, refund: null } });

async function placed(track?: object) {
  const now = new Date().toISOString();
  answer(
    track ? { '/api/track': { orderId: 'BK1', history: [], promise: null, now, ...track } } : {},
  );
  const order = aStoredOrder({ paymentMethod: 'online', trackingKey });
  const visible: PlacedOrder = { ...order, shownTotal: 10_290, otherDetails: false };
  await checkoutWorld({ cart: aCart({}), placed: visible });
  await act(async () => undefined);
}

const oneStepLeft = 'One step left: pay for your order';
test.each<[string, object | undefined, string, RegExp]>([
  ['before anything is known', undefined, oneStepLeft, /as soon as ₹102\.90 is paid/],
  ['pending', { status: 'placed', ...paid('pending') }, oneStepLeft, /We hold it for you/],
  ['paid', { status: 'placed', ...paid('paid') }, 'Order placed!', /^₹102\.90 is paid\. There is/],
  [
    'let go',
    { status: 'cancelled', ...paid('let-go') },
    'Your order was not paid in time',
    /nothing is cooked/,
  ],
  [
    'changed to cash',
    { status: 'placed', ...paid('hand-over') },
    'Order placed!',
    /^Please keep ₹102\.90 ready in cash/,
  ],
])(
  'the success screen of an online order shows its payment state: %s',
  async (_when, track, title, words) => {
    await placed(track);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByText(words)).toBeVisible();
    const waits = title !== 'Order placed!';
    expect(screen.queryByText(/^Arrives|^Planned for/) === null).toBe(waits);
    expect(screen.queryByRole('link', { name: 'Chat on WhatsApp' }) === null).toBe(waits);
  },
);
