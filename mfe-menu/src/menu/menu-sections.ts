import type { Category, Dish, Shop } from '@burger/shared/contracts';

/** How many dishes of a section stand in the page at first: more than any has today, so all of them are prerendered. */
export const shownAtFirst = 16;

export interface MenuSection {
  /** Its id is that of the section on the page, so that `/menu#waffles` leads there. */
  category: Category;
  dishes: readonly Dish[];
}

const popularFirst = (dishes: readonly Dish[]): Dish[] => [
  ...dishes.filter(({ isPopular }) => isPopular),
  ...dishes.filter(({ isPopular }) => !isPopular),
];

/** The dishes by category, popular ones first, in the order of the shop's categories; a category without dishes is left out. */
export const menuSections = ({ categories, dishes }: Pick<Shop, 'categories' | 'dishes'>) =>
  categories
    .map((category): MenuSection => ({
      category,
      dishes: popularFirst(dishes.filter((dish) => dish.category === category.id)),
    }))
    .filter((section) => section.dishes.length > 0);
