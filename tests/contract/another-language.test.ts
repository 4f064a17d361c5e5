import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { translations } from '@burger/shared/i18n';
import { languageOf, translationTables } from '@burger/shared/build/messages';
import { missingInWords, missingTexts } from '../../scripts/languages/missing-texts';
import { root } from './built';

const guide = readFileSync(path.join(root, 'docs/another-language.md'), 'utf8');

// Matches a key, string or import that names one language: `kn:`, 'kn', './messages/kn'.
const namesLanguage = new RegExp(
  `['"](${translations.join('|')})['"]|\\b(${translations.join('|')}):|[./](${translations.join('|')})'|/\\^?\\(?(${translations.join('|')})[|/]`,
);

const withoutComments = (text: string) => text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');

const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && existsSync(path.join(root, file)))
  .filter((file) => !/\.(test|spec)\.|(^|\/)(tests|testing|gallery)\//.test(file))
  // Translations and the generated translation tables may name their language.
  .filter((file) => !languageOf(file) && !file.endsWith('translations.ts'));

test('no source file hard-codes a language besides English', () => {
  const naming = sources.filter((file) =>
    namesLanguage.test(withoutComments(readFileSync(path.join(root, file), 'utf8'))),
  );
  expect(naming).toEqual([]);
});

test('the generated translation tables are up to date (npm run languages)', () => {
  const tables = translationTables();
  expect(tables.length).toBeGreaterThan(8);
  const old = tables.filter(({ file, text }) => readFileSync(file, 'utf8') !== text);
  expect(old.map(({ file }) => path.relative(root, file))).toEqual([]);
});

test.each(translations)('every text of the site is translated into %s', (language) => {
  expect(missingTexts(language).lacks).toEqual([]);
});

test('missingTexts of a language without files lists every text', () => {
  const { lacks, count } = missingTexts('te');
  expect(lacks.every(({ isAbsent }) => isAbsent)).toBe(true);
  expect(lacks.map(({ file }) => file)).toContain('shell/src/messages/te.ts');
  expect(lacks.flatMap(({ places }) => places)).toHaveLength(count);
  expect(missingInWords('te')).toBe(
    `${count} of ${count} texts of the site are not translated into Telugu and stay English.`,
  );
});

test('each file that docs/another-language.md names exists', () => {
  const named = [...guide.matchAll(/`([\w-]+\/[\w/.-]+\.(?:tsx?|json))`/g)].map(
    ([, file]) => file!,
  );
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
