import type { Published } from '@burger/shared/shop/publishing';
import { published } from '@burger/shared/testing/a-shop';

/** A time at which the example promo codes are valid. */
export const menuNow = Date.parse('2025-01-15T12:30:00Z');

/** Returns a menu with few dishes, because the whole one would render hundreds of buttons. */
export const aSmallMenu = (dishes: Published['dishes'], categories: number): Published => ({
  ...published,
  categories: published.categories.slice(0, categories),
  groups: published.groups.filter(({ id }) => dishes.some(({ groups }) => groups.includes(id))),
  ...{ dishes, featured: [], suggestions: [] },
});
