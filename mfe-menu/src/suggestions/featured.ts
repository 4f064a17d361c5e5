import type { Dish, Shop } from '@burger/shared/contracts';
import { popularDishes } from './most-popular';

/** The dishes that the shop features, in its order. */
export const featuredDishes = ({ dishes, featured }: Pick<Shop, 'dishes' | 'featured'>): Dish[] =>
  featured.flatMap((id) => dishes.find((dish) => dish.id === id) ?? []);

/**
 * The dishes to show of those that were asked for. With veg only, what is left of them is filled up with popular veg
 * dishes to as many as were asked for; where nothing is left, all popular veg dishes stand in.
 */
export function favourites(
  asked: readonly Dish[],
  dishes: readonly Dish[],
  vegOnly: boolean,
): readonly Dish[] {
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
