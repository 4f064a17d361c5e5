import type { ShopBus } from '@burger/shared/bus';
import type { Dish, Order } from '@burger/shared/contracts';
import { itemOf } from '../model/restore-cart';

export type OrderAgain = (order: Order) => void;

/** Puts the dishes of an order that was just placed into the empty cart again, at today's prices. */
export const createOrderAgain =
  (bus: ShopBus, menu: readonly Dish[]): OrderAgain =>
  ({ items }) => {
    for (const { id, quantity } of items) {
      const dish = menu.find((candidate) => candidate.id === id);
      if (!dish?.isAvailable) continue;
      bus.emit('cart/add-requested', { item: itemOf(dish) });
      if (quantity > 1) bus.emit('cart/quantity-requested', { id, quantity });
    }
  };
