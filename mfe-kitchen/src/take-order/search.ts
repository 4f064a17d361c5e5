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
  // "7up" is as good as "7 up".
  if (/^\d/.test(name) && own.join('').startsWith(words.join(''))) return 0;
  const initials = own.map((word) => word[0]).join('');
  if (initials.startsWith(words.join(''))) return 1;
  return words.every((word) => own.some((one) => one.startsWith(word))) ? 2 : Infinity;
}

function ranked<Item extends Named>(dishes: readonly Item[], typed: string) {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  return (
    dishes
      .map((dish) => ({ dish, match: rankOf(dish.name, words) }))
      .filter(({ match }) => match < Infinity)
      .map(({ dish, match }) => ({ dish, match, rank: match + (isOrderable(dish) ? 0 : 10) }))
      // Stable: those of one rank stay in the order of the menu.
      .toSorted((one, other) => one.rank - other.rank)
  );
}

/** The dishes that first letters name, best first; what cannot be had comes last. None where nothing was typed. */
export function searchDishes<Item extends Named>(
  dishes: readonly Item[],
  typed: string,
): Found<Item> {
  const whole = ranked(dishes, typed);
  const toDishes = (found: typeof whole) => found.map(({ dish }) => dish);
  // A name that begins with what was typed, number and all: "7 up" is one bottle.
  const isNamed = /^\s*\d/.test(typed) && whole.some(({ match }) => match === 0);
  const [, many, rest] =
    /^\s*(\d{1,2})(?:\s*[x×]\s*|\s+)(\S.*)$/i.exec(typed) ?? ([] as (string | undefined)[]);
  if (isNamed || !many || rest === undefined) return { quantity: 1, dishes: toDishes(whole) };
  return { quantity: Math.max(1, Number(many)), dishes: toDishes(ranked(dishes, rest)) };
}
