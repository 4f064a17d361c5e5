import { figuresFor, scriptsByOwner } from './bytes';
import { useOf } from './counting-store';
import { plannedLoad } from './mixed-load';
import { median, percentile } from './statistics';
import { againstTargets } from './targets';
import { countRounds, figuresOf, untilQuiet, type VisitRequest } from './visit';
import { performancePage } from './write-performance';

const request = (of: Partial<VisitRequest>): VisitRequest => ({
  path: '/',
  type: 'Script',
  bytes: 100,
  before: true,
  round: 2,
  ...of,
});
const visit = (...requests: VisitRequest[]) => ({ interactive: 900, requests });

describe('a visit', () => {
  test('counts bytes by kind, and scripts by whether they went out before the page was interactive', () =>
    expect(
      figuresOf(
        visit(
          request({ type: 'Document', bytes: 1, round: 1 }),
          request({ bytes: 10 }),
          request({ bytes: 20, before: false, round: 4 }),
          request({ type: 'Image', bytes: 300, round: 3 }),
          request({ type: 'Font', bytes: 4000, before: false }),
        ),
      ),
    ).toEqual({
      interactive: 900,
      scriptBefore: 10,
      scriptAfter: 20,
      document: 1,
      pictures: 300,
      fonts: 4000,
      all: 4331,
      requestsBefore: 3,
      requests: 5,
      rounds: 2,
    }));

  test('has a request a round after what led to it, over asynchronous steps too', () => {
    const from = (url: string) => ({
      stack: { callFrames: [], parent: { callFrames: [{ url }] } },
    });
    const rounds = countRounds(
      [
        { url: 'page', initiator: {} },
        { url: 'entry.js', initiator: { url: 'page' } },
        { url: 'chunk.js', initiator: from('entry.js') },
        { url: 'data.json', initiator: from('chunk.js') },
        { url: 'data.json', initiator: { url: 'page' } },
        { url: 'unknown.js', initiator: from('extension.js') },
      ],
      'page',
    );
    expect(Object.values(Object.fromEntries(rounds))).toEqual([1, 2, 3, 4, 2]);
  });

  test('ends where the page is quiet for the first time', () => {
    const at = (sent: number, done: number) => ({ sent, done });
    const [page, script, late] = [at(10, 10.2), at(11, 12.4), at(13.5, 13.6)];
    const later = [at(15.6, 15.7), at(15.7, 15.8)];
    expect(untilQuiet([page, late, script, ...later])).toEqual([page, script, late]);
  });

  test('has its scripts shared out by whose they are', () =>
    expect(
      scriptsByOwner(
        visit(
          request({ path: '/shell/1.0.0-a/main.js', bytes: 1 }),
          request({ path: '/remotes/mfe-menu/1.0.0-a/core.js', bytes: 2 }),
          request({ path: '/remotes/mfe-menu/1.0.0-a/late.js', bytes: 4, before: false }),
          request({ path: '/service-worker.js', bytes: 8 }),
          request({ path: '/shell/1.0.0-a/picture', bytes: 16, type: 'Image' }),
        ),
      ),
    ).toEqual({
      shell: { before: 1, after: 0 },
      'mfe-menu': { before: 2, after: 4 },
      page: { before: 8, after: 0 },
    }));

  test('comes to the scripts of home and menu, and the most of all others', () => {
    const of = (KiB: number) => figuresOf(visit(request({ bytes: KiB * 1024 })));
    const all = { '/': of(90), '/menu': of(120), '/faq': of(70), '/about': of(80) };
    expect(figuresFor(all)).toMatchObject({
      'script /': 90,
      'script /menu': 120,
      'most script elsewhere': 80,
      'most rounds': 2,
      'whole script /faq': 70,
      'requests /faq': 1,
      'all /faq': 70,
    });
  });
});

test.each([
  [
    'documents that are asked for',
    ':batchGet',
    [{ transaction: 'a' }, { found: {} }, { missing: 'a' }],
    2,
    0,
  ],
  ['one document', '/shop/live', { name: 'x', fields: {} }, 1, 0],
  ['a query that finds nothing', ':runQuery', [{ readTime: 'now' }], 1, 0],
  ['a query that finds two', ':runQuery', [{ document: {} }, { document: {} }, {}], 2, 0],
  ['a commit', ':commit', { writeResults: [{}, {}, {}], commitTime: 'now' }, 0, 3],
  ['the begin of a transaction', ':beginTransaction', { transaction: 'abc' }, 0, 0],
])('%s: so many reads and writes', (_what, call, answer, reads, writes) => {
  const url = `/v1/projects/demo/databases/(default)/documents${call}`;
  expect(useOf(url, answer)).toEqual({ calls: 1, reads, writes });
});

test('a hundred times as much comes in the same time, spread evenly; however little, one of each kind', () => {
  const load = plannedLoad(100, 10);
  const many = (kind: string) => load.filter((one) => one.kind === kind).length;
  expect([many('orders'), many('track'), many('shop')]).toEqual([50, 4500, 1670]);
  expect(load.filter(({ at }) => at < 5).length).toBe(load.length / 2);
  expect(plannedLoad(1, 1).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['orders', 'track', 'shop']),
  );
});

test('medians and percentiles are values that were measured; of nothing there is none', () => {
  expect([[3], [30, 4, 100], [4, 1, 3, 2], []].map(median)).toEqual([3, 30, 3, NaN]);
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([0.5, 0.99, 1].map((share) => percentile(hundred, share))).toEqual([51, 100, 100]);
});

test.each([
  [{ 'script /': 115.004 }, '| Script before interaction, /, KiB | 115 | ≤ 115 | met |'],
  [{ 'script /': 115.006 }, '| Script before interaction, /, KiB | 115.01 | ≤ 115 | missed |'],
  [{ 'lowest accessibility': 100 }, '| 100 | 100 | met |'],
  [{ 'lowest accessibility': 99 }, '| 99 | 100 | missed |'],
  [{ 'highest CLS': 0.01 }, '| CLS, highest of nine routes | 0.01 | ≤ 0 | missed |'],
])('%j against its target', (figures, row) => {
  const rows = againstTargets({ ...figures, 'LCP /faq': 1 })
    .split('\n')
    .slice(2);
  expect(rows).toEqual([expect.stringContaining(row)]);
});

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
