import { preloadScripts, savesData } from './device';

jest.mock('./pins', () => ({ pinOf: () => 'sha256-pin' }));

const asked = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(({ href }) => href);

/** A page whose load event was at `loadEventEnd`; 0: it has not come yet. What it has fetched is there. */
function at(now: number, loadEventEnd: number, fetched: string[] = []): void {
  jest.spyOn(performance, 'now').mockReturnValue(now);
  const visit = { loadEventEnd } as unknown as PerformanceEntry;
  performance.getEntriesByType = () => [visit];
  performance.getEntriesByName = (href) => (fetched.includes(href) ? [visit] : []);
}

beforeEach(() => document.head.replaceChildren());

test('scripts are asked for before the page has loaded and long after, not while the browser looks for unused ones', () => {
  for (const [now, loaded] of [
    [1000, 0],
    [4000, 1200],
    [9000, 1200],
  ] as const) {
    at(now, loaded);
    preloadScripts([`https://burger.example/${now}.js`]);
  }
  expect(asked()).toEqual(['https://burger.example/1000.js', 'https://burger.example/9000.js']);
});

test('a script that the page has, or waits for, is not preloaded: nobody would use it', () => {
  at(9000, 1200, ['https://burger.example/there.js']);
  const awaited = 'https://burger.example/awaited.js';
  document.head.append(Object.assign(document.createElement('script'), { src: awaited }));
  const preloaded = 'https://burger.example/preloaded.js';
  preloadScripts([preloaded]);
  preloadScripts(['https://burger.example/there.js', awaited, preloaded]);
  expect(asked()).toEqual([preloaded]);
});

test.each([
  ['a line that says nothing', undefined, false],
  ['a good line', { saveData: false, effectiveType: '4g' }, false],
  ['who asked to save', { saveData: true, effectiveType: '4g' }, true],
  ['a very slow line', { effectiveType: 'slow-2g' }, true],
])('whether data is saved on %s', (_whose, connection, saves) => {
  expect(savesData({ ...navigator, connection } as never)).toBe(saves);
});
