import type { Dish } from '@burger/shared/contracts';
import { isOrderable } from '@burger/shared/lines';
import { wordsOf } from '@burger/shared/text-search';

export interface Found<Item> {
  /** How many are wanted, as it was typed in front: "2 aloo". */
  quantity: number;
  dishes: Item[];
}

type Named = Pick<Dish, 'name' | 'isAvailable' | 'soldOut'>;

/** How well a name answers words: 0 where it begins so, 1 by its initials, 2 where each begins a word; Infinity not. */
function rankOf(name: string, words: readonly string[]): number {
  const own = wordsOf(name);
  if (own.join(' ').startsWith(words.join(' '))) return 0;
  const initials = own.map((word) => word[0]).join('');
  if (initials.startsWith(words.join(''))) return 1;
  return words.every((word) => own.some((one) => one.startsWith(word))) ? 2 : Infinity;
}

/** The dishes that first letters name, best first; what cannot be had comes last. None where nothing was typed. */
export function searchDishes<Item extends Named>(
  dishes: readonly Item[],
  typed: string,
): Found<Item> {
  const [, many, rest = typed] = /^\s*(\d{1,2})\s*[x×]?\s+(.*)$/i.exec(typed) ?? [];
  const quantity = Math.max(1, Number(many ?? 1));
  const words = wordsOf(rest);
  if (words.length === 0) return { quantity, dishes: [] };
  const ranked = dishes
    .map((dish) => ({ dish, rank: rankOf(dish.name, words) + (isOrderable(dish) ? 0 : 10) }))
    .filter(({ rank }) => rank < Infinity);
  // Stable: those of one rank stay in the order of the menu.
  ranked.sort((one, other) => one.rank - other.rank);
  return { quantity, dishes: ranked.map(({ dish }) => dish) };
}
