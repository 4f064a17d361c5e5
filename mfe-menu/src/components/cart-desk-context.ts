import type { Cart } from '@burger/shared/contracts';
import { createContext, useContext, useDeferredValue, useSyncExternalStore } from 'react';
import type { CartDesk, Ordered } from '../use-cases/ask-cart';

export const CartDeskContext = createContext<CartDesk | null>(null);

/** The way to the cart; the exposure modules put it above their view. */
export function useCartDesk(): CartDesk {
  const desk = useContext(CartDeskContext);
  if (!desk) throw new Error('A view that orders needs a cart desk above it');
  return desk;
}

/** How one dish stands with the cart. Renders again only when that changes; 0 while the page hydrates. */
export function useOrdered(id: number): Ordered {
  const desk = useCartDesk();
  return useSyncExternalStore(
    desk.subscribe,
    () => desk.ordered(id),
    () => 0,
  );
}

/**
 * The whole cart, a moment after the pressed button has answered; undefined before it is known and while the page
 * hydrates.
 */
export function useCart(): Cart | undefined {
  const desk = useCartDesk();
  return useDeferredValue(useSyncExternalStore(desk.subscribe, desk.cart, () => undefined));
}
