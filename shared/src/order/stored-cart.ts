import type { LineInput } from '../contracts/cart';

/** The cart as stored: ids and quantities without names or prices. `lineIdOf` identifies a line. */
export interface StoredCart {
  lines: readonly LineInput[];
  promo: string | null;
}

/** Limit per line that keeps every sum an exact integer; the shop itself sets no limit here. */
export const mostOfOneLine = 1_000_000;
export const emptyCart: StoredCart = { lines: [], promo: null };

/** Version of the stored text. Another one is left to the cart remote. */
export const cartVersion = 2;

export const cartText = ({ lines, promo }: StoredCart): string =>
  JSON.stringify({
    version: cartVersion,
    lines: lines.map(({ dishId, quantity, choices, note }) => ({
      dishId,
      quantity,
      choices,
      note,
    })),
    promo,
  });

/** Returns the cart from a text of `cartText`, or null for any other, which the cart remote repairs. */
function readOwn(text: string | null): StoredCart | null {
  if (text === null) return emptyCart;
  try {
    const cart = JSON.parse(text) as StoredCart;
    return cartText(cart) === text ? cart : null;
  } catch {
    return null;
  }
}

/**
 * Changes the last line of a dish by one, as the menu's stepper does, or adds a line without options. The
 * page's first script uses it before the cart remote has loaded. Returns null if only the cart remote can do
 * it.
 */
export function stepStored(text: string | null, dishId: number, by: 1 | -1): StoredCart | null {
  const cart = readOwn(text);
  if (!cart) return null;
  const { lines, promo } = cart;
  const last = lines.findLast((line) => line.dishId === dishId);
  const line = last ?? { dishId, quantity: 0, choices: [], note: '' };
  const quantity = Math.min(line.quantity + by, mostOfOneLine);
  const next = { ...line, quantity };
  const changed = last ? lines.map((one) => (one === last ? next : one)) : [...lines, next];
  return { lines: changed.filter((one) => one !== next || quantity > 0), promo };
}
