import type { LineInput, Shop } from '@burger/shared/contracts';
import { defaultChoices, lineIdOf, lineInShop } from '@burger/shared/order/lines';
import type { StoredCart } from '@burger/shared/order/stored-cart';
import { changeLine, setQuantity, type CartNotice } from './cart';

function withDefaultChoices(requested: LineInput, { dishes }: Shop): LineInput {
  if (requested.choices.length > 0 || requested.note !== '') return requested;
  const dish = dishes.find(({ id }) => id === requested.dishId);
  return dish ? { ...requested, choices: defaultChoices(dish) } : requested;
}

/**
 * Returns a requested line with default choices, and a notice if it cannot be ordered. `name` is for a dish that the
 * menu does not have.
 */
export function lineRequested(
  requested: LineInput,
  name: string,
  shop: Shop,
): { line: LineInput; notice: CartNotice | null } {
  const line = withDefaultChoices(requested, shop);
  const { dishId, problem, backAt, gone, ...found } = lineInShop(line, shop);
  if (!problem) return { line, notice: null };
  const about = { dishId, name: found.name || name, problem, backAt, ...(gone && { gone }) };
  return { line, notice: { kind: 'not-added', ...about } };
}

/**
 * Returns the cart as if the dishes that the page's first script added (names by id) had been requested: with default
 * choices, and with a notice instead of a dish that cannot be ordered. The same cart if nothing differs.
 */
export function takeOverAdds(
  stored: StoredCart,
  adds: ReadonlyMap<number, string>,
  shop: Shop,
): { cart: StoredCart; notices: readonly CartNotice[] } {
  let cart = stored;
  const notices: CartNotice[] = [];
  for (const [dishId, name] of adds) {
    const added = cart.lines.findLast((line) => line.dishId === dishId);
    if (!added) continue;
    const { line, notice } = lineRequested(added, name, shop);
    if (notice) {
      notices.push(notice);
      cart = setQuantity(cart, lineIdOf(added), 0);
    } else if (lineIdOf(line) !== lineIdOf(added)) {
      cart = changeLine(cart, lineIdOf(added), line);
    }
  }
  return { cart, notices };
}
