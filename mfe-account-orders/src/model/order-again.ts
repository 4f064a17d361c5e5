import type { CartItem, Dish } from '@burger/shared/contracts';
import { dishPicture } from '@burger/shared/catalogue';
import type { PastItem } from './past-order';

/** What of an old order can be had today, at today's prices, and the names of what cannot. */
export interface Again {
  items: CartItem[];
  missing: string[];
}

/** Looks the dishes of an old order up in today's menu, by id; the old prices and names are not used. */
export function orderAgain(past: readonly PastItem[], menu: readonly Dish[]): Again {
  const again: Again = { items: [], missing: [] };
  for (const item of past) {
    const dish = menu.find((candidate) => candidate.id === item.id);
    if (!dish?.isAvailable) {
      again.missing.push(dish?.name ?? item.name);
      continue;
    }
    const before = again.items.find((added) => added.id === dish.id);
    if (before) before.quantity += item.quantity;
    else {
      const { id, name, price } = dish;
      again.items.push({ id, name, price, image: dishPicture(dish), quantity: item.quantity });
    }
  }
  return again;
}
