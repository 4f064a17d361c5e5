import type { Session } from '@burger/shared/contracts';
import type { TextByPlace } from '@burger/shared/platform/storage';
import { aBus, renderPage } from '@burger/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { Again, Reorder } from '../again/again';
import { ashaIsHere } from '../testing/people';
import { type StoredOrder, type LoadOrders, type OrdersAnswer, readOrders } from './load';
import type { StoredHeadline } from './stored-orders';
import { OrdersPage } from './orders-page';

const order = (key: string, changes: object = {}): StoredOrder =>
  readOrders([{ key, data: { orderId: `BK${key}`, orderStatus: 'placed', ...changes } }])[0]!;
const answered = (orders: StoredOrder[], fallback = false): OrdersAnswer => ({
  ok: true,
  orders,
  fallback,
});
const list = (...keys: string[]) => answered(keys.map((key) => order(key)));
const failed: OrdersAnswer = { ok: false, problem: { message: 'Odd thing' } };

const headings = () =>
  screen.getAllByRole('heading', { name: /^Order BK/ }).map((one) => one.textContent);
const nothing: Again = { requested: [], missing: [], changed: [], total: 0, isLookedUp: true };

/** Renders the orders page. The test resolves each load itself, with `answer`. */
function setUp(
  session?: Session,
  {
    reorder = () => nothing,
    cached = null,
    words = null,
  }: { reorder?: Reorder; cached?: StoredOrder[] | null; words?: TextByPlace | null } = {},
) {
  const bus = aBus();
  if (session) bus.emit('session/changed', session);
  const waiting: ((answer: OrdersAnswer) => void)[] = [];
  const load = jest.fn<ReturnType<LoadOrders>, Parameters<LoadOrders>>(
    () => new Promise((resolve) => waiting.push(resolve)),
  );
  const remember = jest.fn<undefined, Parameters<StoredHeadline['remember']>>();
  renderPage(
    <OrdersPage
      bus={bus}
      load={load}
      cached={() => cached}
      headline={{ recall: () => words, remember, forget: () => undefined }}
      reorder={reorder}
      cancel={() => Promise.resolve('failed')}
      bill={() => Promise.resolve(false)}
    />,
  );
  const answer = (input: OrdersAnswer) => act(async () => waiting.shift()?.(input));
  return { bus, load, answer, remember, user: userEvent.setup() };
}

test('the orders page shows a loading list until the session is known', () => {
  const { bus, load } = setUp();
  expect(screen.getByText('Loading your orders')).toBeInTheDocument();
  act(() => bus.emit('session/changed', { status: 'unknown' }));
  expect(screen.getByText('Loading your orders')).toBeInTheDocument();
  expect(load).not.toHaveBeenCalled();
});

test('a signed-out visitor of the orders page sees a Sign In prompt', async () => {
  const { bus, load, user } = setUp({ status: 'signed-out' });
  const requests = jest.fn();
  bus.on('session/sign-in-requested').subscribe(requests);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(requests).toHaveBeenCalledWith({ skippable: false });
  expect(load).not.toHaveBeenCalled();
});

test.each<[string, OrdersAnswer, string[]]>([
  ['are reloaded after the first input', list('2', '1'), ['Order BK2', 'Order BK1']],
  ['stay with an error when reloading fails', failed, ['Order BK1']],
])('stored orders are shown at once, and %s', async (_what, answer, visible) => {
  const page = setUp(ashaIsHere, { cached: [order('1')] });
  expect(page.load).not.toHaveBeenCalled();
  expect(await screen.findByRole('heading', { name: 'Order BK1' })).toBeInTheDocument();
  fireEvent.pointerDown(window);
  await waitFor(() => expect(page.load).toHaveBeenCalled());
  await page.answer(answer);
  expect(headings()).toEqual(visible);
  expect(screen.queryByText(/Odd thing/) === null).toBe(answer.ok);
});

test.each<[TextByPlace, string]>([
  [{ number: 'Order BK1', dishes: '2 × Classic Veg Burger' }, '2 × Classic Veg Burger'],
  [{}, 'Browse Menu'],
])(
  'the cached headline %j is shown on the orders page until the orders have loaded',
  async (words, message) => {
    const { answer } = setUp(ashaIsHere, { words });
    expect(screen.getByText(message)).toBeInTheDocument();
    await answer(list('2'));
    expect(screen.queryByText(message)).toBeNull();
  },
);

