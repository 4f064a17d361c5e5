import type { Dish } from '@burger/shared/contracts';
import { dishAnchor } from '@burger/shared/lines';

/** The dish that an address's hash names, or undefined. */
export const dishOfHash = (dishes: readonly Dish[], hash: string): Dish | undefined =>
  hash.length > 1 ? dishes.find((dish) => hash === `#${dishAnchor(dish)}`) : undefined;
