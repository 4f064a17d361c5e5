import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteLine } from '@burger/shared/contracts';
import { largerSizes, scriptsOfPlaces } from './worker-site';

const site = mkdtempSync(path.join(tmpdir(), 'site-'));
afterAll(() => rmSync(site, { recursive: true }));

test('largerSizes returns the larger sizes of the same picture and type, smallest first', () => {
  mkdirSync(path.join(site, 'pictures/1'), { recursive: true });
  for (const name of ['fries-960.avif', 'fries-1200.avif', 'fries-320.avif', 'fries-480.webp'])
    writeFileSync(path.join(site, 'pictures/1', name), '');
  writeFileSync(path.join(site, 'pictures/1/cheesy-fries-480.avif'), '');
  expect(largerSizes('/pictures/1/fries-320.avif', site)).toEqual([
    '/pictures/1/fries-960.avif',
    '/pictures/1/fries-1200.avif',
  ]);
});

test('largerSizes returns nothing for a drawing', () =>
  expect(largerSizes('/pictures/1/no-picture.svg', site)).toEqual([]));

const line = {
  base: '/remotes/mfe-menu/1/',
  entry: 'remote-entry.0.js',
  exposes: { './MenuPage': ['MenuPage.0.js'] },
  integrity: {
    ...{ 'remote-entry.0.js': 'sha-a', 'MenuPage.0.js': 'sha-b' },
    ...{ 'dish.0.js': 'sha-c', 'search.0.js': 'sha-d' },
  },
} as unknown as RemoteLine;

const parts = {
  site: { remotes: { 'mfe-menu': line } },
  renderer: {
    pages: { '/menu': { remote: 'mfe-menu', exposure: './MenuPage' } },
    fragments: {},
    textsOf: () => [],
  },
} as unknown as Parameters<typeof scriptsOfPlaces>[1];

type Later = Parameters<typeof scriptsOfPlaces>[0]['later'];

test.each<[string, Later, string[]]>([
  ['no scripts that load later', {}, []],
  ['the named script that loads later', { '/menu': ['dish'] }, ['dish']],
  ['all scripts that load later', { '/menu': 'all' }, ['dish', 'search']],
  ['nothing of a page that the shell lacks', { '/orders': 'all' }, []],
])('scriptsOfPlaces returns the scripts of a page and %s', (_what, later, names) => {
  const scripts = scriptsOfPlaces({ routes: ['/menu'], fragments: [], later }, parts);
  const addressed = ['remote-entry', 'MenuPage', ...names].map(
    (name) => `${line.base}${name}.0.js`,
  );
  expect(scripts.map(({ address }) => address)).toEqual(addressed);
});
