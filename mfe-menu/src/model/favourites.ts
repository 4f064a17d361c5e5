import type { Dish } from '@burger/shared/catalogue';

/** The dishes of these English names, in the order of the names; unknown names are left out. */
const named = (dishes: readonly Dish[], names: readonly string[]): Dish[] =>
  names.flatMap((name) => dishes.find((dish) => (dish.englishName ?? dish.name) === name) ?? []);

/**
 * The dishes to feature. With veg only, what is left of them is filled up with popular veg dishes
 * to as many as were asked for; where nothing is left, all popular veg dishes stand in.
 */
export function favourites(
  dishes: readonly Dish[],
  names: readonly string[],
  vegOnly: boolean,
): Dish[] {
  const asked = named(dishes, names);
  if (!vegOnly) return asked;
  const kept = asked.filter((dish) => dish.isVeg);
  const others = dishes.filter((dish) => dish.isVeg && dish.isPopular && !kept.includes(dish));
  return kept.length === 0 ? others : [...kept, ...others].slice(0, asked.length);
}
