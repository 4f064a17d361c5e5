import type { Dish } from '@burger/shared/contracts';
import { isOrderable } from '@burger/shared/lines';

const many = 4;

/** Popular dishes that can be had now: one of each category before a second one. */
export function popularDishes(dishes: readonly Dish[]): Dish[] {
  const popular = dishes.filter((dish) => dish.isPopular && isOrderable(dish));
  const isFirst = ({ category }: Dish, at: number) =>
    popular.findIndex((dish) => dish.category === category) === at;
  const firsts = popular.filter(isFirst);
  return [...firsts, ...popular.filter((dish) => !firsts.includes(dish))];
}

/** The first of them, four at most. */
export const mostPopular = (dishes: readonly Dish[]): Dish[] =>
  popularDishes(dishes).slice(0, many);
