import type { Dish } from '@burger/shared/contracts';
import { isOrderable } from '@burger/shared/lines';

const many = 4;

/** The English names of popular dishes that can be had now, four at most: one of each category before a second one. */
export function mostPopular(dishes: readonly Dish[]): string[] {
  const popular = dishes.filter((dish) => dish.isPopular && isOrderable(dish));
  const isFirst = ({ category }: Dish, at: number) =>
    popular.findIndex((dish) => dish.category === category) === at;
  const firsts = popular.filter(isFirst);
  const others = popular.filter((dish) => !firsts.includes(dish));
  return [...firsts, ...others].slice(0, many).map((dish) => dish.englishName ?? dish.name);
}
