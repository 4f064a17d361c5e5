import { bus } from '@burger/shared/bus';
import { waitFor } from '@testing-library/react';
import * as choosingSheet from './choosing-sheet';
import * as featuredFavorites from './featured-favorites';
import * as goesWellWith from './goes-well-with';
import * as menuPage from './menu-page';
import { start } from './start';

test('ready() of each exposed menu view resolves to the shop data', async () => {
  for (const { ready } of [menuPage, featuredFavorites, choosingSheet, goesWellWith])
    await expect(ready()).resolves.toMatchObject({ version: '0123456789ab', revision: 0 });
});

test('start() of the menu remote emits shop/changed and returns a function that stops it', async () => {
  const end = start();
  await waitFor(() => expect(bus.latest('shop/changed')).toMatchObject({ revision: 0 }));
  end();
});
