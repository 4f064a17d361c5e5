import type { Category, Dish, Shop } from '@burger/shared/contracts';
import { dishAnchor } from '@burger/shared/order/lines';
import { addressIn, languages, pageLanguage } from '@burger/shared/i18n';
import { fromRupees, parsePrice, toRupees } from '@burger/shared/pricing';
import { restaurant } from '@burger/shared/restaurant';
import { foldText, wordsOf } from '@burger/shared/platform/text-search';
import { messages } from '../messages/en';

export interface Section {
  /** The category's id is the section's element id: `/menu#waffles` leads there. */
  category: Category;
  dishes: readonly Dish[];
}

const popularFirst = (dishes: readonly Dish[]): Dish[] => [
  ...dishes.filter(({ isPopular }) => isPopular),
  ...dishes.filter(({ isPopular }) => !isPopular),
];

/** Groups dishes by category in the shop's sequence, popular dishes first. Empty categories are left out. */
export const menuSections = ({ categories, dishes }: Pick<Shop, 'categories' | 'dishes'>) =>
  categories
    .map((category): Section => ({
      category,
      dishes: popularFirst(dishes.filter((dish) => dish.category === category.id)),
    }))
    .filter((section) => section.dishes.length > 0);

/** Dishes that a long list renders more each time its end comes near. */
export const growsBy = 16;

const countOf = (sections: readonly Section[]) =>
  sections.reduce((sum, { dishes }) => sum + dishes.length, 0);

// Prerendering as many cards of a longer menu would double its document.
const isLong = (sections: readonly Section[]) => countOf(sections) > 80;

/** Returns how many dishes of a section are rendered at first. The first section fills the first screen. */
export const initiallyVisible = (whole: readonly Section[], at: number): number =>
  at > 0 && isLong(whole) ? 3 : growsBy;

export const cheapBelow = fromRupees(100);

const filters = {
  popular: (dish: Dish) => dish.isPopular,
  cheap: (dish: Dish) => parsePrice(dish.price) < cheapBelow,
  spicy: (dish: Dish) => dish.spice === 'hot',
  jain: (dish: Dish) => dish.groups.some(({ id }) => id === 'jain'),
  fresh: (dish: Dish) => dish.isNew === true,
} as const;

export type DishFilter = keyof typeof filters;
const names = Object.keys(filters) as DishFilter[];

/**
 * Returns the filters that exclude some dishes but not all. A chosen filter stays listed, so that it can be
 * removed.
 */
export const usefulFilters = (
  dishes: readonly Dish[],
  chosen: ReadonlySet<DishFilter>,
): DishFilter[] =>
  names.filter((name) => {
    const fitting = dishes.filter(filters[name]).length;
    return chosen.has(name) || (fitting > 0 && fitting < dishes.length);
  });

export const fitsAll = (dish: Dish, chosen: ReadonlySet<DishFilter>): boolean =>
  [...chosen].every((name) => filters[name](dish));

const folded = (...names: string[]): string[] => names.map((name) => wordsOf(name).join(' '));

// Non-veg comes first, because the word "non-veg" contains "veg".
const diets = [
  [
    false,
    folded('non veg', 'nonveg', 'non vegetarian', 'ನಾನ್ ವೆಜ್', 'ಮಾಂಸಾಹಾರಿ', 'नॉन वेज', 'मांसाहारी'),
  ],
  [true, folded('pure veg', 'veg', 'veggie', 'vegetarian', 'ವೆಜ್', 'ಸಸ್ಯಾಹಾರಿ', 'वेज', 'शाकाहारी')],
] as const;

/**
 * Splits a query into normalised words and the diet that it names (null: none). Dish names need not contain
 * the diet.
 */
export function searchTerms(query: string): { words: readonly string[]; isVeg: boolean | null } {
  const normalizedQuery = ` ${wordsOf(query).join(' ')} `;
  for (const [isVeg, names] of diets) {
    const name = names.find((one) => normalizedQuery.includes(` ${one} `));
    if (name) return { words: wordsOf(normalizedQuery.replace(` ${name} `, ' ')), isVeg };
  }
  return { words: wordsOf(normalizedQuery), isVeg: null };
}

/**
 * The menu with normalised texts, so that each key press only compares. `texts` is in the sequence of the
 * dishes.
 */
export type MenuIndex = readonly { section: Section; texts: readonly string[] }[];

export interface Found {
  /** Sections with search results; a section without excluded dishes stays the same object. */
  sections: readonly Section[];
  count: number;
}

export const indexMenu = (sections: readonly Section[]): MenuIndex =>
  sections.map((section) => ({
    section,
    texts: section.dishes.map((dish) =>
      foldText([dish.name, dish.englishName, dish.description].join('\n')),
    ),
  }));

/**
 * Returns the dishes with every word of the query, and those in `meant` (ids), in menu order. A blank query
 * matches all dishes.
 */
export function searchMenu(
  index: MenuIndex,
  query: string,
  {
    vegOnly = false,
    filters = new Set(),
    meant,
  }: {
    vegOnly?: boolean;
    filters?: ReadonlySet<DishFilter>;
    meant?: ReadonlySet<number> | undefined;
  } = {},
): Found {
  const { words, isVeg } = searchTerms(query);
  const sections = index.flatMap(({ section, texts }) => {
    const fits = (dish: Dish, at: number) =>
      (dish.isVeg || !vegOnly) &&
      (isVeg === null || dish.isVeg === isVeg) &&
      fitsAll(dish, filters) &&
      (meant?.has(dish.id) || words.every((word) => texts[at]?.includes(word)));
    const dishes = section.dishes.filter(fits);
    if (dishes.length === section.dishes.length) return [section];
    return dishes.length > 0 ? [{ ...section, dishes }] : [];
  });
  return { sections, count: countOf(sections) };
}

export const dishOfHash = (dishes: readonly Dish[], hash: string): Dish | undefined =>
  hash.length > 1 ? dishes.find((dish) => hash === `#${dishAnchor(dish)}`) : undefined;

const schemaOrg = 'https://schema.org';

// Only facts that the page's text does not have: search engines read the rest from the page.
const menuItem = (dish: Dish) => ({
  '@type': 'MenuItem',
  name: dish.name,
  ...(dish.isVeg && { suitableForDiet: `${schemaOrg}/VegetarianDiet` }),
  offers: {
    '@type': 'Offer',
    price: toRupees(parsePrice(dish.price)).toFixed(2),
    priceCurrency: 'INR',
    // Today's sold-out dishes are ignored, because the page is prerendered once for many days.
    availability: `${schemaOrg}/${dish.isAvailable ? 'InStock' : 'OutOfStock'}`,
  },
});

/** Returns the menu's structured data (schema.org) as JSON that is safe inside a script element. */
export function menuData(sections: readonly Section[]): string {
  const url = `${restaurant.siteUrl}${addressIn(pageLanguage, '/menu')}`;
  const menu = {
    '@context': schemaOrg,
    '@type': 'Menu',
    name: messages.menuOf(restaurant.name),
    url,
    inLanguage: languages[pageLanguage].tag,
    hasMenuSection: sections.map(({ category, dishes }, at) => ({
      '@type': 'MenuSection',
      name: category.name,
      url: `${url}#${category.id}`,
      hasMenuItem: dishes.slice(0, initiallyVisible(sections, at)).map(menuItem),
    })),
  };
  return JSON.stringify(menu).replaceAll('<', '\\u003c');
}
