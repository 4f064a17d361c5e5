import { categories, type Category, type Dish } from '@burger/shared/catalogue';
import { anchorOf } from './anchor';

/** How many dishes of a section stand in the page at first: more than any has today, so all of them are prerendered. */
export const shownAtFirst = 16;

export interface MenuSection {
  category: Category;
  /** Id of the section on the page, so that `/menu#waffles` leads there. */
  anchor: string;
  dishes: readonly Dish[];
}

/** The dishes by category, in the order of the menu; a category without dishes is left out. */
export const menuSections = (dishes: readonly Dish[]): MenuSection[] =>
  categories
    .map((category) => ({
      category,
      anchor: anchorOf(category),
      dishes: dishes.filter((dish) => dish.category === category),
    }))
    .filter((section) => section.dishes.length > 0);
