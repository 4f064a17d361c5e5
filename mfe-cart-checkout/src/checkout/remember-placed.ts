import type { Kept } from '@burger/shared/storage';
import { createStore, type Store } from '@burger/shared/store';
import { keptOrder, placedOrder, type PlacedOrder } from '../placing/placed-order';
import type { CheckoutServices } from './checkout-ports';

/** The order that the success screen shows: none at first, and kept for as long as there is one. */
export function createPlaced(kept: Kept<unknown>): Store<PlacedOrder | null> {
  const placed = createStore<PlacedOrder | null>(null);
  placed.subscribe(() => {
    const order = placed.get();
    if (order) kept.write(keptOrder(order));
    else kept.remove();
  });
  return placed;
}

/** Shows the order that was placed before a reload of this tab. */
export const restorePlaced = ({ placed, kept }: CheckoutServices): void =>
  placed.set(placed.get() ?? placedOrder(kept.placed.read()));
