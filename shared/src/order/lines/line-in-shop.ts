import type { CartLine, LineProblem, LineInput } from '../../contracts/cart';
import type { Dish, Shop } from '../../contracts/shop';
import { longest } from '../../shop/sold-out-dish';
import { choicesMade, choicesProblem, isVegWith, priceWith } from './choices';
import { lineIdOf } from './line-id';

export const isOrderable = ({ isAvailable, soldOut }: Pick<Dish, 'isAvailable' | 'soldOut'>) =>
  isAvailable && !soldOut;

function problemOf(dish: Dish, { choices }: LineInput): LineProblem | null {
  if (!dish.isAvailable) return 'out-of-season';
  if (dish.soldOut) return 'sold-out';
  return choicesProblem(dish, choices);
}

/** Returns the unavailable options of a line, and when all of them are available again. */
function goneOf(dish: Dish, { choices }: LineInput): Pick<CartLine, 'gone' | 'backAt'> {
  const made = choicesMade(dish, choices).filter(({ choice }) => !choice.isAvailable);
  const gone = made.map(({ group, choice: { id, name } }) => ({
    group: group.id,
    choice: id,
    name,
  }));
  // An option disabled in the menu becomes available only with another menu version.
  const untils = made.map(({ choice }) => choice.soldOut ?? { until: null });
  return { gone, backAt: longest(untils)?.until ?? null };
}

/** Returns a selected dish as the shop sells it now: with name, price, and any problem. */
export function lineInShop(requested: LineInput, shop: Pick<Shop, 'dishes'>): CartLine {
  const line = { ...requested, lineId: lineIdOf(requested) };
  const dish = shop.dishes.find(({ id }) => id === requested.dishId);
  if (!dish) {
    const gone = { name: '', image: '', isVeg: true, price: 0, chosen: [], backAt: null };
    return { ...line, ...gone, problem: 'dish-unknown' };
  }
  const { choices } = requested;
  const problem = problemOf(dish, requested);
  return {
    ...line,
    name: dish.name,
    image: dish.image,
    isVeg: isVegWith(dish, choices),
    // A line that cannot be ordered must not count towards the total.
    price: problem ? 0 : priceWith(dish, choices),
    category: dish.category,
    ...(dish.priceIncludesTax && { priceIncludesTax: dish.priceIncludesTax }),
    chosen: choicesMade(dish, choices).map(({ choice: { name, price } }) => ({ name, price })),
    problem,
    ...(problem === 'choice-unavailable'
      ? goneOf(dish, requested)
      : { backAt: dish.soldOut?.until ?? null }),
  };
}
