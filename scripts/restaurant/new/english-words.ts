import { translations } from '@burger/shared/i18n';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { root } from '../../../shared/repository/paths.mjs';
import { translationsFor, type TranslatedText } from '../check/checks/translated';
import { openFolder, valueOf, wordFiles, type Folder } from '../check/folder';

/** Writes JSON in the format of the folder's other files. */
export function writeJson(file: string, content: unknown): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

type Table = Record<string, unknown>;
const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function put(words: Table, [key = '', ...rest]: TranslatedText['words'], text: string): void {
  const [next] = rest;
  if (next === undefined) words[key] = text;
  else if (rest.length === 1 && typeof next === 'number') {
    const list = (words[key] ??= []) as string[];
    list[next] = text;
  } else put((words[key] ??= {}) as Table, rest, text);
}

/** Reduces an English page to the fields that `words`, its translation, has (lists by id). */
function shapedLike(words: unknown, english: unknown): unknown {
  if (Array.isArray(english) && isTable(words)) {
    const [first] = Object.values(words);
    return Object.fromEntries(
      english.map((item: { id: string }) => [item.id, shapedLike(words[item.id] ?? first, item)]),
    );
  }
  if (Array.isArray(english) && Array.isArray(words))
    return english.map((item: unknown, at) => shapedLike(words[at] ?? words[0], item));
  if (!isTable(english) || !isTable(words)) return english;
  const keys = Object.keys(words).filter((key) => key in english);
  return Object.fromEntries(keys.map((key) => [key, shapedLike(words[key], english[key])]));
}

const tables: Readonly<Record<string, () => Table>> = {
  'restaurant.json': () => ({}),
  'menu.json': () => ({ categories: {}, groups: {}, dishes: {}, promos: {}, areas: {} }),
  'map.json': () => ({}),
  'pages/categories.json': () => ({}),
};

/**
 * Returns the English texts for a translation file, with the fields of the first translation in the folder
 * `sample`.
 */
function wordsOf(folder: Folder, file: string, sample: Folder): unknown {
  const table = tables[file]?.();
  if (!table) {
    const visible = translations.find((language) => sample.has(`${language}/${file}`));
    return shapedLike(valueOf(sample, `${visible}/${file}`), valueOf(folder, file));
  }
  for (const { text, words } of translationsFor(folder, file)) put(table, words, text);
  return table;
}

function filled(there: unknown, english: unknown): unknown {
  if (!isTable(there) || !isTable(english)) return there ?? english;
  const keys = Object.keys({ ...english, ...there });
  return Object.fromEntries(keys.map((key) => [key, filled(there[key], english[key])]));
}

/** Writes the folder's English texts as a translation, except where texts exist already. */
export function writeEnglishWords(folder: string, language: string): void {
  const own = openFolder(folder);
  const sample = openFolder(`${root}/scripts/restaurant/new/blank`);
  for (const file of wordFiles) {
    const there = own.json(`${language}/${file}`);
    if (there && there.value === undefined) continue;
    const english = wordsOf(own, file, sample);
    const words = filled(there?.value, english);
    if (!isDeepStrictEqual(words, there?.value)) writeJson(`${folder}/${language}/${file}`, words);
  }
}
