import type { CartLine, LineProblem, LineInput } from '../contracts/cart';
import type { Dish, Shop } from '../contracts/shop';
import { longest } from '../shop/sold-out-dish';
import { choicesMade, choicesProblem, isVegWith, priceWith } from './choices';
import { lineIdOf } from './line-id';

/** Whether a dish can be had now. */
export const isOrderable = ({ isAvailable, soldOut }: Pick<Dish, 'isAvailable' | 'soldOut'>) =>
  isAvailable && !soldOut;

function problemOf(dish: Dish, { choices }: LineInput): LineProblem | null {
  if (!dish.isAvailable) return 'out-of-season';
  if (dish.soldOut) return 'sold-out';
  return choicesProblem(dish, choices);
}

/** Which choices cannot be had any more, and when all of them are back. */
function goneOf(dish: Dish, { choices }: LineInput): Pick<CartLine, 'gone' | 'backAt'> {
  const made = choicesMade(dish, choices).filter(({ choice }) => !choice.isAvailable);
  const gone = made.map(({ group, choice: { id, name } }) => ({
    group: group.id,
    choice: id,
    name,
  }));
  // One that the menu itself says cannot be had comes back with another menu.
  const untils = made.map(({ choice }) => choice.soldOut ?? { until: null });
  return { gone, backAt: longest(untils)?.until ?? null };
}

/** What is wanted of a dish, as the shop sells it now: named, priced, and what stands against it. */
export function lineInShop(wanted: LineInput, shop: Pick<Shop, 'dishes'>): CartLine {
  const line = { ...wanted, lineId: lineIdOf(wanted) };
  const dish = shop.dishes.find(({ id }) => id === wanted.dishId);
  if (!dish) {
    const gone = { name: '', image: '', isVeg: true, price: 0, chosen: [], backAt: null };
    return { ...line, ...gone, problem: 'dish-unknown' };
  }
  const { choices } = wanted;
  const problem = problemOf(dish, wanted);
  return {
    ...line,
    name: dish.name,
    image: dish.image,
    isVeg: isVegWith(dish, choices),
    // What cannot be ordered costs nothing.
    price: problem ? 0 : priceWith(dish, choices),
    category: dish.category,
    ...(dish.priceIncludesTax && { priceIncludesTax: dish.priceIncludesTax }),
    chosen: choicesMade(dish, choices).map(({ choice: { name, price } }) => ({ name, price })),
    problem,
    ...(problem === 'choice-unavailable'
      ? goneOf(dish, wanted)
      : { backAt: dish.soldOut?.until ?? null }),
  };
}
