import { cleanLine } from '@burger/shared/contracts';
import { spoken, translations, type Language } from '@burger/shared/i18n';
import { shortMoney } from '@burger/shared/pricing';
import { wrongPromo } from '@burger/shared/pricing/promo-rules';
import { PublishedSchema, type Published } from '@burger/shared/shop/publishing';
import * as v from 'valibot';
import { paiseIn } from '../parts/amount';

export type PublishedDish = Published['dishes'][number];
export type PublishedGroup = Published['groups'][number];
export type PublishedChoice = PublishedGroup['choices'][number];
export const languages: readonly Language[] = [
  'en',
  ...translations.filter((one) => one in spoken),
];
export type { Language };

type Identified = { id: number | string };

const changed = <Item extends Identified>(
  items: readonly Item[],
  id: Item['id'],
  change: Partial<Item>,
): Item[] => items.map((item) => (item.id === id ? { ...item, ...change } : item));

export const withDish = (
  menu: Published,
  id: number,
  change: Partial<PublishedDish>,
): Published => ({ ...menu, dishes: changed(menu.dishes, id, change) });

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

type Words = Published['words'][string];
type DishWords = Words['dishes'][string];
type GroupWords = Words['groups'][string];
export const noWords: Words = { categories: {}, groups: {}, dishes: {}, promos: {}, areas: {} };

export function wordsOf(menu: Published, language: Language, id: number): DishWords {
  const own = menu.dishes.find((dish) => dish.id === id);
  const text = language === 'en' ? own : menu.words[language]?.dishes[id];
  return { name: text?.name ?? '', description: text?.description ?? '' };
}

export function groupWordsOf(menu: Published, language: Language, id: string): GroupWords {
  if (language !== 'en') return menu.words[language]?.groups[id] ?? { name: '', choices: {} };
  const { name = '', choices = [] } = menu.groups.find((group) => group.id === id) ?? {};
  return { name, choices: Object.fromEntries(choices.map((one) => [one.id, one.name])) };
}

/** Sets a text of a dish or group. `text` null removes the translation, so that English applies. */
function withText<Kind extends 'dishes' | 'groups'>(
  menu: Published,
  language: Language,
  kind: Kind,
  id: number | string,
  text: Words[Kind][string] | null,
): Published {
  const words = menu.words[language] ?? noWords;
  const { [id]: _former, ...others } = words[kind];
  const all = text ? { ...others, [id]: text } : others;
  return { ...menu, words: { ...menu.words, [language]: { ...words, [kind]: all } } };
}

/** Sets the texts of a dish in a language. A translation without any text is removed. */
export function withWords(
  menu: Published,
  language: Language,
  id: number,
  change: Partial<DishWords>,
): Published {
  if (language === 'en') return withDish(menu, id, change);
  const text = { ...wordsOf(menu, language, id), ...change };
  const isEmpty = !cleanLine(text.name) && !cleanLine(text.description);
  return withText(menu, language, 'dishes', id, isEmpty ? null : text);
}

/**
 * Sets the texts of an option group in a language. If an option has a translation, the group needs one too.
 */
export function withGroupWords(
  menu: Published,
  language: Language,
  id: string,
  change: Partial<GroupWords>,
): Published {
  const { name, choices } = groupWordsOf(menu, language, id);
  const text = { name, ...change, choices: { ...choices, ...change.choices } };
  if (language === 'en') {
    const groups = menu.groups.map((group) => {
      if (group.id !== id) return group;
      const named = group.choices.map((one) => ({ ...one, name: text.choices[one.id] ?? '' }));
      return { ...group, name: text.name, choices: named };
    });
    return { ...menu, groups };
  }
  const words = Object.entries(text.choices).filter(([, word]) => cleanLine(word));
  const isEmpty = !cleanLine(text.name) && words.length === 0;
  const stored = { name: text.name, choices: Object.fromEntries(words) };
  return withText(menu, language, 'groups', id, isEmpty ? null : stored);
}

/** Swaps an item with its next neighbour among the items that `among` matches. */
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

export const withDishMoved = (menu: Published, id: number, by: -1 | 1): Published => {
  const category = menu.dishes.find((dish) => dish.id === id)?.category;
  return { ...menu, dishes: moved(menu.dishes, id, by, (dish) => dish.category === category) };
};

export const withCategoryMoved = (menu: Published, id: string, by: -1 | 1): Published => ({
  ...menu,
  categories: moved(menu.categories, id, by, () => true),
});

/** Returns a published menu; null if this version of the counter does not understand it. */
export function publishedIn(answer: unknown): Published | null {
  const read = v.safeParse(PublishedSchema, answer);
  return read.success ? read.output : null;
}

/** Problems of a menu by dotted field path; those under the empty path concern the whole menu. */
export type MenuProblems = Readonly<Record<string, string>>;

export function menuProblems(menu: Published): MenuProblems {
  const checked = v.safeParse(PublishedSchema, menu);
  if (checked.success) {
    const wrong = menu.rules.promos.flatMap((promo, at) =>
      wrongPromo(promo).map(([field, message]) => [`rules.promos.${at}.${field}`, message]),
    );
    return Object.fromEntries(wrong) as MenuProblems;
  }
  return Object.fromEntries(
    checked.issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message] as const).reverse(),
  );
}

/** Converts a server error to menu problems; its field path is relative to the request body. */
export const refusedProblem = (message: string, field = ''): MenuProblems => ({
  [field.replace(/^published\.?/, '')]: message,
});

/** Returns the field path of a translated text: by index in English, otherwise by id. */
export function wordsPath(
  menu: Published,
  language: Language,
  kind: 'dishes' | 'groups',
  id: number | string,
): string {
  if (language !== 'en') return `words.${language}.${kind}.${id}`;
  return `${kind}.${menu[kind].findIndex((one) => one.id === id)}`;
}

/** Returns the published name of the dish or group that a problem belongs to; empty for other problems. */
export function placeOf(path: string, draft: Published, published: Published): string {
  const [part, ...keys] = path.split('.');
  // Translations are keyed by id (words.kn.groups.spice.name), other paths by index.
  const isWords = part === 'words';
  const [kind, which] = isWords ? keys.slice(1) : [part, keys[0]];
  if (part === 'rules') return draft.rules.promos[Number(keys[1])]?.code ?? '';
  if (kind !== 'dishes' && kind !== 'groups') return '';
  const id = isWords ? which : draft[kind][Number(which)]?.id;
  return published[kind].find((one) => String(one.id) === String(id))?.name ?? '';
}

/** Parses the typed price of an option as paise; null if invalid. */
export function pricePaise(typed: string): number | null {
  const paise = paiseIn(typed);
  return paise !== null && paise >= 0 ? paise : null;
}

/** Converts a typed price to the published form, ₹49 or ₹49.50. Invalid text is returned unchanged. */
export function priceText(typed: string): string {
  const paise = pricePaise(typed);
  return paise === null ? typed.trim() : shortMoney(paise).replaceAll(',', '');
}
