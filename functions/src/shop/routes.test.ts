import { ShopAnswerSchema, type Today } from '@burger/shared/contracts';
import { PublishedSchema, versionOf } from '@burger/shared/shop/publishing';
import { published } from '@burger/shared/testing/a-shop';
import * as v from 'valibot';
import { firstVersion } from '../testing/fake-ports';
import { testSite } from '../testing/counter';

const { world, site, start } = testSite();

const change = (changes: Partial<Today>) =>
  world.shopStore.change((today) => ({ ...today, ...changes }), 'Meena');
const now = '2026-01-05T08:00:00.123Z';

test('CORS lets an allowed host read the shop routes and no others', async () => {
  const host = 'https://host.example';
  const allowed = async (path: string) =>
    (await site.send(path)).headers.get('access-control-allow-origin');
  expect(await allowed('/api/shop')).toBeNull();
  await start({ hosts: () => host });
  expect(await allowed('/api/shop')).toBe(host);
  expect(await allowed(`/shop/${firstVersion}/en.json`)).toBe(host);
  expect(await allowed('/api/reviews')).toBeNull();
});

describe('GET /api/shop', () => {
  test("GET /api/shop returns version, today's changes and server time in less than 1 kB", async () => {
    const until = '2026-01-05T14:00:00.000Z';
    const soldOut = Array.from({ length: 12 }, (_, at) => ({ what: at + 1, until }));
    const closedDays = ['2026-01-26'];
    await change({ soldOut, paused: { until: null }, extraMinutes: 20, closedDays });
    const { status, body } = await site.send('/api/shop');
    expect(status).toBe(200);
    expect(v.parse(ShopAnswerSchema, body)).toEqual(body);
    expect(body).toMatchObject({ version: firstVersion, revision: 2, now, extraMinutes: 20 });
    expect(JSON.stringify(body).length).toBeLessThan(1000);
  });

  test('GET /api/shop leaves out changes that no longer apply', async () => {
    await change({
      soldOut: [
        { what: 1, until: '2026-01-05T08:00:00.000Z' },
        { what: 2, until: '2026-01-05T08:00:01.000Z' },
        { what: 'extras/cheese', until: null },
      ],
      paused: { until: '2026-01-05T07:59:00.000Z' },
      closedDays: ['2026-01-04', '2026-01-05'],
    });
    const { body } = await site.send('/api/shop');
    expect(body).toMatchObject({
      soldOut: [{ what: 2 }, { what: 'extras/cheese' }],
      paused: null,
      closedDays: ['2026-01-05'],
    });
  });

  test('GET /api/shop is cached for seconds and has no ETag, so that its time stays current', async () => {
    const { headers } = await site.send('/api/shop');
    expect(headers.get('cache-control')).toBe(
      'public, max-age=5, s-maxage=10, stale-while-revalidate=60',
    );
    expect(headers.get('etag')).toBeNull();
    // A browser sends this conditional request after caching an older server's response. Without a
    // cache-control header, Node's fetch would add one that bypasses caches.
    const requested = { headers: { 'if-none-match': 'W/"1"', 'cache-control': 'max-age=0' } };
    const { status, body } = await site.send('/api/shop', requested);
    expect([status, body]).toMatchObject([200, { revision: 1, now }]);
  });

  test('GET /api/shop with a revision is not cached', async () => {
    const { headers, body } = await site.send('/api/shop?revision=7');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({ revision: 1 });
  });

  test.each(['x', '-1', '1e3', '', '9'.repeat(16)])(
    'GET /api/shop?revision=%s gets 400',
    async (revision) => {
      const { status, body } = await site.send(`/api/shop?revision=${revision}`);
      expect(status).toBe(400);
      expect(body).toMatchObject({ error: { code: 'invalid', field: 'revision' } });
    },
  );
});

describe('GET /shop/<version>', () => {
  test.each(['', '/api'])(
    'GET %s/shop/<version>.json returns the complete menu with permanent caching',
    async (under) => {
      const { status, headers, body } = await site.send(`${under}/shop/${firstVersion}.json`);
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      const { version, ...document } = body as { version: string };
      expect(version).toBe(firstVersion);
      await world.shopStore.publish({ published: { ...published, featured: [] }, by: 'Meena' });
      expect((await site.send(`${under}/shop/${version}.json`)).status).toBe(200);
      expect(versionOf(v.parse(PublishedSchema, document))).toBe(firstVersion);
    },
  );

  test.each([
    '/shop/000000000000.json',
    `/shop/${firstVersion}/fr.json`,
    '/shop/..%2Flive.json',
    `/shop/${firstVersion.toUpperCase()}.json`,
    `/shop/${firstVersion}`,
  ])('GET %s returns an uncached 404', async (address) => {
    const { status, headers, body } = await site.send(address);
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(body).toMatchObject({ error: { code: 'not-found' } });
  });
});
