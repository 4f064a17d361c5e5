import { bus } from '@burger/shared/bus';
import { BrowserRouter } from '@burger/shared/router';
import { waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { FakeObserver } from '../testing/fake-observer';
import * as choosingSheet from './choosing-sheet';
import * as featuredFavorites from './featured-favorites';
import * as goesWellWith from './goes-well-with';
import * as menuPage from './menu-page';
import * as shopStatus from './shop-status';
import { start } from './start';

beforeEach(() => FakeObserver.install());

test('each that shows dishes says when the shop is there', async () => {
  for (const { ready } of [menuPage, featuredFavorites, choosingSheet, goesWellWith])
    await expect(ready()).resolves.toMatchObject({ version: '0123456789ab', revision: 0 });
});

test('the owner tells the shop when it starts, and answers until it is ended', async () => {
  const end = start();
  await waitFor(() => expect(bus.latest('shop/changed')).toMatchObject({ revision: 0 }));
  end();
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
