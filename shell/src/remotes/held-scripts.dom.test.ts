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

beforeEach(() => {
  const list = new Promise<object | null>((resolve) => (answerList = resolve));
  globalThis.fetch = jest.fn(async () => {
    const found = await list;
    return { ok: found !== null, status: 404, json: () => Promise.resolve(found) };
  }) as never;
  jest.isolateModules(() => {
    jest.requireActual<typeof import('./held-scripts')>('./held-scripts').holdUnknownScripts();
  });
  ({ hold } = Reflect.get(globalThis, Symbol.for('burger.pins@1')) as { hold: typeof hold });
});

const scriptOf = (file: string, folder = base) =>
  Object.assign(document.createElement('script'), { src: folder + file });

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
  expect(scripts.map(({ integrity }) => integrity)).toEqual([hash, hash]);
});
