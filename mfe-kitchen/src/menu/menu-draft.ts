import { cleanLine, plainDigits } from '@burger/shared/contracts';
import { spoken } from '@burger/shared/language';
import { toRupees } from '@burger/shared/pricing';
import { PublishedSchema, type Published } from '@burger/shared/publishing';
import * as v from 'valibot';

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

/** What was answered as a published document; null where it is none that we understand. */
export function publishedIn(answer: unknown): Published | null {
  const read = v.safeParse(PublishedSchema, answer);
  return read.success ? read.output : null;
}

/** What is wrong with a menu, by the dotted path of the field; what belongs to none stands under an empty path. */
export type MenuProblems = Readonly<Record<string, string>>;

/** What the server would refuse. */
export function menuProblems(menu: Published): MenuProblems {
  const checked = v.safeParse(PublishedSchema, menu);
  if (checked.success) return {};
  return Object.fromEntries(
    checked.issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message] as const).reverse(),
  );
}

/** A refusal of the server in the same form; it names the field within its own body. */
export const refusedProblem = (message: string, field = ''): MenuProblems => ({
  [field.replace(/^published\.?/, '')]: message,
});

/** The problem of one field of a dish, wherever it stands in the list. */
export function dishProblem(
  problems: MenuProblems,
  menu: Published,
  id: number,
  field: string,
): string | null {
  const at = menu.dishes.findIndex((dish) => dish.id === id);
  return problems[`dishes.${at}.${field}`] ?? null;
}

type Named = { id: number | string; name: string };

const named = (things: readonly Named[], id: string | number | undefined): string =>
  things.find((one) => String(one.id) === String(id))?.name ?? '';

/**
 * What a problem of a draft belongs to, by the dotted path of its field: a dish or a group of options, as it is called in
 * `published`. Empty for anything else.
 */
export function placeOf(path: string, draft: Published, published: Published): string {
  const [part, ...way] = path.split('.');
  // In another language by id, as in words.kn.groups.spice.name; elsewhere by its place in the list.
  const isWords = part === 'words';
  const [kind, which] = isWords ? way.slice(1) : [part, way[0]];
  if (kind !== 'dishes' && kind !== 'groups') return '';
  return named(published[kind], isWords ? which : draft[kind][Number(which)]?.id);
}

// A comma parts thousands and lakhs. Where it may as well be a point, as in 49,50, nobody guesses.
const amount = /^₹?(\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.(\d{1,2}))?$/;

/** The digits of a typed amount, and two of its paise; null when it is none. */
function digitsOf(typed: string): { rupees: string; paise: string } | null {
  const [, rupees, paise = ''] = amount.exec(plainDigits(typed).replace(/[\s\p{Cf}]/gu, '')) ?? [];
  return rupees === undefined
    ? null
    : { rupees: rupees.replaceAll(',', ''), paise: paise.padEnd(2, '0') };
}

/** What was typed as a price in the form that is published: ₹49 or ₹49.50. What is no amount stays as it was typed. */
export function priceText(typed: string): string {
  const digits = digitsOf(typed);
  if (!digits) return typed.trim();
  const { rupees, paise } = digits;
  return `₹${Number(rupees)}${paise === '00' ? '' : `.${paise}`}`;
}

/** What was typed as the price of a choice, in paise; null when it is no amount. */
export function pricePaise(typed: string): number | null {
  const digits = digitsOf(typed);
  return digits && digits.rupees.length <= 5 ? Number(digits.rupees + digits.paise) : null;
}

export const rupeesOf = (paise: number): string => String(toRupees(paise));
