import { line } from '../testing/line';
import {
  remoteNamesOf,
  remotePackage,
  shellPackage,
  singletonsOf,
  type Manifest,
} from './overview';

const remote = {
  ...line,
  base: '/remotes/mfe-menu/2/',
  entry: 'entry.js',
  exposes: { './MenuPage': ['core.js', 'menu.js'], './MenuPage.kn': ['kn.js'], './Texts.hi': [] },
  integrity: { 'entry.js': 'a', 'core.js': 'b', 'menu.js': 'c', 'kn.js': 'd' },
};
const sizes = {
  '/remotes/mfe-menu/2/entry.js': 1000,
  '/remotes/mfe-menu/2/core.js': 200,
  '/remotes/mfe-menu/2/menu.js': 30,
  '/remotes/mfe-menu/2/kn.js': 4,
};

const shares = (requiredVersion: string, files: string[] = []): Manifest => ({
  shared: [
    {
      name: 'react',
      version: '19.3.1',
      requiredVersion,
      assets: { js: { sync: files, async: [] } },
    },
  ],
});

test('a remote lists modules with sizes, its nouns and languages, and not the modules of texts', () => {
  const files = { manifest: shares('^19.0.0'), team: 'Menu team' };
  expect(remotePackage('mfe-menu', remote, files, sizes)).toMatchObject({
    version: line.version,
    team: 'Menu team',
    hasManifest: true,
    nouns: ['shop'],
    exposures: [{ name: 'MenuPage', bytes: 230 }],
    languages: 2,
    firstBytes: 1000,
    allBytes: 1234,
    scripts: 4,
  });
});

test('the size of a script that the server does not tell makes its sums unknown', () => {
  const partial = { ...sizes, '/remotes/mfe-menu/2/kn.js': null };
  const { firstBytes, allBytes, hasManifest } = remotePackage(
    'mfe-menu',
    remote,
    { manifest: null, team: null },
    partial,
  );
  expect([firstBytes, allBytes, hasManifest]).toEqual([1000, null, false]);
});

test('a remote of an unsupported contract is marked', () => {
  const old = { ...remote, contract: 1, oldest: 1 };
  const { isCompatible } = remotePackage('mfe-menu', old, { manifest: null, team: null }, {});
  expect(isCompatible).toBe(false);
});

test('the first scripts of the shell are counted apart from all of them', () => {
  const facts = {
    version: '1',
    base: '/shell/1/',
    first: ['/shell/1/a.js'],
    files: ['a.js', 'b.js'],
  };
  const own = { contract: 3, oldest: 3 };
  const files = { manifest: null, team: null };
  const shell = shellPackage(facts, own, files, { '/shell/1/a.js': 5, '/shell/1/b.js': 2 });
  expect([shell.firstBytes, shell.allBytes, shell.scripts]).toEqual([5, 7, 2]);
});

test('the remotes that pages need come first, then guests', () => {
  const names = remoteNamesOf({ 'mfe-specials': line, 'mfe-menu': line });
  expect(names[0]).toBe('mfe-menu');
  expect(names).toContain('mfe-kitchen');
  expect(names.at(-1)).toBe('mfe-specials');
});

test('a singleton names the provided version, the accepted ranges and copies in remotes', () =>
  expect(
    singletonsOf(shares('^19.0.0'), {
      'mfe-menu': shares('^19.0.0'),
      'mfe-content': shares('^18.0.0', ['react.js']),
      'mfe-kitchen': null,
    }),
  ).toEqual([
    {
      name: 'react',
      provided: '19.3.1',
      accepted: [
        { range: '^19.0.0', remotes: ['mfe-menu'] },
        { range: '^18.0.0', remotes: ['mfe-content'] },
      ],
      copies: ['mfe-content'],
    },
  ]));
