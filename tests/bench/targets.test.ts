import { againstTargets } from './targets';

const rowsOf = (figures: Record<string, number>) => againstTargets(figures).split('\n').slice(2);

test.each([
  [115, '115 | ≤ 115 | met'],
  [115.004, '115 | ≤ 115 | met'],
  [115.006, '115.01 | ≤ 115 | missed'],
])('%d KiB of at most 115: %s', (measured, said) =>
  expect(rowsOf({ 'script /': measured })).toEqual([
    `| Script before interaction, /, KiB | ${said} |`,
  ]),
);

test.each([
  [100, '100 | 100 | met'],
  [99, '99 | 100 | missed'],
])('a score of %d, of at least 100: %s', (measured, said) =>
  expect(rowsOf({ 'lowest SEO': measured })).toEqual([
    `| Lighthouse SEO, lowest of the routes that are to be found | ${said} |`,
  ]),
);

test('orders are held to a number and to their slowest', () =>
  expect(rowsOf({ 'orders a second': 113, 'p99 of an order': 211.4 })).toEqual([
    '| Orders a second, POST /api/orders | 113 | 300 | missed |',
    '| An order, p99, ms | 211.4 | ≤ 100 | missed |',
  ]));

test('none at all may be the target', () =>
  expect(rowsOf({ 'highest CLS': 0.01 })).toEqual([
    '| CLS, highest of nine routes | 0.01 | ≤ 0 | missed |',
  ]));

test('what was not measured, and what has no target, has no row', () =>
  expect(rowsOf({ 'LCP /faq': 1 })).toEqual([]));
