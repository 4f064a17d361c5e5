import type { ShopBus } from '@burger/shared/bus';
import type { Shop } from '@burger/shared/contracts';
import { aBus, storedTextInMemory, renderPage } from '@burger/shared/testing';
import type { ReactElement } from 'react';
import { createCartStore } from '../cart';
import { createVegOnly } from '../stored-veg-only';
import { StoresContext } from '../use-stores';
import { fakeShop } from './fakes';

export function ownStores(first?: Shop) {
  const bus = aBus();
  const stores = {
    cart: createCartStore(bus),
    shop: fakeShop(first),
    vegOnly: createVegOnly(storedTextInMemory().stored),
  };
  return { bus, stores };
}

export function showWithStores(
  view: ReactElement | ((bus: ShopBus) => ReactElement),
  { shop: first, path }: { shop?: Shop | undefined; path?: string } = {},
) {
  const { bus, stores } = ownStores(first);
  const page = renderPage(
    <StoresContext value={stores}>{typeof view === 'function' ? view(bus) : view}</StoresContext>,
    path,
  );
  return { bus, ...stores, ...page };
}