test('the orders page shows a loading list, then the orders in the sequence they were loaded in', async () => {
  const { load, answer, remember } = setUp(ashaIsHere);
  expect(screen.getByText('Loading your orders')).toBeInTheDocument();
  expect(load).toHaveBeenCalledWith('asha');
  await answer(list('2', '1'));
  expect(headings()).toEqual(['Order BK2', 'Order BK1']);
  // The first order's headline is stored for the next visit.
  const words = { number: 'Order BK2', dishes: 'N/A' };
  expect(remember).toHaveBeenLastCalledWith('asha', { words });
});

test('a customer without orders sees a link to the menu and the usual delivery time', async () => {
  const { answer } = setUp(ashaIsHere);
  await answer(list());
  expect(screen.getByRole('link', { name: 'Browse Menu' })).toHaveAttribute('href', '/menu');
  expect(screen.getByText('Your first burger is about 45 minutes away.')).toBeVisible();
});

test.each([
  [
    'on Try again',
    (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Try again' })),
  ],
  ['when the network is back', () => window.dispatchEvent(new Event('online'))],
])('orders that failed to load show an error, and load again %s', async (_when, again) => {
  const { answer, user } = setUp(ashaIsHere);
  await answer(failed);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load orders. Odd thing');
  await act(async () => void (await again(user)));
  await answer(list('1'));
  expect(screen.getByRole('article')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('orders that were sorted without a Firestore index show a notice about it', async () => {
  const { answer } = setUp(ashaIsHere);
  await answer(answered([order('1')], true));
  expect(screen.getByText(/Database index is being created \(2-5 minutes\)/)).toBeVisible();
  expect(screen.getByRole('article')).toBeVisible();
});

test('Refresh on the orders page keeps the old list, shows that it is busy, and does not load twice', async () => {
  const { load, answer, user } = setUp(ashaIsHere);
  await answer(list('1'));
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await user.click(screen.getByRole('button', { name: 'Refreshing…' }));
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('article')).toBeVisible();
  await answer(failed);
  expect(screen.getByRole('alert')).toHaveTextContent('Odd thing');
  expect(screen.getByRole('article')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
});

test('a placed order reloads the orders page, and the late response of an older load is ignored', async () => {
  const { bus, load, answer } = setUp(ashaIsHere);
  act(() => bus.emit('order/placed', { orderId: 'BK2' }));
  expect(load).toHaveBeenCalledTimes(2);
  await answer(list('old'));
  expect(screen.getByText('Loading your orders')).toBeInTheDocument();
  await answer(list('2', 'old'));
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

const noon = new Date('2026-11-21T12:00:00+05:30');
const createdAt = noon.getTime();
const times = { createdAt, estimatedDeliveryTime: createdAt + 45 * 60_000 };
const underWay = (orderStatus: string) => answered([order('1', { orderStatus, ...times })]);

test('an order in progress is reloaded every minute until it is finished, without showing failures', async () => {
  jest.useFakeTimers({ now: noon });
  const { load, answer } = setUp(ashaIsHere);
  await answer(underWay('placed'));
  expect(screen.getByText('Waiting for the kitchen to confirm')).toBeVisible();
  act(() => jest.advanceTimersByTime(60_000));
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
  await answer(underWay('preparing'));
  expect(screen.getByText(/^In about 44 min/)).toBeVisible();
  act(() => jest.advanceTimersByTime(60_000));
  await answer(failed);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText(/^In about 43 min/)).toBeVisible();
  act(() => jest.advanceTimersByTime(60_000));
  await answer(underWay('delivered'));
  act(() => jest.advanceTimersByTime(600_000));
  expect(load).toHaveBeenCalledTimes(4);
});

test('Order again offers new choices for a dish whose choice is unavailable', async () => {
  const missing = [{ dishId: 3, name: 'B', problem: 'choice-unavailable' as const, backAt: null }];
  const { bus, answer, user } = setUp(ashaIsHere, { reorder: () => ({ ...nothing, missing }) });
  const requests = jest.fn();
  bus.on('shop/choose-requested').subscribe(requests);
  await answer(list('1'));
  await user.click(screen.getByRole('button', { name: 'Order again' }));
  await user.click(screen.getByRole('button', { name: 'Choose anew: B' }));
  expect(requests).toHaveBeenCalledWith({ dishId: 3, lineId: null });
});

test('the orders page shows the contact and phone links in every state', () => {
  setUp({ status: 'signed-out' });
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  expect(screen.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+919000000010');
});
