import { inPageLanguage } from '@burger/shared/language';

export interface Craving {
  title: string;
  /** Slug of the category's picture. */
  image: string;
  /** Where the category stands on the menu page. */
  anchor: string;
}

const titles = inPageLanguage('mfe-content/cravings', {
  'burgers-veg': 'Veg burgers',
  'burgers-non-veg': 'Chicken, egg & mutton burgers',
  wraps: 'Wraps',
  'sides-veg': 'Veg sides',
  'sides-non-veg': 'Chicken sides',
  waffles: 'Waffles',
  beverages: 'Shakes & drinks',
} as const);

export type CravingTitles = typeof titles;

/** The categories of the menu as somebody hungry calls them. */
export const cravings: readonly Craving[] = Object.entries(titles).map(([anchor, title]) => ({
  title,
  image: `cat-${anchor}`,
  anchor,
}));
