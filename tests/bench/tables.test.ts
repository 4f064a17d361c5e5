import { figuresFor, scriptsByOwner } from './bytes';
import { libraryOf } from './libraries';
import { figuresOf, type Visit } from './visit';
import { performancePage } from './write-performance';

const script = (path: string, bytes: number, before = true) => ({
  path,
  type: 'Script',
  bytes,
  before,
  round: 2,
});

const visit = (...requests: Visit['requests']): Visit => ({ interactive: 1, requests });

test('scripts are shared out by whose they are', () =>
  expect(
    scriptsByOwner(
      visit(
        script('/shell/1.0.0-a/main.js', 1),
        script('/remotes/mfe-menu/1.0.0-a/core.js', 2),
        script('/remotes/mfe-menu/1.0.0-a/late.js', 4, false),
        script('/service-worker.js', 8),
        { ...script('/shell/1.0.0-a/picture', 16), type: 'Image' },
      ),
    ),
  ).toEqual({
    shell: { before: 1, after: 0 },
    'mfe-menu': { before: 2, after: 4 },
    page: { before: 8, after: 0 },
  }));

test('visits come to the scripts of home and menu, and the most of all others', () => {
  const of = (bytes: number) => figuresOf(visit(script('/shell/1/a.js', bytes * 1024)));
  expect(figuresFor({ '/': of(90), '/menu': of(120), '/faq': of(70), '/about': of(80) })).toEqual({
    'script /': 90,
    'script /menu': 120,
    'most script elsewhere': 80,
    'most rounds': 2,
    ...Object.fromEntries(
      Object.entries({ '/': 90, '/menu': 120, '/faq': 70, '/about': 80 }).flatMap(([path, KiB]) => [
        [`whole script ${path}`, KiB],
        [`requests ${path}`, 1],
        [`all ${path}`, KiB],
      ]),
    ),
  });
});

test.each([
  ['webpack://x/../node_modules/react-dom/index.js', 'react-dom'],
  ['webpack://x/../node_modules/@firebase/auth/dist/a.js', '@firebase/auth'],
  ['webpack://x/../node_modules/@module-federation/sdk/a.js', '@module-federation'],
  ['webpack://x/../shared/src/money/format.ts', 'ours: shared'],
  ['webpack://x/./src/pages/menu-page.tsx', 'ours: mfe-menu'],
  ['webpack://x/webpack/runtime/chunk', 'webpack'],
])('%s is of %s', (source, library) => expect(libraryOf(source, 'mfe-menu')).toBe(library));

test('the document holds the parts that were measured, with their days', () => {
  const part = (name: string) => ({ name, title: `Title of ${name}`, about: 'How.' });
  const result = { table: '| a |', on: '2026-01-31', cores: 2 };
  const page = performancePage([part('bytes'), part('orders')], { orders: result }, '| met |');
  expect(page).toContain('\n\n| met |\n');
  expect(page).toMatch(
    /\n## Title of orders\n\nHow\. Measured on 2026-01-31, 2 cores\.\n\n\| a \|\n$/,
  );
  expect(page).not.toContain('Title of bytes');
});
