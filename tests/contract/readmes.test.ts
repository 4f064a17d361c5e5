import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remotes } from '@burger/shared/contracts';
import { secrets, settings } from '../../functions/src/settings';

const root = path.resolve(__dirname, '../..');
const readmeOf = (name: string) => readFileSync(path.join(root, name, 'README.md'), 'utf8');

test.each(Object.entries(remotes))('the README of %s names what it exposes', (name, exposures) => {
  const text = readmeOf(name);
  expect(exposures.filter((one) => !text.includes(one.replace('./', '')))).toEqual([]);
});

test('the README of the functions names every setting that they read', () => {
  const folder = path.join(root, 'functions/src');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const read = sources.join().matchAll(/(?:environment|process\.env)\['([A-Z][A-Z_]+)/g);
  // What the platform and its tools set, nobody has to.
  const isTheirs = (name: string) => /^(K_|PORT$|FIRE|GOOGLE_)/.test(name);
  const others = [...read].flatMap(([, name = '']) => (isTheirs(name) ? [] : [name]));
  const names = [...Object.keys({ ...settings, ...secrets }), ...others];
  const text = readmeOf('functions');
  expect(names.length).toBeGreaterThan(6);
  expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});
