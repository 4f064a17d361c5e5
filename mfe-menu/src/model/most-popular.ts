import type { Dish } from '@burger/shared/contracts';
import { isOrderable } from '@burger/shared/lines';

const many = 4;

/** The English names of the first popular dishes that can be had now, four at most. */
export const mostPopular = (dishes: readonly Dish[]): string[] =>
  dishes
    .filter((dish) => dish.isPopular && isOrderable(dish))
    .slice(0, many)
    .map((dish) => dish.englishName ?? dish.name);
