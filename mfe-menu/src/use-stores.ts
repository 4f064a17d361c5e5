import type { Cart, Shop, SoldOut } from '@burger/shared/contracts';
import { restaurant, timeFormat } from '@burger/shared/restaurant';
import { useStore, type Store } from '@burger/shared/store';
import { createContext, use, useContext, useDeferredValue, useSyncExternalStore } from 'react';
import type { CartStore, Ordered } from './cart';
import { messages } from './messages';
import type { ShopStore } from './shop/shop';
import { backAt } from './shop/facts';

export interface Stores {
  cart: CartStore;
  shop: ShopStore;
  vegOnly: Store<boolean>;
}

export const StoresContext = createContext<Stores | null>(null);

function useStores(): Stores {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error('Menu views must be rendered inside StoresContext');
  return stores;
}

export const useCartStore = (): CartStore => useStores().cart;

/** Returns the quantity of one dish in the cart, and renders again only when it changes. 0 during hydration. */
export function useOrdered(id: number): Ordered {
  const { subscribe, ordered } = useCartStore();
  return useSyncExternalStore(
    subscribe,
    () => ordered(id),
    () => 0,
  );
}

/** Returns the cart, deferred until a clicked button has rendered. Undefined during hydration and until it is known. */
export function useCart(): Cart | undefined {
  const { subscribe, cart } = useCartStore();
  return useDeferredValue(useSyncExternalStore(subscribe, cart, () => undefined));
}

/** Returns the shop; during hydration the rendered one. Suspends until it has loaded, throws when that fails. */
export function useShop(): Shop {
  const { shop } = useStores();
  const first = use(shop.reading());
  return useDeferredValue(
    useSyncExternalStore(
      shop.subscribe,
      () => shop.get() ?? first,
      () => first,
    ),
  );
}

/** Returns the shop or undefined, without suspending, and the server's clock (ms). */
export function useShopIfKnown(): [shop: Shop | undefined, now: () => number] {
  const { shop } = useStores();
  return [useStore(shop), shop.now];
}

/** Returns the veg-only switch and its setter; off during hydration. */
export function useVegOnly(): [isVegOnly: boolean, set: (vegOnly: boolean) => void] {
  const { vegOnly } = useStores();
  return [useStore(vegOnly), vegOnly.set];
}

/** Returns a function that formats when something sold out is back, if later today before closing; otherwise null. */
export function useBackText(): (soldOut: SoldOut) => string | null {
  const { shop } = useStores();
  return (soldOut) => {
    const now = shop.get();
    const back = now
      ? backAt(soldOut, { ...now.rules, closedDays: now.closedDays }, shop.now())
      : null;
    return back === null ? null : messages.dish.backAt(timeFormat(restaurant.timeZone)(back));
  };
}
