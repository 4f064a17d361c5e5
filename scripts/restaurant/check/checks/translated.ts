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

/** An English text that needs a translation, and the position of the translation. */
export interface TranslatedText {
  text: string;
  words: Place;
}

const message = (text: unknown, ...words: unknown[]): TranslatedText[] =>
  typeof text === 'string' && text.trim() ? [{ text, words: words.map(String) }] : [];

const translationsInList = (texts: unknown, ...words: unknown[]): TranslatedText[] =>
  (Array.isArray(texts) ? texts : []).flatMap((text, index) =>
    message(text, ...words).map((one) => ({ ...one, words: [...one.words, index] })),
  );

const translationsInMenu = (menu: unknown): TranslatedText[] => [
  ...listOf(at(menu, ['categories'])).flatMap(({ id, name }) => message(name, 'categories', id)),
  ...listOf(at(menu, ['groups'])).flatMap(({ id, name, choices }) => [
    ...message(name, 'groups', id, 'name'),
    ...listOf(choices).flatMap((choice) =>
      message(choice.name, 'groups', id, 'choices', choice.id),
    ),
  ]),
  ...listOf(at(menu, ['dishes'])).flatMap(({ id, name, description, allergens }) => [
    ...message(name, 'dishes', id, 'name'),
    ...message(description, 'dishes', id, 'description'),
    ...translationsInList(allergens, 'dishes', id, 'allergens'),
  ]),
];

const translationsInRules = (rules: unknown): TranslatedText[] => [
  ...listOf(at(rules, ['promos'])).flatMap(({ code, description }) =>
    message(description, 'promos', code),
  ),
  ...listOf(at(rules, ['delivery', 'areas'])).flatMap(({ name }) => message(name, 'areas', name)),
];

const factWords = [
  ['name'],
  ['tagline'],
  ...['street', 'locality', 'city', 'region'].map((part) => ['address', part]),
];

const translationsInFacts = (facts: unknown): TranslatedText[] => [
  ...factWords.flatMap((place) => message(at(facts, place), ...place)),
  ...message(at(facts, ['grievanceOfficer', 'name']), 'grievanceOfficer'),
  ...message(at(facts, ['grievanceOfficer', 'designation']), 'grievanceDesignation'),
];

const translationsOnMap = (map: unknown): TranslatedText[] =>
  ['roads', 'parks', 'water', 'places'].flatMap((part) =>
    listOf(at(map, [part])).flatMap(({ name }) => message(name, name)),
  );

const translationsById =
  (...list: string[]) =>
  (page: unknown): TranslatedText[] =>
    listOf(at(page, list)).flatMap(({ id, title, question }) =>
      message(title ?? question, ...list, id),
    );

const categoriesOf =
  (...list: string[]) =>
  (page: unknown): TranslatedText[] =>
    listOf(at(page, list)).flatMap(({ category }) => message(category, category));

/** Files with English texts, and their translation files. Fixed pages have their texts in a schema. */
const pairs: [english: string, words: string, saidIn: (value: unknown) => TranslatedText[]][] = [
  ['restaurant.json', 'restaurant.json', translationsInFacts],
  ['menu.json', 'menu.json', translationsInMenu],
  ['map.json', 'map.json', translationsOnMap],
  ['rules.json', 'menu.json', translationsInRules],
  ['pages/posts.json', 'pages/posts.json', translationsById('posts')],
  ['pages/offers.json', 'pages/offers.json', translationsById('offers')],
  ['pages/questions.json', 'pages/questions.json', translationsById()],
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
export const translationsFor = (folder: Folder, words: string): TranslatedText[] =>
  pairs
    .filter(([, file]) => file === words)
    .flatMap(([english, , translationsIn]) => translationsIn(valueOf(folder, english)));

function missing(folder: Folder, language: string): Finding[] {
  const reported = new Set<string>();
  return pairs.flatMap(([english, words, translationsIn]) => {
    const file = folder.json(`${language}/${words}`);
    if (file?.value === undefined) return [];
    return translationsIn(valueOf(folder, english)).flatMap(({ text, words }) => {
      if (at(file.value, words) !== undefined) return [];
      // Report a missing list once, as a whole.
      const list = words.slice(0, -1);
      const isList = typeof words.at(-1) === 'number' && at(file.value, list) === undefined;
      const place = isList ? list : words;
      const key = [file.file, ...place].join('/');
      if (reported.has(key)) return [];
      reported.add(key);
      const says = isList
        ? `${place.join(' → ')} is missing: a list such as ["${text}"], in this language.`
        : `${place.join(' → ')} is missing: “${text}” is not translated.`;
      return [errorAt(folder, file.file, place, says)];
    });
  });
}

// A name in Latin letters needs no translation, but a text with a placeholder does.
const latin = /\p{Script=Latin}/u;

const fixedPages = ['home', 'reasons', 'about', 'contact', 'orders', 'titles'];

const translationsOnPage = (folder: Folder, page: string): TranslatedText[] =>
  textsIn(valueOf(folder, `pages/${page}.json`)).map(({ text, place }) => ({ text, words: place }));

const sameAsEnglish = (folder: Folder, language: string): Finding[] =>
  [
    ...pairs.map(([english, words, translationsIn]) => ({
      words,
      all: translationsIn(valueOf(folder, english)),
    })),
    ...fixedPages.map((page) => ({
      words: `pages/${page}.json`,
      all: translationsOnPage(folder, page),
    })),
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
    const stored = new Set(
      translationsFor(folder, words)
        .filter(({ words: place }) => within.every((part, index) => place[index] === part))
        .map(({ words: place }) => String(place[within.length])),
    );
    return Object.keys(Object(at(file?.value, within)) as object)
      .filter((id) => !stored.has(id))
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
    translationsFor(folder, file).flatMap(({ text, words }) => both(file, words, text)),
  );
  const listed = byIds.flatMap(([file, ...within]) => {
    if (!file.startsWith('pages/')) return [];
    return listOf(at(valueOf(folder, file), within)).flatMap((item) => {
      const place = [...within, String(item.id)];
      const its = Object.keys(Object(at(valueOf(folder, `${language}/${file}`), place)) as object);
      const text = Object.entries(item).filter(([key]) => its.includes(key));
      return both(file, place, Object.fromEntries(text));
    });
  });
  const fixed = fixedPages.flatMap((page) => {
    const file = `pages/${page}.json`;
    return textsIn(valueOf(folder, file)).flatMap(({ place, text }) => both(file, place, text));
  });
  return [...named, ...listed, ...fixed];
}
