import type { Shop, WantedLine } from '@burger/shared/contracts';
import { choicesAsItComes, lineInShop } from '@burger/shared/lines';
import { findPromo, isRefused } from '@burger/shared/pricing';
import { foldCode } from '@burger/shared/text-search';
import { addLine, changeLine, emptyCart, removeLine, setQuantity, type HeldCart } from './cart';
import { notAdded } from './cart-notice';
import type { CartKeeper } from './keep-cart';

/** What is done to the cart, in the shop as it then is. */
export type CartChange = (shop: Shop) => void;

/** A dish of which nothing is said is made as it comes. */
function asItComes(wanted: WantedLine, { dishes }: Shop): WantedLine {
  if (wanted.choices.length > 0 || wanted.note !== '') return wanted;
  const dish = dishes.find(({ id }) => id === wanted.dishId);
  return dish ? { ...wanted, choices: choicesAsItComes(dish) } : wanted;
}

/** Everything that can be asked of the cart. */
export function createCartChanges(keeper: CartKeeper) {
  const step =
    (change: (held: HeldCart) => HeldCart): CartChange =>
    (shop) =>
      keeper.change(shop, change);

  /** Puts a line in, if it can be had; otherwise that is told, under `name` where the menu has none. */
  const put =
    (
      asked: WantedLine,
      name: string,
      into: (held: HeldCart, line: WantedLine) => HeldCart,
    ): CartChange =>
    (shop) => {
      const line = asItComes(asked, shop);
      const { dishId, problem, backAt, gone, ...found } = lineInShop(line, shop);
      if (problem) {
        const told = { dishId, name: found.name || name, problem, backAt, ...(gone && { gone }) };
        return keeper.tell({ kind: 'not-added', ...told });
      }
      keeper.untell(notAdded(dishId));
      keeper.change(shop, (held) => into(held, line));
    };

  return {
    add: (wanted: WantedLine, name: string) => put(wanted, name, addLine),

    reshape: (lineId: string, wanted: WantedLine) =>
      put(wanted, '', (held, line) => changeLine(held, lineId, line)),

    setQuantity: (lineId: string, quantity: number) =>
      step((held) => setQuantity(held, lineId, quantity)),

    remove: (lineId: string) => step((held) => removeLine(held, lineId)),

    clear: (): CartChange => (shop) => {
      keeper.untellAll();
      keeper.change(shop, () => emptyCart);
    },

    /** A blank code takes the promo off. */
    usePromo:
      (typed: string): CartChange =>
      (shop) => {
        const code = foldCode(typed);
        const under = (promo: string | null) => keeper.change(shop, (held) => ({ ...held, promo }));
        if (code === '') return under(null);
        const found = findPromo(code, keeper.subtotal(shop), shop.rules.promos);
        if (isRefused(found)) return keeper.tell({ kind: 'promo-refused', code, refusal: found });
        keeper.untell('promo-taken-off', 'promo-refused');
        under(found.code);
      },
  };
}
