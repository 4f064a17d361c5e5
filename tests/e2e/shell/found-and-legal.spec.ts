import { expect, test } from '../support/fixtures';
import { routes } from '../support/routes';

test.describe('Found and legal (decisions)', () => {
  test('Every route has a title, a description and a social card of its own', async ({
    request,
  }) => {
    const titles = new Set<string>();
    for (const route of routes) {
      const html = await (await request.get(route)).text();
      titles.add(/<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '');
      expect(html, route).toMatch(/<meta name="description" content="[^"]{20,}"/);
      const canonical = `<link rel="canonical" href="https://burgerkatte.example${route}"`;
      // What belongs to one customer is not to be found.
      const isPrivate = ['/orders', '/checkout'].includes(route);
      expect(html.includes(canonical), route).toBe(!isPrivate);
      expect(/<meta name="robots" content="noindex"\/?>/.test(html), route).toBe(isPrivate);
      for (const property of ['og:title', 'og:description', 'og:image']) {
        expect(html, route).toMatch(new RegExp(`property="${property}" content="[^"]+"`));
      }
    }
    expect(titles.size).toBe(routes.length);
  });

  test('The picture that messengers show beside a link is one that all of them read', async ({
    request,
  }) => {
    const cards = new Set<string>();
    for (const route of routes) {
      const html = await (await request.get(route)).text();
      cards.add(/property="og:image" content="https:\/\/[^/"]+([^"]+)"/.exec(html)?.[1] ?? '');
    }
    for (const card of cards) {
      const answer = await request.get(card);
      expect(answer.status(), card).toBe(200);
      expect(answer.headers()['content-type']).toBe('image/jpeg');
    }
  });

  test('schema.org Restaurant, Menu and MenuItem', async ({ request }) => {
    const html = await (await request.get('/menu')).text();
    for (const type of ['Restaurant', 'Menu', 'MenuItem']) {
      expect(html).toContain(`"@type":"${type}"`);
    }
  });

  test('Sitemap and robots', async ({ request }) => {
    const map = await (await request.get('/sitemap.xml')).text();
    for (const route of ['/', '/menu', '/about', '/contact', '/blogs', '/offers', '/faq']) {
      expect(map).toContain(`<loc>https://burgerkatte.example${route}</loc>`);
    }
    expect(map).not.toMatch(/orders|checkout/);
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toContain('Sitemap: https://burgerkatte.example/sitemap.xml');
  });
});
