import { againstTargets } from './targets';

const rowsOf = (figures: Record<string, number>) => againstTargets(figures).split('\n').slice(2);

test.each([
  [110, '110 | ≤ 110 | met'],
  [110.004, '110 | ≤ 110 | met'],
  [110.006, '110.01 | ≤ 110 | missed'],
])('%d KiB of at most 110: %s', (measured, said) =>
  expect(rowsOf({ 'script /': measured })).toEqual([
    `| Script before interaction, /, KiB | ${said} |`,
  ]),
);

test.each([
  [100, '100 | 100 | met'],
  [99, '99 | 100 | missed'],
])('a score of %d, of at least 100: %s', (measured, said) =>
  expect(rowsOf({ 'lowest SEO': measured })).toEqual([
    `| Lighthouse SEO, lowest of nine routes | ${said} |`,
  ]),
);

test('none at all may be the target', () =>
  expect(rowsOf({ 'highest CLS': 0.01 })).toEqual([
    '| CLS, highest of nine routes | 0.01 | ≤ 0 | missed |',
  ]));

test('what was not measured, and what has no target, has no row', () =>
  expect(rowsOf({ 'LCP /faq': 1 })).toEqual([]));
