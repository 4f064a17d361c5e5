import type { Dish, Shop } from '@burger/shared/contracts';
import { popularDishes } from './most-popular';

/** The dishes of these English names, in the order of the names; unknown names are left out. */
const named = (dishes: readonly Dish[], names: readonly string[]): Dish[] =>
  names.flatMap((name) => dishes.find((dish) => (dish.englishName ?? dish.name) === name) ?? []);

/**
 * The dishes to feature: those of the `names`, where a page of contract 2 gives any, otherwise those of the shop.
 * With veg only, what is left of them is filled up with popular veg dishes to as many as were asked for; where nothing
 * is left, all popular veg dishes stand in.
 */
export function favourites(
  { dishes, featured }: Pick<Shop, 'dishes' | 'featured'>,
  names: readonly string[] | undefined,
  vegOnly: boolean,
): Dish[] {
  const asked = names?.length
    ? named(dishes, names)
    : featured.flatMap((id) => dishes.find((dish) => dish.id === id) ?? []);
  if (!vegOnly) return asked;
  const kept = asked.filter((dish) => dish.isVeg);
  const others = dishes.filter((dish) => dish.isVeg && dish.isPopular && !kept.includes(dish));
  return kept.length === 0 ? others : [...kept, ...others].slice(0, asked.length);
}

const mostFurther = 5;

/** Popular dishes that can be had now, five at most, for who has seen these. */
export const furtherFavourites = (
  { dishes }: Pick<Shop, 'dishes'>,
  seen: readonly Dish[],
  vegOnly: boolean,
): Dish[] =>
  popularDishes(dishes.filter(({ isVeg }) => isVeg || !vegOnly))
    .filter(({ id }) => !seen.some((dish) => dish.id === id))
    .slice(0, mostFurther);
