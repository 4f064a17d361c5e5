import type { CartItem, Dish } from '@burger/shared/contracts';
import { dishPicture } from '@burger/shared/catalogue';
import { parsePrice, type Paise } from '@burger/shared/pricing';
import type { PastItem } from './past-order';

export interface ChangedPrice {
  name: string;
  was: Paise;
  now: Paise;
}

/** What of an old order can be had today, at today's prices; the names of what cannot, and the prices that changed. */
export interface Again {
  items: CartItem[];
  missing: string[];
  changed: ChangedPrice[];
}

/** Looks the dishes of an old order up in today's menu, by id; the old prices and names are not used. */
export function orderAgain(past: readonly PastItem[], menu: readonly Dish[]): Again {
  const again: Again = { items: [], missing: [], changed: [] };
  for (const item of past) {
    const dish = menu.find((candidate) => candidate.id === item.id);
    if (!dish?.isAvailable) {
      again.missing.push(dish?.name ?? item.name);
      continue;
    }
    const before = again.items.find((added) => added.id === dish.id);
    if (before) {
      before.quantity += item.quantity;
      continue;
    }
    const { id, name, price } = dish;
    again.items.push({ id, name, price, image: dishPicture(dish), quantity: item.quantity });
    const now = parsePrice(price);
    if (item.price !== null && item.price !== now)
      again.changed.push({ name, was: item.price, now });
  }
  return again;
}
