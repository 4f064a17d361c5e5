import { readFileSync, writeFileSync } from 'node:fs';
import { root } from '../../shared/repository/paths.mjs';

const list = 'shared/src/i18n/languages.json';
// Page titles and links of external remotes, by language.
const titles = 'shared/src/contracts/guests.json';

const englishNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** Returns the English name of a language code; undefined if the code is not in ISO 639-1. */
export const nameOfCode = (code: string): string | undefined =>
  /^[a-z]{2}$/.test(code) ? englishNames.of(code) : undefined;

export const isLanguage = (code: string): boolean => nameOfCode(code) !== undefined;

/** Returns the English names of all languages with their codes, longest names first. */
export const allLanguages = (): [name: string, code: string][] =>
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((code): [string, string][] => {
      const name = nameOfCode(code);
      return name === undefined ? [] : [[name, code]];
    })
    .sort(([a], [b]) => b.length - a.length);

interface Entry {
  tag: string;
  name: string;
}

const written = (languages: Readonly<Record<string, Entry>>): string => {
  const lines = Object.entries(languages).map(
    ([code, { tag, name }]) => `  "${code}": { "tag": "${tag}", "name": "${name}" }`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
};

/**
 * Adds a language to the product's list, which the next build reads. Returns a message, or null if it is in
 * the list already.
 */
export function addToProduct(code: string): string | null {
  const languages = JSON.parse(readFileSync(`${root}/${list}`, 'utf8')) as Record<string, Entry>;
  if (code in languages) return null;
  const guests = JSON.parse(readFileSync(`${root}/${titles}`, 'utf8')) as object;
  writeFileSync(`${root}/${titles}`, `${JSON.stringify({ ...guests, [code]: {} }, null, 2)}\n`);
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  writeFileSync(`${root}/${list}`, written({ ...languages, [code]: { tag: `${code}-IN`, name } }));
  return `${nameOfCode(code)} was added to ${list}. Untranslated texts stay English: see docs/another-language.md.`;
}
