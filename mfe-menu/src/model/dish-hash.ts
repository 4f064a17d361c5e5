import type { Dish } from '@burger/shared/contracts';
import { anchorOf } from './anchor';

/** Id of a dish on the page, the same in every language: `/menu#spicy-paneer-burger` opens it. */
export const dishAnchor = ({
  id,
  name,
  englishName = name,
}: Pick<Dish, 'id' | 'name' | 'englishName'>): string => anchorOf(englishName) || `dish-${id}`;

/** The dish that an address's hash names, or undefined. */
export const dishOfHash = (dishes: readonly Dish[], hash: string): Dish | undefined =>
  hash.length > 1 ? dishes.find((dish) => hash === `#${dishAnchor(dish)}`) : undefined;
