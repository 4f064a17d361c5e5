import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remotes } from '@burger/shared/contracts';
import { secrets, settings } from '../../functions/src/settings';

const root = path.resolve(__dirname, '../..');
const readmeOf = (name: string) => readFileSync(path.join(root, name, 'README.md'), 'utf8');

test.each(Object.entries(remotes))(
  'the README of %s names its exposed modules',
  (name, exposures) => {
    const text = readmeOf(name);
    expect(exposures.filter((one) => !text.includes(one.replace('./', '')))).toEqual([]);
  },
);

test('docs/deploying.md names every setting and secret of the functions', () => {
  const guide = readFileSync(path.join(root, 'docs/deploying.md'), 'utf8');
  const names = [...Object.keys(settings), ...Object.keys(secrets)];
  expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});
