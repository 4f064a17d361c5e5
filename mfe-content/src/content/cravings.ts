export interface Craving {
  title: string;
  /** Slug of the category's picture. */
  image: string;
  /** Where the category stands on the menu page. */
  anchor: string;
}

/** The categories of the menu as somebody hungry calls them. */
export const cravings: readonly Craving[] = [
  { title: 'Veg burgers', image: 'cat-burgers-veg', anchor: 'burgers-veg' },
  {
    title: 'Chicken, egg & mutton burgers',
    image: 'cat-burgers-non-veg',
    anchor: 'burgers-non-veg',
  },
  { title: 'Wraps', image: 'cat-wraps', anchor: 'wraps' },
  { title: 'Veg sides', image: 'cat-sides-veg', anchor: 'sides-veg' },
  { title: 'Chicken sides', image: 'cat-sides-non-veg', anchor: 'sides-non-veg' },
  { title: 'Waffles', image: 'cat-waffles', anchor: 'waffles' },
  { title: 'Shakes & drinks', image: 'cat-beverages', anchor: 'beverages' },
];
