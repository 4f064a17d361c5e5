import type { Dish } from '@burger/shared/contracts';
import { fromRupees, parsePrice } from '@burger/shared/pricing';

/** What is cheap costs less, in paise. */
export const cheapBelow = fromRupees(100);

/** The group of choices by which a menu says that the kitchen can cook a dish for Jains. */
const jainGroup = 'jain';

const filters = {
  popular: (dish: Dish) => dish.isPopular,
  cheap: (dish: Dish) => parsePrice(dish.price) < cheapBelow,
  spicy: (dish: Dish) => dish.spice === 'hot',
  jain: (dish: Dish) => dish.groups.some(({ id }) => id === jainGroup),
  fresh: (dish: Dish) => dish.isNew === true,
} as const;

/** By what a menu can be narrowed, beside veg only and a search. */
export type DishFilter = keyof typeof filters;

const names = Object.keys(filters) as DishFilter[];

/** The filters that make a difference: some dishes fit, and some do not. What is chosen can always be given up. */
export const usefulFilters = (
  dishes: readonly Dish[],
  chosen: ReadonlySet<DishFilter>,
): DishFilter[] =>
  names.filter((name) => {
    const fitting = dishes.filter(filters[name]).length;
    return chosen.has(name) || (fitting > 0 && fitting < dishes.length);
  });

/** Whether a dish fits all the filters that are chosen. */
export const fitsAll = (dish: Dish, chosen: ReadonlySet<DishFilter>): boolean =>
  [...chosen].every((name) => filters[name](dish));
