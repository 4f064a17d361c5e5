import type { Category, Dish, Shop } from '@burger/shared/contracts';

/** The category that a dish is in; undefined where the shop does not know it. */
export const categoryOf = (
  { category }: Pick<Dish, 'category'>,
  { categories }: Pick<Shop, 'categories'>,
): Category | undefined => categories.find(({ id }) => id === category);
