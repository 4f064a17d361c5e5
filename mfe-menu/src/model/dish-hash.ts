import type { Dish } from '@burger/shared/catalogue';
import { anchorOf } from './anchor';

/** Id of a dish on the page, the same in every language: `/menu#spicy-paneer-burger` opens it. */
export const dishAnchor = ({
  name,
  englishName = name,
}: Pick<Dish, 'name' | 'englishName'>): string => anchorOf(englishName);

/** The dish that an address's hash names, or undefined. */
export const dishOfHash = (dishes: readonly Dish[], hash: string): Dish | undefined =>
  hash.length > 1 ? dishes.find((dish) => hash === `#${dishAnchor(dish)}`) : undefined;
