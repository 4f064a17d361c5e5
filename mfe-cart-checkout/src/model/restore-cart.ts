import { dishPicture, type Dish } from '@burger/shared/catalogue';
import type { Cart } from '@burger/shared/contracts';
import type { Promo } from '@burger/shared/restaurant';
import * as v from 'valibot';
import { addItem, emptyCart, mostOfOneDish, setQuantity, type NewItem } from './cart';
import type { CartNotice } from './cart-notice';
import { settlePromo } from './cart-promo';

/** What the cart takes from the restaurant. */
export interface House {
  dishes: readonly Dish[];
  promos: readonly Promo[];
}

const version = 1;

// Only ids and quantities are kept: names, prices and pictures always come from the catalogue.
const StoredLineSchema = v.object({
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
});

const StoredCartSchema = v.object({
  items: v.array(v.unknown()),
  promo: v.fallback(v.nullable(v.string()), null),
});

/** A dish as a cart line without its quantity. */
export const itemOf = (dish: Dish): NewItem => ({
  id: dish.id,
  name: dish.name,
  image: dishPicture(dish),
  price: dish.price,
});

/** The cart as the text that is stored. */
export const cartText = ({ items, promo }: Cart): string =>
  JSON.stringify({ version, items: items.map(({ id, quantity }) => ({ id, quantity })), promo });

function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * The cart of a stored text, whatever the text holds: lines that are damaged or unknown to the menu are left out
 * and told about. Other versions' texts are read for the lines that this one understands.
 */
export function restoreCart(
  text: string | null,
  house: House,
): { cart: Cart; notices: CartNotice[] } {
  if (text === null) return { cart: emptyCart, notices: [] };
  const stored = v.safeParse(StoredCartSchema, parseText(text));
  if (!stored.success) return { cart: emptyCart, notices: [{ kind: 'lines-lost' }] };

  const notices: CartNotice[] = [];
  let cart: Cart = { ...emptyCart, promo: stored.output.promo };
  for (const candidate of stored.output.items) {
    const line = v.safeParse(StoredLineSchema, candidate);
    const dish = line.success && house.dishes.find(({ id }) => id === line.output.id);
    if (!line.success || !dish) notices.push({ kind: 'lines-lost' });
    else if (!dish.isAvailable) notices.push({ kind: 'dish-unavailable', name: dish.name });
    else cart = addMany(cart, itemOf(dish), line.output.quantity);
  }
  const settled = settlePromo(cart, house.promos);
  return {
    cart: settled.cart,
    notices: settled.notice ? [...notices, settled.notice] : notices,
  };
}

function addMany(cart: Cart, item: NewItem, quantity: number): Cart {
  const before = cart.items.find(({ id }) => id === item.id)?.quantity ?? 0;
  return setQuantity(addItem(cart, item), item.id, Math.min(before + quantity, mostOfOneDish));
}
