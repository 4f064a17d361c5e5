import { bus } from '@burger/shared/bus';
import { BrowserRouter } from '@burger/shared/router';
import { renderPage } from '@burger/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { FakeObserver } from '../testing/fake-observer';
import { startFakeCart } from '../testing/fakes';
import * as choosingSheet from './choosing-sheet';
import * as featuredFavorites from './featured-favorites';
import * as goesWellWith from './goes-well-with';
import * as menuPage from './menu-page';
import * as shopStatus from './shop-status';
import { start } from './start';

beforeEach(() => FakeObserver.install());

test.each([
  ['MenuPage', menuPage],
  ['FeaturedFavorites', featuredFavorites],
  ['ChoosingSheet', choosingSheet],
  ['GoesWellWith', goesWellWith],
])('%s says when the shop is there that it shows', async (_name, { ready }) => {
  const shop = await ready();
  expect(ready()).toMatchObject({ status: 'fulfilled', value: shop });
  expect(shop).toMatchObject({ version: '0123456789ab', revision: 0 });
});

test('the owner tells the shop when it starts, and answers until it is ended', async () => {
  const end = start();
  await waitFor(() => expect(bus.latest('shop/changed')).toMatchObject({ revision: 0 }));
  end();
});

test('from a button to the sheet to the cart, over the bus', async () => {
  const user = userEvent.setup();
  renderPage(
    <>
      <featuredFavorites.FeaturedFavorites />
      <choosingSheet.ChoosingSheet />
    </>,
  );
  const stop = startFakeCart(bus);
  await user.click(screen.getByRole('button', { name: /^Add to Cart, Spicy Paneer Burger/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Spicy Paneer Burger' }));
  await user.click(await sheet.findByRole('button', { name: 'Add 1 · ₹129' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('group', { name: /^Quantity/ })).toHaveTextContent('1');
  act(stop);
});

test.each<[string, ComponentType, RegExp]>([
  ['MenuPage', menuPage.MenuPage, /Aloo Tikki Burger/],
  ['FeaturedFavorites', featuredFavorites.FeaturedFavorites, /Spicy Paneer Burger/],
  ['ShopStatus', shopStatus.ShopStatus, /^$/],
])('%s is rendered ahead from what is at hand', (_name, View, words) => {
  const page = renderToString(
    <BrowserRouter>
      <View />
    </BrowserRouter>,
  );
  expect(page).toMatch(words);
});
