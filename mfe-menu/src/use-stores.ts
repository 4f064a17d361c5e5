import type { Cart, Shop, SoldOut } from '@burger/shared/contracts';
import { timeText } from '@burger/shared/hours';
import { useStore, type Store } from '@burger/shared/platform/use-store';
import { createContext, use, useContext, useDeferredValue, useSyncExternalStore } from 'react';
import type { CartStore, Ordered } from './cart';
import { messages } from './messages/en';
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

/**
 * Returns the quantity of one dish in the cart; the component renders again only when it changes. 0 during
 * hydration.
 */
export function useOrdered(id: number): Ordered {
  const { subscribe, ordered } = useCartStore();
  return useSyncExternalStore(
    subscribe,
    () => ordered(id),
    () => 0,
  );
}

/**
 * Returns the cart, deferred until a clicked button has rendered. Undefined during hydration and until the
 * cart has loaded.
 */
export function useCart(): Cart | undefined {
  const { subscribe, cart } = useCartStore();
  return useDeferredValue(useSyncExternalStore(subscribe, cart, () => undefined));
}

/**
 * Returns the shop data; during hydration those the page was prerendered with. Suspends until they have
 * loaded, throws if that fails.
 */
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

/** Returns the shop data or undefined, without suspending, and a function for the server's time (ms). */
export function useShopIfKnown(): [shop: Shop | undefined, now: () => number] {
  const { shop } = useStores();
  return [useStore(shop), shop.now];
}

/** Returns whether veg only is on, and its setter. Off during hydration. */
export function useVegOnly(): [isVegOnly: boolean, set: (vegOnly: boolean) => void] {
  const { vegOnly } = useStores();
  return [useStore(vegOnly), vegOnly.set];
}

/**
 * Returns a function that formats when a sold-out item is back, if that is later today before closing;
 * otherwise it returns null.
 */
export function useBackText(): (soldOut: SoldOut) => string | null {
  const { shop } = useStores();
  return (soldOut) => {
    const now = shop.get();
    const back = now
      ? backAt(soldOut, { ...now.rules, closedDays: now.closedDays }, shop.now())
      : null;
    return back === null ? null : messages.dish.backAt(timeText(back));
  };
}
