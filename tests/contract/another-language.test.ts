import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { translations } from '@burger/shared/language';
import { root } from './built';

const guide = readFileSync(path.join(root, 'docs/another-language.md'), 'utf8');

// A key, a word or an import of one language: `kn:`, 'kn', './messages.kn'.
const namesLanguage = new RegExp(
  `['"](${translations.join('|')})['"]|\\b(${translations.join('|')}):|\\.(${translations.join('|')})'|/\\^?\\(?(${translations.join('|')})[|/]`,
);

const withoutComments = (text: string) => text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');

const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && existsSync(path.join(root, file)))
  .filter((file) => !/\.(test|spec)\.|(^|\/)(tests|testing|gallery)\//.test(file))
  // Texts of a language, and what loads them by their name.
  .filter((file) => !translations.some((language) => file.includes(`.${language}.`)));

test('sources that name a language one by one are those that the guide names', () => {
  const naming = sources.filter((file) =>
    namesLanguage.test(withoutComments(readFileSync(path.join(root, file), 'utf8'))),
  );
  expect(naming.filter((file) => !guide.includes(`\`${file}\``))).toEqual([]);
});

test('each file that the guide names exists', () => {
  const named = [...guide.matchAll(/`([\w-]+\/[\w/.-]+\.(?:tsx?|json))`/g)].map(
    ([, file]) => file!,
  );
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
