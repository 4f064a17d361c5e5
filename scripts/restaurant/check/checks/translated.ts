import {
  at,
  errorAt,
  listOf,
  otherLanguages,
  textsIn,
  valueOf,
  warningAt,
  type Finding,
  type Folder,
  type Place,
} from '../folder';

/** An English text that needs a translation, and the place of the translation. */
export interface Said {
  text: string;
  words: Place;
}

const said = (text: unknown, ...words: unknown[]): Said[] =>
  typeof text === 'string' && text.trim() ? [{ text, words: words.map(String) }] : [];

const saidInList = (texts: unknown, ...words: unknown[]): Said[] =>
  (Array.isArray(texts) ? texts : []).flatMap((text, index) =>
    said(text, ...words).map((one) => ({ ...one, words: [...one.words, index] })),
  );

const saidInMenu = (menu: unknown): Said[] => [
  ...listOf(at(menu, ['categories'])).flatMap(({ id, name }) => said(name, 'categories', id)),
  ...listOf(at(menu, ['groups'])).flatMap(({ id, name, choices }) => [
    ...said(name, 'groups', id, 'name'),
    ...listOf(choices).flatMap((choice) => said(choice.name, 'groups', id, 'choices', choice.id)),
  ]),
  ...listOf(at(menu, ['dishes'])).flatMap(({ id, name, description, allergens }) => [
    ...said(name, 'dishes', id, 'name'),
    ...said(description, 'dishes', id, 'description'),
    ...saidInList(allergens, 'dishes', id, 'allergens'),
  ]),
];

const saidInRules = (rules: unknown): Said[] => [
  ...listOf(at(rules, ['promos'])).flatMap(({ code, description }) =>
    said(description, 'promos', code),
  ),
  ...listOf(at(rules, ['delivery', 'areas'])).flatMap(({ name }) => said(name, 'areas', name)),
];

const factWords = [
  ['name'],
  ['tagline'],
  ...['street', 'locality', 'city', 'region'].map((part) => ['address', part]),
];

const saidInFacts = (facts: unknown): Said[] => [
  ...factWords.flatMap((place) => said(at(facts, place), ...place)),
  ...said(at(facts, ['grievanceOfficer', 'name']), 'grievanceOfficer'),
  ...said(at(facts, ['grievanceOfficer', 'designation']), 'grievanceDesignation'),
];

const saidOnMap = (map: unknown): Said[] =>
  ['roads', 'parks', 'water', 'places'].flatMap((part) =>
    listOf(at(map, [part])).flatMap(({ name }) => said(name, name)),
  );

const saidByIds =
  (...list: string[]) =>
  (page: unknown): Said[] =>
    listOf(at(page, list)).flatMap(({ id, title, question }) =>
      said(title ?? question, ...list, id),
    );

const categoriesOf =
  (...list: string[]) =>
  (page: unknown): Said[] =>
    listOf(at(page, list)).flatMap(({ category }) => said(category, category));

/** Files with English texts and the files of their translations. Texts of fixed pages are part of their schema. */
const pairs: [english: string, words: string, saidIn: (value: unknown) => Said[]][] = [
  ['restaurant.json', 'restaurant.json', saidInFacts],
  ['menu.json', 'menu.json', saidInMenu],
  ['map.json', 'map.json', saidOnMap],
  ['rules.json', 'menu.json', saidInRules],
  ['pages/posts.json', 'pages/posts.json', saidByIds('posts')],
  ['pages/offers.json', 'pages/offers.json', saidByIds('offers')],
  ['pages/questions.json', 'pages/questions.json', saidByIds()],
  ['pages/posts.json', 'pages/categories.json', categoriesOf('posts')],
  ['pages/offers.json', 'pages/categories.json', categoriesOf('offers')],
  ['pages/questions.json', 'pages/categories.json', categoriesOf()],
];

/** Translations keyed by ids, which may have been removed from the English file. */
const byIds: [words: string, ...within: string[]][] = [
  ['menu.json', 'categories'],
  ['menu.json', 'groups'],
  ['menu.json', 'dishes'],
  ['menu.json', 'promos'],
  ['menu.json', 'areas'],
  ['pages/posts.json', 'posts'],
  ['pages/offers.json', 'offers'],
  ['pages/questions.json'],
  ['map.json'],
];

