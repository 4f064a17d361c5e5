import type { Place } from './json-file';
import { at } from './texts';

/** Something that has to be said in every language: where it stands in English, and where its words stand. */
export interface Said {
  english: Place;
  text: string;
  words: Place;
}

interface Item {
  id?: unknown;
  name?: unknown;
  title?: unknown;
  question?: unknown;
  description?: unknown;
  category?: unknown;
  allergens?: unknown;
  code?: unknown;
  discount?: unknown;
  choices?: unknown;
  image?: unknown;
  studio?: unknown;
}

export const listOf = (value: unknown): Item[] =>
  (Array.isArray(value) ? value : []).map((one) => (typeof one === 'object' && one) || {});

const said = (english: Place, text: unknown, words: Place): Said[] =>
  typeof text === 'string' && text.trim() ? [{ english, text, words }] : [];

/** What the menu says. */
export const saidInMenu = (menu: unknown): Said[] => [
  ...listOf(at(menu, ['categories'])).flatMap(({ id, name }, index) =>
    said(['categories', index, 'name'], name, ['categories', String(id)]),
  ),
  ...listOf(at(menu, ['groups'])).flatMap(({ id, name, choices }, index) => [
    ...said(['groups', index, 'name'], name, ['groups', String(id), 'name']),
    ...listOf(choices).flatMap((choice, place) =>
      said(
        ['groups', index, 'choices', place, 'name'],
        choice.name,
        ['groups', String(id), 'choices', String(choice.id)], // prettier-ignore
      ),
    ),
  ]),
  ...listOf(at(menu, ['dishes'])).flatMap(({ id, name, description, allergens }, index) => {
    const words = ['dishes', String(id)];
    return [
      ...said(['dishes', index, 'name'], name, [...words, 'name']),
      ...said(['dishes', index, 'description'], description, [...words, 'description']),
      ...(Array.isArray(allergens) ? allergens : []).flatMap((allergen, place) =>
        said(['dishes', index, 'allergens', place], allergen, [...words, 'allergens', place]),
      ),
    ];
  }),
];

/** What the rules say; its words stand with those of the menu. */
export const saidInRules = (rules: unknown): Said[] => [
  ...listOf(at(rules, ['promos'])).flatMap(({ code, description }, index) =>
    said(['promos', index, 'description'], description, ['promos', String(code)]),
  ),
  ...listOf(at(rules, ['delivery', 'areas'])).flatMap(({ name }, index) =>
    said(['delivery', 'areas', index, 'name'], name, ['areas', String(name)]),
  ),
];

const factWords: [english: Place, words: Place][] = [
  [['name'], ['name']],
  [['tagline'], ['tagline']],
  ...['street', 'locality', 'city', 'region'].map((part): [Place, Place] => [
    ['address', part],
    ['address', part],
  ]),
  [['grievanceOfficer', 'name'], ['grievanceOfficer']],
];

/** What the facts say. */
export const saidInFacts = (facts: unknown): Said[] =>
  factWords.flatMap(([english, words]) => said(english, at(facts, english), words));

/** What a list of a page says, whose words stand under the ids. */
export const saidByIds =
  (list: Place) =>
  (page: unknown): Said[] =>
    listOf(at(page, list)).flatMap(({ id, title, question }, index) =>
      said([...list, index], title ?? question, [...list, String(id)]),
    );

/** The names that a page divides its list by. */
export const categoriesOf =
  (list: Place) =>
  (page: unknown): Said[] =>
    listOf(at(page, list)).flatMap(({ category }, index) =>
      said([...list, index, 'category'], category, [String(category)]),
    );

/** The names on the map. */
export const saidOnMap = (map: unknown): Said[] =>
  ['roads', 'parks', 'water', 'places'].flatMap((part) =>
    listOf(at(map, [part])).flatMap(({ name }, index) =>
      said([part, index, 'name'], name, [String(name)]),
    ),
  );
