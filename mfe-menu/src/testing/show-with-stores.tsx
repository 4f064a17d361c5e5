import type { ShopBus } from '@burger/shared/bus';
import { createBus } from '@burger/shared/testing/bus';
import { shopEvents, type Shop } from '@burger/shared/contracts';
import { keptTextInMemory, renderPage } from '@burger/shared/testing';
import type { ReactElement } from 'react';
import { StoresContext, type Stores } from '../use-stores';
import { createCartStore } from '../cart';
import type { ShopKeeper } from '../shop/shop';
import { createVegOnly } from '../kept-veg-only';
import { keeperOf } from './fake-shop';

/** A veg-only choice that nobody else knows of. */
export const ownVegOnly = () => createVegOnly(keptTextInMemory().kept);

/** Stores for which nobody asks for news. */
export const someStores = (bus: ShopBus, keeper: ShopKeeper): Stores => ({
  cart: createCartStore(bus),
  keeper,
});

/** Shows a view of the menu with a bus and a shop of its own. */
export function showWithStores(
  view: (bus: ShopBus) => ReactElement,
  { shop, path }: { shop?: Shop | undefined; path?: string } = {},
) {
  const bus = createBus(shopEvents);
  const keeper = keeperOf(shop);
  const stores = someStores(bus, keeper);
  const page = renderPage(<StoresContext value={stores}>{view(bus)}</StoresContext>, path);
  return { bus, keeper, ...page };
}
