import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const sharedFolder = fileURLToPath(new URL('..', import.meta.url));
const root = path.resolve(sharedFolder, '..');

/** Where everything of the restaurant lies. `RESTAURANT` names another folder than `restaurant/`, for tests and previews. */
export const restaurantFolder = path.resolve(root, process.env.RESTAURANT ?? 'restaurant');

export const restaurantLanguages = JSON.parse(
  readFileSync(`${restaurantFolder}/languages.json`, 'utf8'),
);

// What the product could speak beside English.
export const translations = Object.keys(
  JSON.parse(readFileSync(`${sharedFolder}src/language/languages.json`, 'utf8')),
).filter((language) => language !== 'en');
const unspoken = translations.filter((language) => !restaurantLanguages.includes(language));
export const translatedTo = translations.filter((language) => !unspoken.includes(language));

/** What bundles find under `@burger/restaurant`: the folder, and nothing in place of the words of languages that it does not speak. */
export const restaurantAlias = () => ({
  ...Object.fromEntries(unspoken.map((language) => [`@burger/restaurant/${language}`, false])),
  '@burger/restaurant': restaurantFolder,
});

export const restaurantModules = () => ({
  ...Object.fromEntries(
    unspoken.map((language) => [
      `^@burger/restaurant/${language}/(.*)$`,
      `${sharedFolder}build/no-words.json`,
    ]),
  ),
  '^@burger/restaurant/(.*)$': `${restaurantFolder}/$1`,
});

/** The language of a text by the name of its file, `about-page.kn.ts`; undefined for what is no translation. */
export const languageOf = (file) => {
  const language = /\.([a-z]{2})\.tsx?$/.exec(file)?.[1];
  return language && translations.includes(language) ? language : undefined;
};

/** Whether a text of a package belongs to a language that the restaurant speaks, by the name of its file: `about-page.kn.ts`. */
export const isSpoken = (file) => {
  const language = languageOf(file);
  return !language || restaurantLanguages.includes(language);
};
