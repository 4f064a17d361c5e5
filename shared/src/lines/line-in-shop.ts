import type { CartLine, LineProblem } from '../contracts/cart';
import type { Dish, SoldOut } from '../contracts/dish';
import type { WantedLine } from '../contracts/line';
import type { Shop } from '../contracts/shop';
import { choicesMade, choicesProblem, isVegWith, priceWith } from './choices';
import { lineIdOf } from './line-id';

/** Whether a dish can be had now. */
export const isOrderable = ({ isAvailable, soldOut }: Pick<Dish, 'isAvailable' | 'soldOut'>) =>
  isAvailable && !soldOut;

function problemOf(dish: Dish, { choices }: WantedLine): LineProblem | null {
  if (!dish.isAvailable) return 'out-of-season';
  if (dish.soldOut) return 'sold-out';
  return choicesProblem(dish, choices);
}

const backAt = (soldOut: SoldOut | undefined): string | null => soldOut?.until ?? null;

/** What is wanted of a dish, as the shop sells it now: named, priced, and what stands against it. */
export function lineInShop(wanted: WantedLine, shop: Pick<Shop, 'dishes'>): CartLine {
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
    chosen: choicesMade(dish, choices).map(({ choice: { name, price } }) => ({ name, price })),
    problem,
    backAt: backAt(dish.soldOut),
  };
}
