import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { translations } from '@burger/shared/language';
import { root } from './built';

const guide = readFileSync(path.join(root, 'docs/another-language.md'), 'utf8');

// Matches a key, string or import of one language: `kn:`, 'kn', './messages.kn'.
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
  // Not the texts of a language, or files that load them by name.
  .filter((file) => !translations.some((language) => file.includes(`.${language}.`)));

test('sources that name a single language are those listed in the guide', () => {
  const naming = sources.filter((file) =>
    namesLanguage.test(withoutComments(readFileSync(path.join(root, file), 'utf8'))),
  );
  expect(naming.filter((file) => !guide.includes(`\`${file}\``))).toEqual([]);
});

test('each file named in the guide exists', () => {
  const named = [...guide.matchAll(/`([\w-]+\/[\w/.-]+\.(?:tsx?|json))`/g)].map(
    ([, file]) => file!,
  );
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
