import type { Category, Dish, Shop } from '@burger/shared/contracts';
import { dishAnchor } from '@burger/shared/lines';
import { addressIn, languages, pageLanguage } from '@burger/shared/language';
import { fromRupees, parsePrice, toRupees } from '@burger/shared/pricing';
import { restaurant } from '@burger/shared/restaurant';
import { foldText, wordsOf } from '@burger/shared/text-search';
import { messages } from '../messages';

/** How many dishes of a section stand in the page at first: more than any has today, so all of them are prerendered. */
export const shownAtFirst = 16;

export interface Section {
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
    .map((category): Section => ({
      category,
      dishes: popularFirst(dishes.filter((dish) => dish.category === category.id)),
    }))
    .filter((section) => section.dishes.length > 0);

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

/** The filters that make a difference: some dishes fit, and some do not. What is chosen can always be given up. */
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

// What has meat first: its names hold those of what has none.
const diets = [
  [
    false,
    folded('non veg', 'nonveg', 'non vegetarian', 'ನಾನ್ ವೆಜ್', 'ಮಾಂಸಾಹಾರಿ', 'नॉन वेज', 'मांसाहारी'),
  ],
  [true, folded('pure veg', 'veg', 'veggie', 'vegetarian', 'ವೆಜ್', 'ಸಸ್ಯಾಹಾರಿ', 'वेज', 'शाकाहारी')],
] as const;

/** The words of a query, folded, and whether a dish is to be veg (null: not said), which its name need not say. */
export function askedFor(query: string): { words: readonly string[]; isVeg: boolean | null } {
  const asked = ` ${wordsOf(query).join(' ')} `;
  for (const [isVeg, names] of diets) {
    const name = names.find((one) => asked.includes(` ${one} `));
    if (name) return { words: wordsOf(asked.replace(` ${name} `, ' ')), isVeg };
  }
  return { words: wordsOf(asked), isVeg: null };
}

/** The menu with its words made ready once, so that a keystroke only compares: texts stand in the order of the dishes. */
export type MenuIndex = readonly { section: Section; texts: readonly string[] }[];

export interface Found {
  /** Sections that hold something; one of which nothing is left out stays the same object. */
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

/** Dishes with every word of the query, and those that are `meant` (ids), in menu order; a blank query leaves all. */
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
  const { words, isVeg } = askedFor(query);
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
  return { sections, count: sections.reduce((sum, { dishes }) => sum + dishes.length, 0) };
}

export const dishOfHash = (dishes: readonly Dish[], hash: string): Dish | undefined =>
  hash.length > 1 ? dishes.find((dish) => hash === `#${dishAnchor(dish)}`) : undefined;

const schemaOrg = 'https://schema.org';

// What a dish is and looks like stands in the page anyway: here is what its text does not say for itself.
const menuItem = (dish: Dish) => ({
  '@type': 'MenuItem',
  name: dish.name,
  ...(dish.isVeg && { suitableForDiet: `${schemaOrg}/VegetarianDiet` }),
  offers: {
    '@type': 'Offer',
    price: toRupees(parsePrice(dish.price)).toFixed(2),
    priceCurrency: 'INR',
    // Not what is sold out today: the page is written ahead.
    availability: `${schemaOrg}/${dish.isAvailable ? 'InStock' : 'OutOfStock'}`,
  },
});

/** The menu as search engines read it, no longer than the page itself; safe inside a script element. */
export function menuData(sections: readonly Section[]): string {
  const url = `${restaurant.siteUrl}${addressIn(pageLanguage, '/menu')}`;
  const menu = {
    '@context': schemaOrg,
    '@type': 'Menu',
    name: messages.menuOf(restaurant.name),
    url,
    inLanguage: languages[pageLanguage].tag,
    hasMenuSection: sections.map(({ category, dishes }) => ({
      '@type': 'MenuSection',
      name: category.name,
      url: `${url}#${category.id}`,
      hasMenuItem: dishes.slice(0, shownAtFirst).map(menuItem),
    })),
  };
  // A closing tag inside a text would end the element.
  return JSON.stringify(menu).replaceAll('<', '\\u003c');
}