/** Returns the English texts that the translation file `words` must cover. */
export const saidFor = (folder: Folder, words: string): Said[] =>
  pairs
    .filter(([, file]) => file === words)
    .flatMap(([english, , saidIn]) => saidIn(valueOf(folder, english)));

function missing(folder: Folder, language: string): Finding[] {
  const told = new Set<string>();
  return pairs.flatMap(([english, words, saidIn]) => {
    const file = folder.json(`${language}/${words}`);
    if (file?.value === undefined) return [];
    return saidIn(valueOf(folder, english)).flatMap(({ text, words }) => {
      if (at(file.value, words) !== undefined) return [];
      // A missing list is reported once, as a whole.
      const list = words.slice(0, -1);
      const isList = typeof words.at(-1) === 'number' && at(file.value, list) === undefined;
      const place = isList ? list : words;
      const key = [file.file, ...place].join('/');
      if (told.has(key)) return [];
      told.add(key);
      const says = isList
        ? `${place.join(' → ')} is missing: a list such as ["${text}"], in this language.`
        : `${place.join(' → ')} is missing: “${text}” is not translated.`;
      return [errorAt(folder, file.file, place, says)];
    });
  });
}

// A name in Latin letters needs no translation. A text with a placeholder does.
const latin = /\p{Script=Latin}/u;

const fixedPages = ['home', 'reasons', 'about', 'contact', 'orders', 'titles'];

const saidOnPage = (folder: Folder, page: string): Said[] =>
  textsIn(valueOf(folder, `pages/${page}.json`)).map(({ text, place }) => ({ text, words: place }));

const sameAsEnglish = (folder: Folder, language: string): Finding[] =>
  [
    ...pairs.map(([english, words, saidIn]) => ({ words, all: saidIn(valueOf(folder, english)) })),
    ...fixedPages.map((page) => ({ words: `pages/${page}.json`, all: saidOnPage(folder, page) })),
  ].flatMap(({ words, all }) => {
    const file = folder.json(`${language}/${words}`);
    return all
      .filter(({ text, words: place }) => at(file?.value, place) === text)
      .filter(({ text }) => latin.test(text.replace(/\{\w+\}/g, '')))
      .map(({ text, words: place }) =>
        warningAt(folder, `${language}/${words}`, place, `“${text}” is still in English.`),
      );
  });

function left(folder: Folder, language: string): Finding[] {
  return byIds.flatMap(([words, ...within]) => {
    const file = folder.json(`${language}/${words}`);
    const kept = new Set(
      saidFor(folder, words)
        .filter(({ words: place }) => within.every((part, index) => place[index] === part))
        .map(({ words: place }) => String(place[within.length])),
    );
    return Object.keys(Object(at(file?.value, within)) as object)
      .filter((id) => !kept.has(id))
      .map((id) => {
        const place = [...within, id];
        const says = `There is a translation of ${place.join(' → ')}, which does not exist in English.`;
        return warningAt(folder, `${language}/${words}`, place, says);
      });
  });
}

export const translated = (folder: Folder): Finding[] =>
  otherLanguages(folder).flatMap((language) => [
    ...missing(folder, language),
    ...sameAsEnglish(folder, language),
    ...left(folder, language),
  ]);

interface Translation {
  file: string;
  place: Place;
  english: unknown;
  words: unknown;
}

export function translations(folder: Folder, language: string): Translation[] {
  const both = (file: string, place: Place, english: unknown): Translation[] => {
    const name = `${language}/${file}`;
    const words = at(valueOf(folder, name), place);
    return words === undefined ? [] : [{ file: name, place, english, words }];
  };
  const named = ['restaurant.json', 'menu.json', 'map.json'].flatMap((file) =>
    saidFor(folder, file).flatMap(({ text, words }) => both(file, words, text)),
  );
  const listed = byIds.flatMap(([file, ...within]) => {
    if (!file.startsWith('pages/')) return [];
    return listOf(at(valueOf(folder, file), within)).flatMap((item) => {
      const place = [...within, String(item.id)];
      const its = Object.keys(Object(at(valueOf(folder, `${language}/${file}`), place)) as object);
      const said = Object.entries(item).filter(([key]) => its.includes(key));
      return both(file, place, Object.fromEntries(said));
    });
  });
  const fixed = fixedPages.flatMap((page) => {
    const file = `pages/${page}.json`;
    return textsIn(valueOf(folder, file)).flatMap(({ place, text }) => both(file, place, text));
  });
  return [...named, ...listed, ...fixed];
}
