import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const sharedFolder = fileURLToPath(new URL('..', import.meta.url));
const root = path.resolve(sharedFolder, '..');

/** The restaurant's folder. The variable `RESTAURANT` selects another one for tests and previews. */
export const restaurantFolder = path.resolve(root, process.env.RESTAURANT ?? 'restaurant');

export const restaurantLanguages = JSON.parse(
  readFileSync(`${restaurantFolder}/languages.json`, 'utf8'),
);

export const translations = Object.keys(
  JSON.parse(readFileSync(`${sharedFolder}src/i18n/languages.json`, 'utf8')),
).filter((language) => language !== 'en');
const unspoken = translations.filter((language) => !restaurantLanguages.includes(language));
export const translatedTo = translations.filter((language) => !unspoken.includes(language));

/**
 * Returns aliases that resolve `@burger/restaurant` to the restaurant's folder, and languages that it does
 * not use to empty modules.
 */
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
