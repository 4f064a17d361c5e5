import { type KitchenHealth, KitchenHealthSchema } from '@burger/shared/kitchen';
import { linkKeyHeader } from '@burger/shared/platform/security';
import * as v from 'valibot';
import { hostingBefore } from '../http/callers';
import { deployed, firstVersion } from '../testing/fake-ports';
import { testSite } from '../testing/counter';

const { world, site, start } = testSite();

describe('GET /api/health', () => {
  test('GET /api/health reports whether orders can be placed, without secrets', async () => {
    const { status, body } = await site.send('/api/health');
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 'ok',
      store: 'reachable',
      outboxSeconds: null,
      menu: firstVersion,
      at: '2026-01-05T08:00:00.123Z',
      request: { byHosting: false, hasLinkKey: false },
    });
  });

  test('GET /api/health reports whether the request came through Hosting with the link key header', async () => {
    await start({ trustProxy: hostingBefore((address) => address === '192.0.2.9') });
    const received = async (forwarded: string, others = {}) => {
      const headers = { 'x-forwarded-for': forwarded, ...others };
      return ((await site.send('/api/health', { headers })).body as { request: object }).request;
    };
    expect(await received('203.0.113.7, 192.0.2.9', { [linkKeyHeader]: 'x' })).toEqual({
      byHosting: true,
      hasLinkKey: true,
    });
    expect(await received('203.0.113.7, 198.51.100.1')).toMatchObject({ byHosting: false });
  });

  test('GET /api/health returns 503 while the store is unreachable', async () => {
    world.outbox.waitingSince = () => Promise.reject(new Error('away'));
    const { status, body } = await site.send('/api/health');
    expect([status, (body as { store: string }).store]).toEqual([503, 'unreachable']);
  });

  test('concurrent requests to GET /api/health share one store read', async () => {
    const requested = jest.spyOn(world.outbox, 'waitingSince');
    await Promise.all([1, 2, 3, 4].map(() => site.send('/api/health')));
    expect(requested).toHaveBeenCalledTimes(1);
  });
});

describe('GET /api/kitchen/health', () => {
  const ask = (token = 'owner') => site.send('/api/kitchen/health', { token });

  test.each([
    ['a customer', 'asha', 403],
    ['the staff', 'meena', 403],
    ['nobody', 'expired', 401],
  ])('GET /api/kitchen/health is rejected for %s', async (_who, token, status) => {
    expect((await ask(token)).status).toBe(status);
  });

  test('GET /api/kitchen/health compares the versions of a micro-frontend and marks the worse one', async () => {
    const [one = '', other = ''] = deployed;
    const figures = (visits: number, failed: number) => ({
      visits,
      failed,
      errors: { TypeError: failed },
      pages: { '/menu': { visits, lcp: { n: visits, sum: 1, b3: visits } } },
      lines: { '4g': { visits, lcp: { n: visits, sum: 1, b3: visits } } },
    });
    const versions = {
      [one]: { ...figures(300, 3), from: { google: 40, print: 2 } },
      [other]: { ...figures(60, 9), from: { google: 5 } },
    };
    for (const part of ['shell', 'mfe-menu']) {
      await world.counters.add(new Map([[`2026-01-03_${part}`, { versions }]]), new Date());
    }
    const services = { refused: { routes: { REQUEST_DENIED: 12 } } };
    const hour = `h${Date.parse('2026-01-05T08:00:00Z') / 3_600_000}`;
    const mails = { [hour]: 412, h1: 9 };
    const counts = { '2026-01-04_services': services, '2026-01-05_mails': mails };
    await world.counters.add(new Map(Object.entries(counts)), new Date());
    const { status, body } = await ask();
    expect(status).toBe(200);
    const health: KitchenHealth = v.parse(KitchenHealthSchema, body);
    const menu = health.parts.find(({ part }) => part === 'mfe-menu');
    expect(menu?.versions).toMatchObject([
      { version: one, visits: 300, failed: 3, isWorse: false, inp: null },
      { version: other, visits: 60, failed: 9, isWorse: true, errors: [{ name: 'TypeError' }] },
    ]);
    expect(menu?.versions[0]?.lcp).toBeCloseTo(1875);
    expect(health).toMatchObject({
      from: '2025-12-30',
      to: '2026-01-05',
      pages: [{ route: '/menu', visits: 360 }],
      lines: [{ line: '4g', visits: 360 }],
      sources: [
        { name: 'google', count: 45 },
        { name: 'print', count: 2 },
      ],
      mails: { sent: 412, limit: 500 },
      services: [{ service: expect.stringMatching(/^Routes API/), minutes: 12 }],
    });
  });
});
