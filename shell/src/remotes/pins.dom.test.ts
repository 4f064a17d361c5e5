import { line } from '../testing/line';

const hash = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
const noScript = /^sha256-A{43}=$/;
const base = `${location.origin}/remotes/mfe-menu/2.0.0-abc/`;
const whole = {
  ...line,
  integrity: { ...line.integrity, 'entry.js': hash, 'late.js': hash },
};

let answerList: (list: object | null) => void;
let hold: (script: HTMLScriptElement) => Promise<void>;
let loaded: typeof import('./pins');

beforeEach(() => {
  const list = new Promise<object | null>((resolve) => (answerList = resolve));
  globalThis.fetch = jest.fn(async () => {
    const found = await list;
    return { ok: found !== null, status: 404, json: () => Promise.resolve(found) };
  }) as never;
  jest.isolateModules(() => {
    loaded = jest.requireActual<typeof import('./pins')>('./pins');
  });
  ({ hold } = Reflect.get(globalThis, Symbol.for('burger.pins@1')) as { hold: typeof hold });
});

const scriptOf = (file: string) =>
  Object.assign(document.createElement('script'), { src: base + file });

test('pinRemote registers the integrity hash of each script for the chunk loaders of all bundles', () => {
  loaded.pinRemote(whole);
  const pins = Reflect.get(globalThis, Symbol.for('burger.pins@1')) as Map<string, string>;
  expect(pins.get(`${base}late.js`)).toBe(hash);
});

test.each([
  ['all scripts', {}, /of entry\.js, menu-page\.123\.js$/],
  ['its entry', line.integrity, /of entry\.js$/],
  ['a chunk of what it exposes', { 'entry.js': hash }, /of menu-page\.123\.js$/],
])('pinRemote throws for a remote that lacks the hash of %s', (_what, integrity, message) => {
  expect(() => loaded.pinRemote({ ...line, integrity })).toThrow(message);
});

test('a remote from a development server on this machine needs no integrity hashes', () => {
  loaded.pinRemote({ ...line, version: 'dev', base: 'http://localhost:4101/', integrity: {} });
  expect(loaded.pins.integrityOf('http://localhost:4101/remote-entry.js')).toBe('');
});

test('a remote from another machine needs integrity hashes, whatever version it claims', () => {
  const claimed = { ...line, version: 'dev', base: 'https://evil.example/', integrity: {} };
  expect(() => loaded.pinRemote(claimed)).toThrow('No hash was published');
});

test('a deployed remote on this machine needs integrity hashes', () => {
  const local = { ...line, base: 'http://localhost:4101/', integrity: {} };
  expect(() => loaded.pinRemote(local)).toThrow('No hash was published');
});

test('a chunk requested before the remotes list has loaded waits for its hash and then loads with it', async () => {
  const script = scriptOf('late.js');
  const held = hold(script);
  await Promise.resolve();
  expect(script.hasAttribute('src')).toBe(false);
  answerList({ 'mfe-menu': whole });
  await held;
  expect([script.src, script.integrity]).toEqual([`${base}late.js`, hash]);
});

test.each<[string, string, object | null]>([
  ['was added after the deployment', 'added.js', { 'mfe-menu': whole }],
  [
    'is of a remote whose line has no hashes',
    'late.js',
    { 'mfe-menu': { ...whole, integrity: {} } },
  ],
  [
    'is of a remote that lacks the hash of one exposed chunk',
    'late.js',
    { 'mfe-menu': { ...whole, integrity: { 'entry.js': hash, 'late.js': hash } } },
  ],
  ['is of another version', 'late.js', { 'mfe-menu': { ...whole, base: '/remotes/mfe-menu/3/' } }],
  ['has no list, because it does not arrive', 'late.js', null],
])('a chunk that %s gets an integrity value that blocks it', async (_what, file, list) => {
  const script = scriptOf(file);
  answerList(list);
  await hold(script);
  expect(script.src).toBe(base + file);
  expect(script.integrity).toMatch(noScript);
});

test('the remotes list is fetched once for all chunks that wait for it', async () => {
  const scripts = ['late.js', 'menu-page.123.js'].map((file) => scriptOf(file));
  answerList({ 'mfe-menu': whole });
  await Promise.all(scripts.map(hold));
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(scripts.map(({ integrity }) => integrity)).toEqual([
    hash,
    line.integrity['menu-page.123.js'],
  ]);
});
