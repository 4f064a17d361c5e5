import { readdirSync } from 'node:fs';

const pascal = (kebab) =>
  kebab
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join('');

/** Every file of `src/exposures` is exposed: `menu-page.ts` as `./MenuPage`, `texts.kn.ts` as `./Texts.kn`, `start.ts` as `./start`. */
export function exposuresOf(folder) {
  const files = readdirSync(`${folder}/src/exposures`).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
  );
  return Object.fromEntries(
    files.map((file) => {
      const name = file.replace(/\.tsx?$/, '');
      return [`./${name === 'start' ? name : pascal(name)}`, `./src/exposures/${file}`];
    }),
  );
}
