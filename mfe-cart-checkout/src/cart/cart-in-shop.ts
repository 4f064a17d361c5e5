import type { Cart, CartLine, Shop } from '@burger/shared/contracts';
import { lineInShop } from '@burger/shared/lines';
import { subtotalOf } from '@burger/shared/pricing';
import type { HeldCart } from './cart';

/** A dish that has left the menu keeps the name and the picture under which it was last seen. */
function asRemembered(line: CartLine, before: readonly CartLine[]): CartLine {
  if (line.problem !== 'dish-unknown') return line;
  const seen = before.find(({ dishId, name }) => dishId === line.dishId && name !== '');
  return seen ? { ...line, name: seen.name, image: seen.image, isVeg: seen.isVeg } : line;
}

/** What is held, as the shop sells it now. `before` is the cart as it was last shown. */
export function cartInShop(
  { lines: wanted, promo }: HeldCart,
  shop: Pick<Shop, 'dishes' | 'categories'>,
  before?: Cart,
): Cart {
  const lines = wanted.map((line) => asRemembered(lineInShop(line, shop), before?.lines ?? []));
  return { lines, total: subtotalOf(lines), promo };
}
