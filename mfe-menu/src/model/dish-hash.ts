import type { Dish } from '@burger/shared/catalogue';

/** Id of a dish on the page: `/menu#dish-3` opens it. */
export const dishAnchor = (id: number): string => `dish-${id}`;

/** The dish that an address's hash names, or undefined. */
export const dishOfHash = (dishes: readonly Dish[], hash: string): Dish | undefined =>
  dishes.find(({ id }) => hash === `#${dishAnchor(id)}`);
