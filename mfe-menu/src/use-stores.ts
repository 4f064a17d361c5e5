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
  if (!stores) throw new Error('A view of the menu needs its stores above it');
  return stores;
}

export const useCartStore = (): CartStore => useStores().cart;

/** How one dish stands with the cart. Renders again only when that changes; 0 while the page hydrates. */
export function useOrdered(id: number): Ordered {
  const { subscribe, ordered } = useCartStore();
  return useSyncExternalStore(
    subscribe,
    () => ordered(id),
    () => 0,
  );
}

/** The whole cart, a moment after the pressed button has answered; undefined while unknown or hydrating. */
export function useCart(): Cart | undefined {
  const { subscribe, cart } = useCartStore();
  return useDeferredValue(useSyncExternalStore(subscribe, cart, () => undefined));
}

/** The shop; while hydrating, the one that was rendered. Suspends until there is one, throws where none can be had. */
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

/** The same, but undefined where there is none, and while the page hydrates; with the server's clock (ms). */
export function useShopIfKnown(): [shop: Shop | undefined, now: () => number] {
  const { shop } = useStores();
  return [useStore(shop), shop.now];
}

/** The visitor's choice, and how to change it; off while the page hydrates. */
export function useVegOnly(): [isVegOnly: boolean, set: (vegOnly: boolean) => void] {
  const { vegOnly } = useStores();
  return [useStore(vegOnly), vegOnly.set];
}

/** Says when something that is sold out is back, where that is later today and before closing; otherwise null. */
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
