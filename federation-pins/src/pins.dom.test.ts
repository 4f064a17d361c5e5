import { createPins, type Pins } from './pins.mjs';

const hash = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
const blocked = /^sha256-A{43}=$/;
const base = 'https://catalog.example/1.0.0/';
const remote = {
  base,
  needed: ['entry.js', 'list.js'],
  hashes: { 'entry.js': hash, 'list.js': hash, 'late.js': hash },
};

interface Known extends Map<string, string> {
  hold: (script: HTMLScriptElement) => Promise<void>;
}
const known = (name = 'federation-pins@1') => Reflect.get(globalThis, Symbol.for(name)) as Known;

const scriptOf = (file: string) =>
  Object.assign(document.createElement('script'), { src: base + file });

test('add registers the hash of each script for the script loaders of all bundles', () => {
  const pins = createPins();
  pins.add(remote);
  for (const file of Object.keys(remote.hashes)) {
    expect(pins.integrityOf(base + file)).toBe(hash);
    expect(known().get(base + file)).toBe(hash);
  }
});

test('script loaders find the hashes of a page under the name that both have', () => {
  const pins = createPins({ name: 'site@2' });
  pins.add(remote);
  expect(known('site@2').get(`${base}late.js`)).toBe(hash);
});

test('a script element has the hash of its script and asks for it without credentials', () => {
  const pins = createPins();
  pins.add(remote);
  const { src, integrity, crossOrigin } = pins.script(`${base}list.js`);
  expect([src, integrity, crossOrigin]).toEqual([`${base}list.js`, hash, 'anonymous']);
});

test('a script without a published hash gets an integrity that blocks it', () => {
  const pins = createPins();
  pins.add(remote);
  const added = `${base}added-later.js`;
  expect(pins.integrityOf(added)).toMatch(blocked);
  expect(pins.script(added).integrity).toMatch(blocked);
  expect(known().has(added)).toBe(false);
});

test.each([
  ['all scripts', {}, /of entry\.js, list\.js$/],
  ['its entry', { 'list.js': hash }, /of entry\.js$/],
  ['an exposed script', { 'entry.js': hash }, /of list\.js$/],
  ['a script, whose hash is empty', { ...remote.hashes, 'list.js': '' }, /of list\.js$/],
  ['a later script, whose hash is empty', { ...remote.hashes, 'late.js': '' }, /of late\.js$/],
  // Browsers run a script whose `integrity` has no valid hash.
  ['a script, whose hash is cut', { ...remote.hashes, 'late.js': 'sha256-47DE' }, /of late\.js$/],
])('add throws for a remote that lacks the hash of %s, and adds none', (_what, hashes, message) => {
  const pins = createPins();
  expect(() => pins.add({ ...remote, hashes })).toThrow(message);
  expect(known().size).toBe(0);
});

test('a development server on this machine needs no hashes, one elsewhere does', () => {
  const pins = createPins();
  expect(pins.exempt('http://localhost:4101/')).toBe(true);
  expect(pins.integrityOf('http://localhost:4101/entry.js')).toBe('');
  expect(pins.exempt('https://localhost.example/')).toBe(false);
  expect(pins.integrityOf('https://localhost.example/entry.js')).toMatch(blocked);
});

test('an unchecked page runs scripts without hashes, and checks those that have one', () => {
  const pins = createPins({ isUnchecked: true });
  pins.add(remote);
  expect(pins.integrityOf(`${base}added.js`)).toBe('');
  expect(pins.integrityOf(`${base}late.js`)).toBe(hash);
});

describe('a script that a loader holds', () => {
  test('waits without an address for its hash, and then loads with it', async () => {
    let arrive = (_value: unknown) => {};
    const arrived = new Promise((resolve) => (arrive = resolve));
    const pins: Pins = createPins({ find: () => arrived.then(() => pins.add(remote)) });
    const script = scriptOf('late.js');
    const held = known().hold(script);
    await Promise.resolve();
    expect(script.hasAttribute('src')).toBe(false);
    arrive(undefined);
    await held;
    expect([script.src, script.integrity]).toEqual([`${base}late.js`, hash]);
  });

  test.each<[string, (() => Promise<unknown>) | undefined]>([
    ['no hash is found', () => Promise.resolve()],
    ['the search for it fails', () => Promise.reject(new Error('offline'))],
    ['the page searches for none', undefined],
  ])('gets an integrity that blocks it if %s', async (_what, find) => {
    createPins(find && { find });
    const script = scriptOf('late.js');
    await known().hold(script);
    expect(script.src).toBe(`${base}late.js`);
    expect(script.integrity).toMatch(blocked);
  });

  test('loads at once from a development server', async () => {
    const find = jest.fn(() => Promise.resolve());
    createPins({ find }).exempt('http://localhost:4101/');
    const script = Object.assign(document.createElement('script'), {
      src: 'http://localhost:4101/late.js',
    });
    await known().hold(script);
    expect(script.src).toBe('http://localhost:4101/late.js');
    expect(script.integrity).toBeFalsy();
    expect(find).not.toHaveBeenCalled();
  });
});
