import type { ShopBus } from '@burger/shared/bus';
import { dishes } from '@burger/shared/catalogue';
import type { Dish } from '@burger/shared/contracts';
import { orderAgain, type Again } from '../model/order-again';
import type { PastItem } from '../model/past-order';

export type Reorder = (items: readonly PastItem[]) => Again;

/** Puts what can be had of an old order into the cart, on top of what is there. */
export function createReorder(bus: ShopBus, menu: readonly Dish[] = dishes): Reorder {
  return (past) => {
    const again = orderAgain(past, menu);
    const inCart = bus.latest('cart/changed')?.items ?? [];
    for (const { quantity, ...item } of again.items) {
      const before = inCart.find((line) => line.id === item.id)?.quantity ?? 0;
      bus.emit('cart/add-requested', { item });
      if (quantity > 1) {
        bus.emit('cart/quantity-requested', { id: item.id, quantity: before + quantity });
      }
    }
    return again;
  };
}
