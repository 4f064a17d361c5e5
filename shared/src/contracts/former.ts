import type { CartLine, FormerItem, ToldCart } from './cart';
import type { Wanted, WantedLine } from './line';

/*
 * What contract 2 said otherwise, in one place: it goes when contract 2 is no longer understood (docs/decisions/0006).
 * There a dish was a line, named by the dish's id; it carried no choices and no note, and came one at a time.
 */

/** The cart as today's code knows it. */
export interface Cart {
  lines: readonly CartLine[];
  /** Sum of price times quantity, in paise. */
  total: number;
  /** The promo code in use, upper case, or null. */
  promo: string | null;
}

const lineOfItem = ({ id, price, ...item }: FormerItem): CartLine => ({
  ...item,
  dishId: id,
  lineId: String(id),
  choices: [],
  note: '',
  isVeg: true,
  price: Math.round(Number(price.replace(/[^\d.]/g, '')) * 100) || 0,
  chosen: [],
  problem: null,
  backAt: null,
});

/** What `cart/changed` tells, also when its owner is of contract 2. */
export const cartOf = ({ lines, items, total, promo }: ToldCart): Cart => ({
  lines: lines ?? items.map(lineOfItem),
  total,
  promo,
});

/** The cart as it is told to everyone: readers of contract 2 find one item a dish. */
export function tellCart({ lines, total, promo }: Cart): ToldCart {
  const items = new Map<number, FormerItem>();
  for (const { dishId, name, image, price, quantity, problem } of lines) {
    if (problem) continue;
    const before = items.get(dishId);
    items.set(dishId, {
      id: dishId,
      name,
      image,
      price: before?.price ?? `₹${price / 100}`,
      quantity: (before?.quantity ?? 0) + quantity,
    });
  }
  return { lines: [...lines], total, promo, items: [...items.values()] };
}

type NewItem = Omit<FormerItem, 'quantity'>;

/** Body of `cart/add-requested`: what is wanted, and the dish as a cart of contract 2 reads it. */
export const askToAdd = (wanted: WantedLine, item: NewItem) => ({ item, wanted });

/** Bodies of `cart/add-requested` for several of a dish: one, or one a piece where the cart is of contract 2. */
export const addsOf = (wanted: WantedLine, item: NewItem, cart: ToldCart | undefined) =>
  cart && !cart.lines
    ? Array.from({ length: wanted.quantity }, () => askToAdd({ ...wanted, quantity: 1 }, item))
    : [askToAdd(wanted, item)];

/** What is asked for by `cart/add-requested`, also by a remote of contract 2: one of the dish, as it comes. */
export const wantedOf = ({ item, wanted }: { item: NewItem; wanted?: WantedLine | undefined }) =>
  wanted ?? ({ dishId: item.id, choices: [], note: '', quantity: 1 } satisfies WantedLine);

/** Whether a line that was asked for says nothing of choices: a dish is then made as it comes. */
export const saysNothing = ({ choices, note }: Wanted): boolean =>
  choices.length === 0 && note === '';
