import { cleanLine } from '@burger/shared/contracts';
import { spoken } from '@burger/shared/language';
import type { Published } from '@burger/shared/publishing';

export type PublishedDish = Published['dishes'][number];
export type PublishedGroup = Published['groups'][number];
export type PublishedChoice = PublishedGroup['choices'][number];
/** The languages of the menu beside English. */
export const otherLanguages = (['kn', 'hi'] as const).filter((language) => language in spoken);
export type OtherLanguage = (typeof otherLanguages)[number];

type Identified = { id: number | string };

const changed = <Item extends Identified>(
  items: readonly Item[],
  id: Item['id'],
  change: Partial<Item>,
): Item[] => items.map((item) => (item.id === id ? { ...item, ...change } : item));

/** The menu with a dish changed. */
export const withDish = (
  menu: Published,
  id: number,
  change: Partial<PublishedDish>,
): Published => ({ ...menu, dishes: changed(menu.dishes, id, change) });

/** The menu with a choice of a group changed. */
export const withChoice = (
  menu: Published,
  group: string,
  id: string,
  change: Partial<PublishedChoice>,
): Published => ({
  ...menu,
  groups: menu.groups.map((one) =>
    one.id === group ? { ...one, choices: changed(one.choices, id, change) } : one,
  ),
});

/** The menu with a group changed. */
export const withGroup = (
  menu: Published,
  id: string,
  change: Partial<PublishedGroup>,
): Published => ({ ...menu, groups: changed(menu.groups, id, change) });

/** The words of a dish in another language; empty where there are none yet. */
export const wordsOf = (menu: Published, language: OtherLanguage, id: number) =>
  menu.words[language]?.dishes[id] ?? { name: '', description: '' };

type Words = Published['words'][string];

const noWords: Words = {
  categories: {},
  groups: {},
  dishes: {},
  promos: {},
  areas: {},
};

/** The menu with what one thing is called in another language; null: English stands in. */
function withSaid<Kind extends 'dishes' | 'groups'>(
  menu: Published,
  language: OtherLanguage,
  kind: Kind,
  id: number | string,
  said: Words[Kind][string] | null,
): Published {
  const words = menu.words[language] ?? noWords;
  const { [id]: _former, ...others } = words[kind];
  const all = said ? { ...others, [id]: said } : others;
  return { ...menu, words: { ...menu.words, [language]: { ...words, [kind]: all } } };
}

/** The menu with words of a dish in another language. Words that are all empty are none: then English stands in. */
export function withWords(
  menu: Published,
  language: OtherLanguage,
  id: number,
  change: { name?: string; description?: string },
): Published {
  const said = { ...wordsOf(menu, language, id), ...change };
  const isEmpty = !cleanLine(said.name) && !cleanLine(said.description);
  return withSaid(menu, language, 'dishes', id, isEmpty ? null : said);
}

interface GroupWords {
  name: string;
  choices: Readonly<Record<string, string>>;
}

/** The words of a group in another language; empty where there are none yet. */
export const groupWordsOf = (menu: Published, language: OtherLanguage, id: string): GroupWords =>
  menu.words[language]?.groups[id] ?? { name: '', choices: {} };

/**
 * The menu with words of a group in another language. Words that are empty are none: then English stands in. Only the
 * group's own name is needed where one of its choices has a word.
 */
export function withGroupWords(
  menu: Published,
  language: OtherLanguage,
  id: string,
  change: Partial<GroupWords>,
): Published {
  const before = groupWordsOf(menu, language, id);
  const name = change.name ?? before.name;
  const choices = Object.fromEntries(
    Object.entries({ ...before.choices, ...change.choices }).filter(([, said]) => cleanLine(said)),
  );
  const isEmpty = !cleanLine(name) && Object.keys(choices).length === 0;
  return withSaid(menu, language, 'groups', id, isEmpty ? null : { name, choices });
}

/** The items with one moved to the place of its neighbour among those that `among` names. */
function moved<Item extends Identified>(
  items: readonly Item[],
  id: Item['id'],
  by: -1 | 1,
  among: (item: Item) => boolean,
): Item[] {
  const beside = items.filter(among);
  const from = beside.findIndex((item) => item.id === id);
  const other = from < 0 ? undefined : beside[from + by];
  const own = beside[from];
  if (!other || !own) return [...items];
  return items.map((item) => (item === own ? other : item === other ? own : item));
}

/** The menu with a dish one place up (-1) or down (1) in its category. */
export const withDishMoved = (menu: Published, id: number, by: -1 | 1): Published => {
  const category = menu.dishes.find((dish) => dish.id === id)?.category;
  return { ...menu, dishes: moved(menu.dishes, id, by, (dish) => dish.category === category) };
};

/** The menu with a category one place up (-1) or down (1). */
export const withCategoryMoved = (menu: Published, id: string, by: -1 | 1): Published => ({
  ...menu,
  categories: moved(menu.categories, id, by, () => true),
});
