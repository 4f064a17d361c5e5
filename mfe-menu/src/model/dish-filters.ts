import type { Dish } from '@burger/shared/contracts';
import { fromRupees, parsePrice } from '@burger/shared/pricing';

/** What "little" is, in paise. */
export const littleMoney = fromRupees(100);

/** The group of choices by which a menu says that the kitchen can cook a dish for Jains. */
const jainGroup = 'jain';

const filters = {
  popular: (dish: Dish) => dish.isPopular,
  under: (dish: Dish) => parsePrice(dish.price) < littleMoney,
  spicy: (dish: Dish) => dish.spice === 'hot',
  jain: (dish: Dish) => dish.groups.some(({ id }) => id === jainGroup),
  isNew: (dish: Dish) => dish.isNew === true,
} as const;

/** By what a menu can be narrowed, beside veg only and a search. */
export type DishFilter = keyof typeof filters;

const names = Object.keys(filters) as DishFilter[];

/** The filters that make a difference: some dishes fit, and some do not. */
export const usefulFilters = (dishes: readonly Dish[]): DishFilter[] =>
  names.filter((name) => {
    const fitting = dishes.filter(filters[name]).length;
    return fitting > 0 && fitting < dishes.length;
  });

/** Whether a dish fits all the filters that are chosen. */
export const fitsAll = (dish: Dish, chosen: ReadonlySet<DishFilter>): boolean =>
  [...chosen].every((name) => filters[name](dish));
