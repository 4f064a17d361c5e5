import { runOn } from '../testing/page-bus';
import type { ShopBus } from '@burger/shared/bus';
import { createBus } from '@burger/shared/testing/bus';
import { shopEvents } from '@burger/shared/contracts';
import { renderPage, seedVersion } from '@burger/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startFormerCart } from '../testing/fake-cart';
import { FakeObserver } from '../testing/fake-observer';
import { AddToCart } from './add-to-cart';
import { FeaturedFavorites } from './featured-favorites';
import { MenuPage } from './menu-page';

// A shell of contract 2: its bus knows no shop, it starts no owner of it, and it places no sheet.
const former = Object.fromEntries(
  Object.entries(shopEvents).filter(([name]) => !name.startsWith('shop/')),
);
const bus = runOn(createBus(former) as unknown as ShopBus);
const items = () => bus.latest('cart/changed')?.items;

beforeEach(() => {
  FakeObserver.install();
  startFormerCart(bus);
});

test('it knows nothing of a shop', () => {
  expect(() => bus.emit('shop/refresh-requested', { revision: 1 })).toThrow('Unknown event');
});

test('favourites and button order; what has choices is made as it comes', async () => {
  const user = userEvent.setup();
  const dish = { id: 39, name: 'Coke', price: '₹25', image: '', isAvailable: true };
  renderPage(
    <>
      <FeaturedFavorites names={['Spicy Paneer Burger', 'Aloo Tikki Burger']} />
      <AddToCart dish={dish} />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Add to Cart, Aloo Tikki Burger' }));
  await user.click(screen.getByRole('button', { name: 'Add to Cart, Coke' }));
  await user.click(screen.getByRole('button', { name: /^Add to Cart, Spicy Paneer Burger/ }));
  await user.click(screen.getByRole('button', { name: 'One Spicy Paneer Burger more' }));
  expect(items()).toMatchObject([
    { id: 1, quantity: 1 },
    { id: 39, quantity: 1 },
    { id: 3, quantity: 2 },
  ]);
});

test('the menu is there, and a dish that was chosen comes into its cart', async () => {
  renderPage(<MenuPage />, '/menu#spicy-paneer-burger');
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(50);
  const dialog = within(screen.getByRole('dialog', { name: 'Spicy Paneer Burger' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Add 1 · ₹129' }));
  expect(items()).toMatchObject([{ id: 3, quantity: 1 }]);
});

test('the views ask for news themselves', async () => {
  const news = {
    version: seedVersion,
    revision: 2,
    soldOut: [{ what: 39, until: null }],
    paused: null,
    extraMinutes: 0,
    closedDays: [],
    now: new Date().toISOString(),
  };
  const asked: unknown[] = [];
  globalThis.fetch = async (address) => {
    asked.push(address);
    return Response.json(news);
  };
  const dish = { id: 39, name: 'Coke', price: '₹25', image: '', isAvailable: true };
  const { unmount } = renderPage(<AddToCart dish={dish} />);
  expect(await screen.findByText('Sold out today')).toBeVisible();
  expect(asked).toEqual(['/api/shop']);
  unmount();
});
