import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { translations } from './restaurant-folder.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

const note = '// Written by `npm run languages` from what there is in each language.';

const importsOf = (languages, lineFor) => [
  note,
  ...languages.map(lineFor),
  ...(languages.length > 0 ? [''] : []),
  `export const translations = {${languages.length > 0 ? ` ${languages.join(', ')} ` : ''}};`,
];

// The words of the menu are the restaurant's: webpack leaves out those of languages that it does not speak.
const menuWords = () =>
  importsOf(
    translations,
    (language) =>
      `import ${language} from '@burger/restaurant/${language}/menu.json' with { type: 'json' };`,
  );

const textsBeside = (name, languages) =>
  importsOf(
    languages,
    (language) => `import { texts as ${language} } from './${name}.${language}';`,
  );

const lateTextsBeside = (name, languages) => [
  note,
  'export const translations = {',
  ...languages.map(
    (language) =>
      `  ${language}: () => import(/* webpackChunkName: "staff-${language}" */ './${name}.${language}.late'),`,
  ),
  '};',
];

/**
 * What a table of translations has to hold: of `menu.translations.ts` the restaurant's menus, of
 * `<name>.late.translations.ts` each `<name>.<language>.late.ts` as a chunk, of `<name>.translations.ts` each
 * `<name>.<language>.ts`. English stands for a language that has no file.
 */
function tableOf(file) {
  const name = path.basename(file, '.translations.ts');
  if (name === 'menu') return menuWords();
  const base = name.replace(/\.late$/, '');
  const late = name.slice(base.length);
  const there = translations.filter((language) =>
    existsSync(path.join(path.dirname(file), `${base}.${language}${late}.ts`)),
  );
  return late ? lateTextsBeside(base, there) : textsBeside(base, there);
}

const sourcesOf = (folder) =>
  readdirSync(folder, { recursive: true }).map((file) => path.join(folder, String(file)));

/** All tables of translations with what each has to hold. */
export const translationTables = () =>
  readdirSync(root)
    .map((name) => path.join(root, name, 'src'))
    .filter((folder) => existsSync(folder))
    .flatMap(sourcesOf)
    .filter((file) => file.endsWith('.translations.ts'))
    .map((file) => ({ file, text: `${tableOf(file).join('\n')}\n` }));

/** Writes each table that is not what it has to be; returns their files. */
export function writeTranslationTables() {
  const old = translationTables().filter(({ file, text }) => readFileSync(file, 'utf8') !== text);
  for (const { file, text } of old) writeFileSync(file, text);
  return old.map(({ file }) => path.relative(root, file));
}
