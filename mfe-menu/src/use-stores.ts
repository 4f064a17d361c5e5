import type { Cart, Shop, SoldOut } from '@burger/shared/contracts';
import { restaurant } from '@burger/shared/restaurant';
import { useStore } from '@burger/shared/store';
import { createContext, use, useContext, useDeferredValue, useSyncExternalStore } from 'react';
import { backAt } from './shop/times';
import type { CartStore, Ordered } from './cart';
import type { ShopKeeper } from './shop/shop';

/** The stores that the views of the menu read and change: the cart and the shop. */
export interface Stores {
  cart: CartStore;
  keeper: ShopKeeper;
}

/** The exposure modules put it above their view. */
export const StoresContext = createContext<Stores | null>(null);

function useStores(): Stores {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error('A view of the menu needs its stores above it');
  return stores;
}

export const useCartStore = (): CartStore => useStores().cart;

/** How one dish stands with the cart. Renders again only when that changes; 0 while the page hydrates. */
export function useOrdered(id: number): Ordered {
  const cartStore = useCartStore();
  return useSyncExternalStore(
    cartStore.subscribe,
    () => cartStore.ordered(id),
    () => 0,
  );
}

/**
 * The whole cart, a moment after the pressed button has answered; undefined before it is known and while the page
 * hydrates.
 */
export function useCart(): Cart | undefined {
  const cartStore = useCartStore();
  return useDeferredValue(
    useSyncExternalStore(cartStore.subscribe, cartStore.cart, () => undefined),
  );
}

/**
 * The shop as it stands; while the page hydrates, the one that it was rendered with. Suspends until there is one, and
 * throws where none can be had.
 */
export function useShop(): Shop {
  const { keeper } = useStores();
  const first = use(keeper.reading());
  return useDeferredValue(
    useSyncExternalStore(
      keeper.subscribe,
      () => keeper.get() ?? first,
      () => first,
    ),
  );
}

/** The same, but undefined where there is none, and while the page hydrates. */
export function useShopIfKnown(): Shop | undefined {
  return useStore(useStores().keeper);
}

/** The server's clock (ms), for what is never part of the first render. */
export const useShopTime = (): (() => number) => useStores().keeper.now;

/** Tells when something that is sold out is back (ms), where that is later today and before closing; otherwise null. */
export function useBackAt(): (soldOut: SoldOut) => number | null {
  const { keeper } = useStores();
  return (soldOut) => {
    const shop = keeper.get();
    return shop ? backAt(soldOut, shop.rules.hours, keeper.now(), restaurant.timeZone) : null;
  };
}
