import type { Cart, CartItem } from '@burger/shared/contracts';
import { parsePrice, subtotalOf, type PricedLine } from '@burger/shared/pricing';

export type NewItem = Omit<CartItem, 'quantity'>;

/** A cart has no upper limit in the shop's sense; this one keeps every sum an exact integer. */
export const mostOfOneDish = 1_000_000;

export const emptyCart: Cart = { items: [], total: 0, promo: null };

/** A cart line as the pricing module reads it: paise for one, and how many. */
export const pricedLine = (item: Pick<CartItem, 'price' | 'quantity'>): PricedLine => ({
  price: parsePrice(item.price),
  quantity: item.quantity,
});

const withItems = (cart: Cart, items: CartItem[]): Cart => ({
  ...cart,
  items,
  total: subtotalOf(items.map(pricedLine)),
});

/** One more of a dish: its quantity rises by 1, or it joins the cart with quantity 1 (spec.md §4). */
export function addItem(cart: Cart, item: NewItem): Cart {
  const held = cart.items.find(({ id }) => id === item.id);
  if (held) return setQuantity(cart, item.id, held.quantity + 1);
  return withItems(cart, [...cart.items, { ...item, quantity: 1 }]);
}

/** The cart without a dish. */
export const removeItem = (cart: Cart, id: number): Cart =>
  withItems(
    cart,
    cart.items.filter((item) => item.id !== id),
  );

/** Sets how many of a dish; 0 or below drops it. A dish that is not in the cart is not added. */
export function setQuantity(cart: Cart, id: number, quantity: number): Cart {
  const wanted = Math.min(quantity, mostOfOneDish);
  return withItems(
    cart,
    cart.items
      .map((item) => (item.id === id ? { ...item, quantity: wanted } : item))
      .filter((item) => item.quantity > 0),
  );
}

/** Empties the list; the promo goes with it. */
export const clearCart = (): Cart => emptyCart;

/** The sum of the quantities, as the badge shows it. */
export const countOf = (cart: Pick<Cart, 'items'>): number =>
  cart.items.reduce((sum, item) => sum + item.quantity, 0);

/** Whether two carts hold the same dishes in the same numbers under the same promo, in any order. */
export function sameContents(one: Cart, other: Cart): boolean {
  const held = new Map(other.items.map(({ id, quantity }) => [id, quantity]));
  return (
    one.promo === other.promo &&
    one.items.length === other.items.length &&
    one.items.every(({ id, quantity }) => held.get(id) === quantity)
  );
}
