import { failuresByPart, sourceOf, versionsThatRan } from './report-visit.lazy';

const site = 'https://burger.example';
const versions = { shell: '1.0.0-aaa', 'mfe-menu': '1.0.0-bbb' };

const failure = (frames: readonly string[], name = 'TypeError', message = 'about Asha') =>
  Object.assign(new Error(message), {
    name,
    stack: `${name}: ${message}\n${frames.map((frame) => `    at f (${site}${frame}:1:2345)`).join('\n')}`,
  });
const menu = '/remotes/mfe-menu/1.0.0-bbb/menu-page.123.js';
const shell = '/shell/1.0.0-aaa/main.123.js';

test('visit reports have the versions of the registered scripts, the last one of each part', () => {
  const pins = [shell, '/remotes/mfe-menu/1.0.0-old/a.js', menu, 'x/foreign/1.0.0/a.js'];
  Reflect.set(
    globalThis,
    Symbol.for('burger.pins@1'),
    new Map(pins.map((pin) => [site + pin, ''])),
  );
  expect(versionsThatRan()).toEqual(versions);
  Reflect.deleteProperty(globalThis, Symbol.for('burger.pins@1'));
  expect(versionsThatRan()).toEqual({});
});

test.each<[string, readonly string[], Record<string, string[]>]>([
  ['a remote called by the shell to the remote', [shell, menu], { 'mfe-menu': ['TypeError'] }],
  ['the shell to the shell', [shell], { shell: ['TypeError'] }],
  ['an extension to no part', ['/chrome-extension/x.js'], {}],
  ['an unknown script to no part', ['/remotes/mfe-evil/1.0.0/a.js'], {}],
])('failuresByPart assigns an error of %s', (_whose, frames, found) => {
  expect(failuresByPart([{ error: failure(frames) }], versions)).toEqual(found);
});

test('failuresByPart reports each error name once and no error messages', () => {
  const failures = [
    { error: failure([menu]) },
    { reason: failure([menu]) },
    { reason: failure([menu], 'RangeError') },
    { reason: 'Asha' },
    {},
  ];
  expect(failuresByPart(failures, versions)).toEqual({ 'mfe-menu': ['TypeError', 'RangeError'] });
});

test("a missing remote is reported as that remote's failure unless the visitor is offline", () => {
  const missing = failure([shell], 'RemoteMissingError', 'mfe-menu/MenuPage cannot be had: x');
  expect(failuresByPart([{ error: missing }], versions)).toEqual({
    'mfe-menu': ['RemoteMissingError'],
  });
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(failuresByPart([{ error: missing }], versions)).toEqual({});
  online.mockRestore();
});

test.each([
  ['/menu?from=google', 'google'],
  ['/kn/menu?utm=x&from=print', 'print'],
  ['/menu?from=somebody', undefined],
  ['/menu', undefined],
])('a visit that began at the URL path %s has the source %s', (path, from) => {
  expect(sourceOf(site + path)).toBe(from);
});
