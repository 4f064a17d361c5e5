import type { Dish } from '@burger/shared/contracts';
import { isOrderable } from '@burger/shared/order/lines';
import { wordsOf } from '@burger/shared/platform/text-search';

export interface Found<Item> {
  /** The quantity typed before the name, as in "2 aloo". */
  quantity: number;
  dishes: Item[];
}

type Named = Pick<Dish, 'name' | 'isAvailable' | 'soldOut'>;

/** Ranks a dish name for typed words: 0 prefix, 1 initials, 2 a prefix of each word, Infinity no match. */
function rankOf(name: string, words: readonly string[]): number {
  const own = wordsOf(name);
  if (own.join(' ').startsWith(words.join(' '))) return 0;
  // "7up" matches like "7 up".
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
      // `toSorted` is stable, so names of equal rank stay in menu order.
      .toSorted((one, other) => one.rank - other.rank)
  );
}

/** Returns the dishes that match typed first letters, best first, unavailable last. None for empty text. */
export function searchDishes<Item extends Named>(
  dishes: readonly Item[],
  typed: string,
): Found<Item> {
  const whole = ranked(dishes, typed);
  const toDishes = (found: typeof whole) => found.map(({ dish }) => dish);
  // The typed text with its number begins a dish name: "7 up" is one bottle, not seven.
  const isNamed = /^\s*\d/.test(typed) && whole.some(({ match }) => match === 0);
  const [, many, rest] =
    /^\s*(\d{1,2})(?:\s*[x×]\s*|\s+)(\S.*)$/i.exec(typed) ?? ([] as (string | undefined)[]);
  if (isNamed || !many || rest === undefined) return { quantity: 1, dishes: toDishes(whole) };
  return { quantity: Math.max(1, Number(many)), dishes: toDishes(ranked(dishes, rest)) };
}
