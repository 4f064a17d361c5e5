import { readdirSync } from 'node:fs';
import { isSpoken } from './restaurant-folder.mjs';

const pascal = (kebab) =>
  kebab
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join('');

/** Every file of `src/exposures` is exposed: `menu-page.ts` as `./MenuPage`, `texts.kn.ts` as `./Texts.kn`, `start.ts` as `./start`; no texts of a language that the site does not speak. */
export function exposuresOf(folder) {
  const files = readdirSync(`${folder}/src/exposures`).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.') && isSpoken(file),
  );
  return Object.fromEntries(
    files.map((file) => {
      const name = file.replace(/\.tsx?$/, '');
      return [`./${name === 'start' ? name : pascal(name)}`, `./src/exposures/${file}`];
    }),
  );
}
