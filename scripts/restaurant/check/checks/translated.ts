import { error, warning, type Finding } from '../finding';
import { valueOf, type Folder } from '../folder';
import { otherLanguages } from '../known-files';
import {
  categoriesOf,
  saidByIds,
  saidInFacts,
  saidInMenu,
  saidInRules,
  saidOnMap,
  type Said,
} from '../said';
import { at } from '../texts';

/** Where what one file says in English is said in another language by a second. What fixed pages say is part of their shape. */
const pairs: { english: string; words: string; saidIn: (value: unknown) => Said[] }[] = [
  { english: 'restaurant.json', words: 'restaurant.json', saidIn: saidInFacts },
  { english: 'menu.json', words: 'menu.json', saidIn: saidInMenu },
  { english: 'map.json', words: 'map.json', saidIn: saidOnMap },
  { english: 'rules.json', words: 'menu.json', saidIn: saidInRules },
  { english: 'pages/posts.json', words: 'pages/posts.json', saidIn: saidByIds(['posts']) },
  { english: 'pages/offers.json', words: 'pages/offers.json', saidIn: saidByIds(['offers']) },
  { english: 'pages/questions.json', words: 'pages/questions.json', saidIn: saidByIds([]) },
  { english: 'pages/posts.json', words: 'pages/categories.json', saidIn: categoriesOf(['posts']) },
  {
    english: 'pages/offers.json',
    words: 'pages/categories.json',
    saidIn: categoriesOf(['offers']),
  },
  { english: 'pages/questions.json', words: 'pages/categories.json', saidIn: categoriesOf([]) },
];

/** Where words stand by ids of something that may have gone. */
const byIds: { words: string; within: string[] }[] = [
  ...['categories', 'groups', 'dishes', 'promos', 'areas'].map((part) => ({
    words: 'menu.json',
    within: [part],
  })),
  { words: 'pages/posts.json', within: ['posts'] },
  { words: 'pages/offers.json', within: ['offers'] },
  { words: 'pages/questions.json', within: [] },
  { words: 'map.json', within: [] },
];

const saidFor = (folder: Folder, words: string): Said[] =>
  pairs
    .filter((pair) => pair.words === words)
    .flatMap(({ english, saidIn }) => saidIn(valueOf(folder, english)));

function missing(folder: Folder, language: string): Finding[] {
  const told = new Set<string>();
  return pairs.flatMap(({ english, words, saidIn }) => {
    const file = folder.json(`${language}/${words}`);
    if (file?.value === undefined) return [];
    return saidIn(valueOf(folder, english)).flatMap(({ text, words }) => {
      if (at(file.value, words) !== undefined) return [];
      // A list that is not there is missing as a whole.
      const list = words.slice(0, -1);
      const isList = typeof words.at(-1) === 'number' && at(file.value, list) === undefined;
      const place = isList ? list : words;
      const key = [file.file, ...place].join('/');
      if (told.has(key)) return [];
      told.add(key);
      const says = isList
        ? `${place.join(' → ')} is missing: a list such as ["${text}"], in this language.`
        : `${place.join(' → ')} is missing: “${text}” is not translated.`;
      return [error(file.file, file.lineOf(place), says)];
    });
  });
}

// A name in English letters is not said in the other language; what is only filled in is.
const latin = /\p{Script=Latin}/u;

const sameAsEnglish = (folder: Folder, language: string): Finding[] =>
  pairs.flatMap(({ english, words, saidIn }) => {
    const file = folder.json(`${language}/${words}`);
    return saidIn(valueOf(folder, english))
      .filter(({ text, words: place }) => at(file?.value, place) === text)
      .filter(({ text }) => latin.test(text.replace(/\{\w+\}/g, '')))
      .map(({ text, words: place }) =>
        warning(`${language}/${words}`, file?.lineOf(place), `“${text}” is still in English.`),
      );
  });

function left(folder: Folder, language: string): Finding[] {
  return byIds.flatMap(({ words, within }) => {
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
        const says = `There are words for ${place.join(' → ')}, which is not there in English.`;
        return warning(`${language}/${words}`, file?.lineOf(place), says);
      });
  });
}

/** What is said in English is said in every language that the site speaks, and nothing else is. */
export const translated = (folder: Folder): Finding[] =>
  otherLanguages(folder).flatMap((language) => [
    ...missing(folder, language),
    ...sameAsEnglish(folder, language),
    ...left(folder, language),
  ]);
