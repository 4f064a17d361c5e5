import { preloadScripts } from './preload-scripts';

jest.mock('./pins', () => ({ pinOf: () => 'sha256-pin' }));

const asked = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(({ href }) => href);

/** A page whose load event was at `loadEventEnd`; 0: it has not come yet. */
function at(now: number, loadEventEnd: number): void {
  jest.spyOn(performance, 'now').mockReturnValue(now);
  const visit = { loadEventEnd } as unknown as PerformanceEntry;
  performance.getEntriesByType = () => [visit];
}

beforeEach(() => document.head.replaceChildren());

test('scripts are asked for before the page has loaded, and long after', () => {
  at(1000, 0);
  preloadScripts(['https://burger.example/a.js']);
  at(9000, 1200);
  preloadScripts(['https://burger.example/b.js']);
  expect(asked()).toEqual(['https://burger.example/a.js', 'https://burger.example/b.js']);
});

test('nothing is preloaded while the browser is about to look for preloads that are unused', () => {
  at(4000, 1200);
  preloadScripts(['https://burger.example/a.js']);
  expect(asked()).toEqual([]);
});
