import type { Dish } from '@burger/shared/contracts';
import { foldText } from '@burger/shared/text-search';
import { askedFor } from './asked-for';
import { fitsAll, type DishFilter } from './dish-filters';
import type { MenuSection } from './menu-sections';

interface Indexed {
  section: MenuSection;
  /** What is searched of each dish, in the order of the section. */
  texts: readonly string[];
}

/** The menu with its words made ready once, so that a keystroke only compares. */
export type MenuIndex = readonly Indexed[];

export interface Found {
  /** Sections that hold something; one of which nothing is left out stays the same object. */
  sections: readonly MenuSection[];
  count: number;
}

/** Makes the names and descriptions ready for searching (spec.md §2, Menu). */
export const indexMenu = (sections: readonly MenuSection[]): MenuIndex =>
  sections.map((section) => ({
    section,
    texts: section.dishes.map((dish) =>
      foldText([dish.name, dish.englishName, dish.description].join('\n')),
    ),
  }));

/** What narrows the menu beside the words. */
export interface Narrowed {
  vegOnly?: boolean;
  filters?: ReadonlySet<DishFilter>;
  /** Ids of dishes that the words mean, though they are not in them. */
  meant?: ReadonlySet<number> | undefined;
}

/** The dishes that contain every word of the query, and those that it means, in menu order; a blank query leaves all. */
export function searchMenu(
  index: MenuIndex,
  query: string,
  { vegOnly = false, filters = new Set(), meant = new Set() }: Narrowed = {},
): Found {
  const { words, isVeg } = askedFor(query);
  const sections = index.flatMap(({ section, texts }) => {
    const fits = (dish: Dish, at: number) =>
      (dish.isVeg || !vegOnly) &&
      (isVeg === null || dish.isVeg === isVeg) &&
      fitsAll(dish, filters) &&
      (meant.has(dish.id) || words.every((word) => texts[at]?.includes(word)));
    const dishes = section.dishes.filter(fits);
    if (dishes.length === section.dishes.length) return [section];
    return dishes.length > 0 ? [{ ...section, dishes }] : [];
  });
  return { sections, count: sections.reduce((sum, { dishes }) => sum + dishes.length, 0) };
}
