import type { Dish } from '@burger/shared/catalogue';

interface Indexed {
  dish: Dish;
  text: string;
}

/** The dishes with their words made ready once, so that a keystroke only compares. */
export type DishIndex = readonly Indexed[];

const accents = /\p{M}+/gu;

/** Text as it is compared: without case and accents, so that "jalapeno" finds "Jalapeños". */
const plain = (text: string): string => text.normalize('NFKD').replace(accents, '').toLowerCase();

const wordsOf = (query: string): string[] => plain(query).split(/\s+/).filter(Boolean);

/** Makes the names and descriptions ready for searching (spec.md §2, Menu). */
export const indexDishes = (dishes: readonly Dish[]): DishIndex =>
  dishes.map((dish) => ({ dish, text: plain(`${dish.name}\n${dish.description}`) }));

/** The dishes that contain every word of the query, in menu order. A blank query finds all. */
export function searchDishes(index: DishIndex, query: string): Dish[] {
  const words = wordsOf(query);
  return index
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .map(({ dish }) => dish);
}
