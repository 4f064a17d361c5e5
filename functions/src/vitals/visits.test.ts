import { deployed, orderBody } from '../testing/fake-ports';
import { testSite } from '../testing/counter';
import { countsOf } from '../testing/memory-stores';
import { sumOf } from './counters';

const { world, site, start } = testSite();
const [live = '', staged = ''] = deployed;
const visit = (changes: Record<string, unknown> = {}) => ({
  versions: { shell: live, 'mfe-menu': staged },
  line: '4g',
  pages: { '/menu': { lcp: 1234, inp: 90, cls: 0.02 } },
  errors: {},
  lost: 0,
  ...changes,
});
const tell = async (body: unknown, headers: Record<string, string> = {}) =>
  (await site.send('/api/vitals', { body, headers })).status;
const counts = (part: string) => countsOf(world.db, `2026-01-05_${part}`);

test('a visit is counted by day, micro-frontend and version, and nothing else is stored', async () => {
  const errors = { 'mfe-menu': ['TypeError', 'Asha Rao'] };
  const failed = visit({ errors, lost: 1 });
  expect(await tell(failed)).toBe(204);
  expect(counts('mfe-menu')).toEqual({
    versions: {
      [staged]: {
        visits: 1,
        failed: 1,
        errors: { TypeError: 1, Error: 1 },
        lost: 1,
        pages: {
          '/menu': {
            visits: 1,
            lcp: { n: 1, sum: 1234, b2: 1 },
            inp: { n: 1, sum: 90, b2: 1 },
            cls: { n: 1, sum: 200, b1: 1 },
          },
        },
        lines: { '4g': { visits: 1, lcp: { n: 1, sum: 1234, b2: 1 } } },
      },
    },
  });
  expect(Object.keys((counts('shell')?.['versions'] ?? {}) as object)).toEqual([live]);
  expect([...world.db.documentsIn('vitals').keys()]).toHaveLength(2);
  const once = counts('shell') ?? {};
  await tell(failed);
  expect(counts('shell')).toEqual(sumOf(once, once));
});

test("the source of a visit is counted once, with the shell's version", async () => {
  expect(await tell(visit({ from: 'google' }))).toBe(204);
  const { versions } = counts('shell') as { versions: Record<string, { from: object }> };
  expect(versions[live]?.from).toEqual({ google: 1 });
  expect(JSON.stringify(counts('mfe-menu'))).not.toContain('google');
});

test.each<[string, unknown]>([
  ['an unknown source', visit({ from: 'somewhere' })],
  ['a version that was never deployed', visit({ versions: { shell: '9.9.9-fff' } })],
  ['a version that is a path', visit({ versions: { shell: '../../etc' } })],
  ['an unknown remote', visit({ versions: { shell: live, 'mfe-evil': live } })],
  ['no shell', visit({ versions: { 'mfe-menu': live } })],
  ['errors of a remote that did not run', visit({ errors: { 'mfe-content': ['Error'] } })],
  ['too many errors', visit({ errors: { shell: Array(11).fill('Error') } })],
  ['an unknown page', visit({ pages: { '/track/0123': {} } })],
  ['a negative measure', visit({ pages: { '/': { lcp: -1 } } })],
  ['a measure as text', visit({ pages: { '/': { inp: '90' } } })],
  ['an unknown measure', visit({ pages: { '/': { ttfb: 1 } } })],
  ['an unknown connection', visit({ line: '5g' })],
  ['an email address', visit({ email: 'asha@example.in' })],
  ['more lost answers than orders', visit({ lost: 21 })],
  ['nothing that can be read', '{'],
])('a visit report with %s gets 400 and is not counted', async (_what, body) => {
  expect(await tell(body)).toBe(400);
  expect(world.db.documentsIn('vitals').size).toBe(0);
});

test("a visit report's keys such as `__proto__` are ignored", async () => {
  const body = JSON.stringify(visit()).replace('"/menu":', '"__proto__":{"lcp":1},"/menu":');
  expect(await tell(body.replace('"shell":', `"constructor":"${live}","shell":`))).toBe(204);
  expect(world.db.documentsIn('vitals').size).toBe(2);
  expect(JSON.stringify([...world.db.documentsIn('vitals').values()])).not.toMatch(
    /proto|constructor/,
  );
});

test('a visit report that is too large or from another site is rejected', async () => {
  expect(await tell(visit({ line: 'x'.repeat(5000) }))).toBe(413);
  expect(await tell(visit(), { 'content-type': 'text/plain' })).toBe(400);
  expect(await tell(visit(), { 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await tell(visit(), { 'sec-fetch-site': 'same-origin' })).toBe(204);
});

describe('orders', () => {
  const order = (body: object, token = 'asha') => site.send('/api/orders', { body, token });

  test('a repeated order request is counted, a new order is not', async () => {
    const body = orderBody();
    await order(body);
    expect(counts('orders')).toBeUndefined();
    expect((await order(body)).status).toBe(200);
    expect(counts('orders')).toEqual({ repeated: 1 });
  });

  test('rejected orders are counted by reason, failed ones by time span', async () => {
    await order(orderBody({ promoCode: 'NOSUCH' }));
    await order(orderBody(), 'nobody');
    expect(counts('orders')).toEqual({ refused: { 'promo-refused': 1, unauthenticated: 1 } });
    world.orderStore.add = () => Promise.reject(new TypeError('about Asha'));
    expect((await order(orderBody())).status).toBe(500);
    const span = Math.floor(Date.parse('2026-01-05T08:00:00.123Z') / 600_000);
    expect(counts('orders')).toMatchObject({ failed: 1, failedIn: { [`s${span}`]: 1 } });
  });

  test('an order rejected by App Check is counted as rejected', async () => {
    await start({ appCheck: { mode: 'enforce', verify: () => Promise.reject(new Error('no')) } });
    expect((await order(orderBody())).status).toBe(403);
    expect((await site.send(`/api/track/${'0'.repeat(32)}`)).status).toBe(403);
    expect(counts('orders')).toEqual({ refused: { 'not-our-page': 1 } });
  });

  test('an error while counting an order does not affect its response', async () => {
    world.counters.add = () => Promise.reject(new Error('full'));
    const body = orderBody();
    await order(body);
    expect((await order(body)).status).toBe(200);
  });
});
