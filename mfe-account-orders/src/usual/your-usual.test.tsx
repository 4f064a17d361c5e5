import { aBus, renderPage, press } from '@burger/shared/testing';
import { aShop } from '@burger/shared/testing/a-shop';
import { act, screen } from '@testing-library/react';
import { type StoredOrder, readOrders } from '../orders/load';
import { createReorder } from '../again/again';
import { ashaIsHere } from '../testing/people';
import type { UsualAnswer } from './usual';
import { YourUsual } from './your-usual';

const now = Date.UTC(2026, 10, 21, 12);
beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(now));
afterEach(() => void jest.restoreAllMocks());

const item = (id: number, name: string, price: number, quantity = 1) => ({
  id,
  name,
  price,
  quantity,
});

const order = (changes: object = {}): StoredOrder => {
  const items = [item(1, 'Aloo Tikki Burger', 49, 2), item(36, 'Waffle', 89)];
  const data = { orderId: 'BK1', createdAt: '2026-11-01T13:00:00Z', items, ...changes };
  return readOrders([{ key: 'k1', data }])[0]!;
};

async function setUp(
  stored: readonly StoredOrder[] | null,
  answer: UsualAnswer | null = null,
  shop = aShop(),
) {
  const bus = aBus();
  bus.emit('session/changed', ashaIsHere);
  bus.emit('shop/changed', shop);
  const added = jest.fn();
  const opened = jest.fn();
  bus.on('cart/add-requested').subscribe(added);
  bus.on('cart/open-requested').subscribe(opened);
  const read = jest.fn((_uid: string): Promise<UsualAnswer> =>
    answer ? Promise.resolve(answer) : new Promise(() => {}),
  );
  renderPage(
    <YourUsual bus={bus} usual={{ cached: () => stored, read }} reorder={createReorder(bus)} />,
  );
  await act(async () => {});
  return { bus, added, opened, read };
}

const room = () => screen.queryByRole('region', { name: 'Your usual' });
const status = () => screen.getByRole('status');
const unavailable: UsualAnswer = { ok: false, problem: 'unavailable' };

test('one click on a usual order adds all its dishes and then links to the cart', async () => {
  const { added, opened } = await setUp([order()]);
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(/^2 × Aloo Tikki Burger, /);
  expect(status()).toHaveTextContent('Ordered 1 Nov 2026, 6:30 PM');
  await press(/^Add · ₹187.00: 2 × Aloo Tikki Burger/);
  expect(added).toHaveBeenCalledTimes(2);
  expect(added.mock.calls[0]).toMatchObject([{ wanted: { dishId: 1, quantity: 2 } }]);
  expect(status()).toHaveTextContent('It is in your cart.');
  await press('View cart');
  expect(opened).toHaveBeenCalled();
});

test.each([
  [
    'sold out, or more expensive',
    [item(1, 'A', 45), item(36, 'Fries', 69)],
    /: Sold out today Aloo Tikki Burger is ₹49.00 now \(was ₹45.00\)\.$/,
    ['Add · ₹49.00'],
  ],
  ['off the menu', [item(9999, 'Dosa', 45)], 'None of these dishes is available today.', []],
])(
  'a usual order with dishes %s says so before it is added',
  async (_what, items, reported, buttons) => {
    await setUp([order({ items })], null, aShop({ soldOut: [{ what: 36, until: null }] }));
    expect(status()).toHaveTextContent(reported);
    expect(screen.queryAllByRole('button').map((one) => one.textContent)).toEqual(buttons);
  },
);

test('usual orders do not appear when no room was reserved, so that the page does not move', async () => {
  const { read } = await setUp(null, { ok: true, orders: [order()] });
  expect(read).toHaveBeenCalledWith('asha');
  expect(room()).toBeNull();
});

test('room reserved for usual orders shows them, or a message when there are none', async () => {
  await setUp([], { ok: true, orders: [] });
  expect(room()).toHaveTextContent('What you order will be here, one tap away.');
});

test('usual orders that failed to load show an error and Try again', async () => {
  const { read } = await setUp([], unavailable);
  expect(status()).toHaveTextContent(/temporarily unavailable/);
  read.mockResolvedValueOnce({ ok: true, orders: [order()] });
  await press('Try again');
  expect(await screen.findByRole('article')).toBeVisible();
});

test('stored usual orders stay while offline, reload with the network, and disappear at sign-out', async () => {
  const { bus, read } = await setUp([order()], unavailable);
  expect(screen.getByRole('article')).toBeVisible();
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(read).toHaveBeenCalledTimes(2);
  act(() => bus.emit('session/changed', { status: 'signed-out' }));
  expect(room()).toBeNull();
});
