import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isSpoken, translatedTo } from './restaurant-folder.mjs';

const pascal = (kebab) =>
  kebab
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join('');

/** The texts of one page in one language, from files in the restaurant's folder by their owners. */
const moduleOf = (files, language) =>
  [
    ...Object.values(files).map(
      (file, place) =>
        `import text${place} from '@burger/restaurant/${language}/pages/${file}.json';`,
    ),
    `export const texts = { ${Object.keys(files).map((owner, place) => `'${owner}': text${place}`)} };`,
  ].join('\n');

// Pages whose texts in other languages are all the restaurant's are listed; what is exposed is written beside the bundles.
function listedTexts(folder) {
  const table = `${folder}/src/exposures/page-texts.json`;
  if (!existsSync(table)) return [];
  mkdirSync(`${folder}/dist/texts`, { recursive: true });
  return Object.entries(JSON.parse(readFileSync(table, 'utf8'))).flatMap(([page, files]) =>
    translatedTo.map((language) => {
      const file = `./dist/texts/${page}.${language}.js`;
      writeFileSync(`${folder}/${file}`, moduleOf(files, language));
      return [`./${page}.${language}`, file];
    }),
  );
}

/** Every file of `src/exposures` is exposed: `menu-page.ts` as `./MenuPage`, `texts.kn.ts` as `./Texts.kn`, `start.ts` as `./start`; and what `page-texts.json` lists. No texts of a language that the site does not speak. */
export function exposuresOf(folder) {
  const files = readdirSync(`${folder}/src/exposures`).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.') && isSpoken(file),
  );
  return Object.fromEntries([
    ...files.map((file) => {
      const name = file.replace(/\.tsx?$/, '');
      return [`./${name === 'start' ? name : pascal(name)}`, `./src/exposures/${file}`];
    }),
    ...listedTexts(folder),
  ]);
}
