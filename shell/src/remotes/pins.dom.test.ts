import { pinOf, pinRemote, publishedHash } from './pins';

const hash = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

const line = {
  version: '1.0.0-abc',
  base: 'https://menu.example/1.0.0/',
  entry: 'remote-entry.js',
  exposes: { './MenuPage': ['menu-page.js'] },
  integrity: { 'remote-entry.js': hash, 'menu-page.js': hash, 'late.js': hash },
};

test('pinRemote registers the integrity hash of each script for the chunk loaders of all bundles', () => {
  pinRemote(line);
  expect(pinOf('https://menu.example/1.0.0/menu-page.js')).toBe(hash);
  expect(pinOf('https://menu.example/1.0.0/late.js')).toBe(hash);
  const pins = Reflect.get(globalThis, Symbol.for('burger.pins@1')) as Map<string, string>;
  expect(pins.get('https://menu.example/1.0.0/menu-page.js')).toBe(hash);
});

test('a script without a published hash gets an integrity value that blocks it', () => {
  pinRemote(line);
  const added = 'https://menu.example/1.0.0/added-later.js';
  expect(pinOf(added)).toMatch(/^sha256-A{43}=$/);
  expect(publishedHash(added)).toBeUndefined();
});

test.each([
  ['all scripts', {}, /of remote-entry\.js, menu-page\.js$/],
  ['its entry', { 'menu-page.js': hash }, /of remote-entry\.js$/],
  ['a chunk of what it exposes', { 'remote-entry.js': hash }, /of menu-page\.js$/],
  ['a chunk, whose hash is empty', { ...line.integrity, 'menu-page.js': '' }, /of menu-page\.js$/],
])('pinRemote throws for a remote that lacks the hash of %s', (_what, integrity, message) => {
  expect(() => pinRemote({ ...line, integrity })).toThrow(message);
});

test('a remote from a development server on this machine needs no integrity hashes', () => {
  pinRemote({ ...line, version: 'dev', base: 'http://localhost:4101/', integrity: {} });
  expect(pinOf('http://localhost:4101/remote-entry.js')).toBe('');
});

test('a remote from another machine needs integrity hashes, whatever version it claims', () => {
  const claimed = { ...line, version: 'dev', base: 'https://evil.example/', integrity: {} };
  expect(() => pinRemote(claimed)).toThrow('No hash was published');
});
