import { type Shop, shopEvents } from '@burger/shared/contracts';
import { renderPage } from '@burger/shared/testing';
import { createBus } from '@burger/shared/testing/bus';
import { aShop } from '@burger/shared/testing/shop';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type KeptOrder, readOrders } from '../orders/load';
import { createReorder } from '../again/again';
import type { UsualAnswer } from './usual';
import { YourUsual } from './your-usual';

const user = { uid: 'u1', displayName: null, email: null, phoneNumber: null, photoURL: null };
const now = Date.UTC(2026, 10, 21, 12);

const order = (changes: object = {}): KeptOrder => {
  const [kept] = readOrders([
    {
      key: 'k1',
      data: {
        orderId: 'BK1',
        createdAt: '2026-11-01T13:00:00Z',
        items: [
          { id: 1, name: 'Aloo Tikki Burger', price: 49, quantity: 2 },
          { id: 36, name: 'Waffle', price: 89, quantity: 1 },
        ],
        ...changes,
      },
    },
  ]);
  return kept!;
};

function setUp(
  kept: readonly KeptOrder[] | null,
  answer: UsualAnswer | null = null,
  shop: Shop | null = aShop(),
) {
  const bus = createBus(shopEvents);
  bus.emit('session/changed', { status: 'signed-in', user });
  if (shop) bus.emit('shop/changed', shop);
  const added = jest.fn();
  const opened = jest.fn();
  bus.on('cart/add-requested').subscribe(added);
  bus.on('cart/open-requested').subscribe(opened);
  const read = jest.fn((_uid: string): Promise<UsualAnswer> =>
    answer ? Promise.resolve(answer) : new Promise(() => {}),
  );
  renderPage(
    <YourUsual
      bus={bus}
      usual={{ kept: () => kept, read }}
      reorder={createReorder(bus)}
      now={() => now}
    />,
  );
  return { bus, added, opened, read, user: userEvent.setup() };
}

const room = () => screen.queryByRole('region', { name: 'Your usual' });
const settle = () => act(async () => {});

test('one tap adds what was ordered, and leads to the cart', async () => {
  const { added, opened, user: person } = setUp([order()]);
  const card = within(screen.getByRole('article'));
  expect(card.getByRole('heading')).toHaveTextContent(/^2 × Aloo Tikki Burger, /);
  expect(card.getByRole('status')).toHaveTextContent('Ordered 1 Nov 2026, 6:30 PM');
  await person.click(card.getByRole('button', { name: /^Add · ₹187.00: 2 × Aloo Tikki Burger/ }));
  expect(added).toHaveBeenCalledTimes(2);
  expect(added.mock.calls[0]).toMatchObject([{ wanted: { dishId: 1, quantity: 2 } }]);
  expect(card.getByRole('status')).toHaveTextContent('It is in your cart.');
  await person.click(card.getByRole('button', { name: 'View cart' }));
  expect(opened).toHaveBeenCalled();
});

test('what is sold out or dearer is said before it is added', () => {
  setUp(
    [
      order({
        items: [
          { id: 1, name: 'A', price: 45, quantity: 1 },
          { id: 36, name: 'Fries', price: 69, quantity: 1 },
        ],
      }),
    ],
    null,
    aShop({ soldOut: [{ what: 36, until: null }] }),
  );
  const card = within(screen.getByRole('article'));
  expect(card.getByRole('status')).toHaveTextContent(
    /: Sold out today Aloo Tikki Burger is ₹49.00 now \(was ₹45.00\)\.$/,
  );
  expect(card.getByRole('button', { name: /^Add · ₹49.00/ })).toBeVisible();
});

test('where nothing of it can be had there is nothing to press', () => {
  setUp([order({ items: [{ id: 9999, name: 'Dosa', price: 45, quantity: 1 }] })]);
  expect(screen.getByRole('status')).toHaveTextContent('None of these dishes is available today.');
  expect(screen.queryByRole('button')).toBeNull();
});

test('what was ordered just now is asked about first', async () => {
  const { added, user: person } = setUp([order({ createdAt: now - 4 * 60_000 })]);
  await person.click(screen.getByRole('button', { name: /^Add/ }));
  expect(added).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent('You ordered this 4 min ago.');
  await person.click(screen.getByRole('button', { name: 'No' }));
  expect(screen.getByRole('button', { name: /^Add/ })).toHaveFocus();
  await person.click(screen.getByRole('button', { name: /^Add/ }));
  await person.click(screen.getByRole('button', { name: /^Yes, add it/ }));
  expect(added).toHaveBeenCalledTimes(2);
});

test('where nothing was known the page has no room, and none is made under its reader', async () => {
  const { read } = setUp(null, { ok: true, orders: [order()] });
  await settle();
  expect(read).toHaveBeenCalledWith('u1');
  expect(room()).toBeNull();
});

test('room that was kept is filled, also with a word where there is nothing', async () => {
  setUp([], { ok: true, orders: [] });
  expect(room()).toBeVisible();
  await settle();
  expect(room()).toHaveTextContent('What you order will be here, one tap away.');
});

test('what cannot be read is told, and tried again', async () => {
  const { read, user: person } = setUp([], { ok: false, problem: 'unavailable' });
  await settle();
  expect(screen.getByRole('status')).toHaveTextContent(/temporarily unavailable/);
  read.mockResolvedValueOnce({ ok: true, orders: [order()] });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article')).toBeVisible();
});

test('without network what is kept stands, and is read when the network is back', async () => {
  const { read } = setUp([order()], { ok: false, problem: 'unavailable' });
  await settle();
  expect(screen.getByRole('article')).toBeVisible();
  window.dispatchEvent(new Event('online'));
  expect(read).toHaveBeenCalledTimes(2);
  await settle();
});

test('nothing is there for who signs out', () => {
  const { bus } = setUp([order()]);
  act(() => bus.emit('session/changed', { status: 'signed-out' }));
  expect(room()).toBeNull();
});
