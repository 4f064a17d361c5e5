import type { Cart } from '@burger/shared/contracts';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { CartDesk } from '../use-cases/ask-cart';

export const CartDeskContext = createContext<CartDesk | null>(null);

/** The way to the cart; the exposure modules put it above their view. */
export function useCartDesk(): CartDesk {
  const desk = useContext(CartDeskContext);
  if (!desk) throw new Error('A view that orders needs a cart desk above it');
  return desk;
}

/** How much of one dish is in the cart. Renders again only when that changes; 0 while the page hydrates. */
export function useQuantity(id: number): number {
  const desk = useCartDesk();
  return useSyncExternalStore(
    desk.subscribe,
    () => desk.quantityOf(id),
    () => 0,
  );
}

/** The whole cart; undefined before it is known and while the page hydrates. */
export function useCart(): Cart | undefined {
  const desk = useCartDesk();
  return useSyncExternalStore(desk.subscribe, desk.cart, () => undefined);
}

/** True while the cart has not answered a request for this dish. */
export function useIsWaiting(id: number): boolean {
  const desk = useCartDesk();
  return useSyncExternalStore(
    desk.subscribe,
    () => desk.isWaiting(id),
    () => false,
  );
}
