import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { RulesSchema } from '@burger/shared/contracts';
import { restaurant } from '@burger/shared/restaurant';
import { needsAt, type SiteNeeds } from '@burger/shared/security';
import * as v from 'valibot';
import { routes } from '../e2e/support/routes';
import { readJson, readSite as read, root } from './built';

const site = path.join(root, 'site');
const pages = readdirSync(site, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.html'));
const needs = readJson<SiteNeeds>('site/headers.json');
const current = readJson<{ version: string }>('site/shop.json');
const addressOf = (file: string) => `/${file.replace(/\/?index\.html$/, '')}`;

// Of the staff.
const isApart = (file: string) => /^(kitchen|rider)\//.test(file);
const isOffline = (file: string) => file.endsWith('offline/index.html');
const hidden = ['track', 'orders', 'checkout'];
const languageOf = (file: string) => /^(kn|hi)\//.exec(file)?.[1] ?? 'en';

const found = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([text]) => text);

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('there are pages to look at', () => expect(pages.length).toBeGreaterThan(9));

describe.each(pages)('%s', (file) => {
  // Text and data may speak of anything: only what a browser reads as markup counts.
  const html = read(file);
  const { styles = [], scripts = [] } = needsAt(needs, addressOf(file));
  const markup = html.replace(/(<(script|style)[^>]*>)[^]*?<\/\2>/g, '$1');

  test('has no style attributes, which the security policy keeps out', () => {
    expect(found(markup, /<[^>]*\sstyle=[^>]*>/gi)).toEqual([]);
  });

  test('has no scripts of its own but for its language, what was seen last and its start, whose hashes its policy names; the others are data', () => {
    const tags = found(markup, /<script[^>]*>/g);
    const running = tags.filter((tag) => !/type="application\/(ld\+)?json"/.test(tag));
    // What is shown without network has nothing to run.
    // No language is chosen for the staff's pages.
    const wanted = isOffline(file) ? 0 : isApart(file) ? 1 : html.includes('data-seen') ? 3 : 2;
    expect(running).toEqual(Array.from({ length: wanted }, () => '<script>'));
    const own = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) => text);
    expect(scripts).toEqual(expect.arrayContaining(own.map(hashOf)));
    // The page for unknown addresses is there in every language, under one policy.
    if (!file.endsWith('404.html')) expect(scripts).toHaveLength(own.length);
    expect(found(markup, /<[^>]*\son\w+=[^>]*>/gi)).toEqual([]);
    expect(found(markup, /javascript:/gi)).toEqual([]);
  });

  test('says which published document it was rendered from, with its rules and none of its dishes', () => {
    const [, text] = /<script type="application\/json" id="shop">([^<]*)</.exec(html) ?? [];
    // What is shown without network follows nothing.
    if (isOffline(file)) return expect(text).toBeUndefined();
    const shop = JSON.parse(text ?? 'null') as { version: string; file: string; rules: unknown };
    expect(shop).toMatchObject({
      version: current.version,
      file: `/shop/${current.version}/${languageOf(file)}.json`,
    });
    expect(Object.keys(shop).filter((key) => ['dishes', 'groups', 'menu'].includes(key))).toEqual(
      [],
    );
    expect(v.is(RulesSchema, shop.rules)).toBe(true);
    expect(existsSync(path.join(site, shop.file))).toBe(true);
  });

  test('has no style elements but those whose hash its policy names', () => {
    const texts = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css = '']) => css);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.map(hashOf).filter((hash) => !styles.includes(hash))).toEqual([]);
  });
});

test('every route has a title, a description and a social card of its own, which all messengers read', () => {
  const titles = new Set<string>();
  for (const route of routes) {
    const html = read(path.join(route, 'index.html'));
    titles.add(/<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '');
    expect([route, html]).toEqual([
      route,
      expect.stringMatching(/<meta name="description" content="[^"]{20,}"/),
    ]);
    const canonical = `<link rel="canonical" href="https://burgerkatte.example${route}"`;
    expect([route, html.includes(canonical)]).toEqual([route, !hidden.includes(route.slice(1))]);
    for (const property of ['og:title', 'og:description', 'og:image'])
      expect(html).toMatch(new RegExp(`property="${property}" content="[^"]+"`));
    const card = /property="og:image" content="https:\/\/[^/"]+([^"]+)"/.exec(html)?.[1] ?? '';
    // As every JPEG begins.
    expect(readFileSync(path.join(site, card)).toString('hex', 0, 3)).toBe('ffd8ff');
  }
  expect(titles.size).toBe(routes.length);
});

test('the map of the site names what may be found, and robots are led to it', () => {
  for (const route of routes.filter((one) => !hidden.includes(one.slice(1))))
    expect(read('sitemap.xml')).toContain(`<loc>https://burgerkatte.example${route}</loc>`);
  expect(read('robots.txt')).toContain('Sitemap: https://burgerkatte.example/sitemap.xml');
});

test.each(hidden.flatMap((page) => [page, `kn/${page}`, `hi/${page}`]))(
  '%s, which shows what belongs to one customer, is in no list and for no search engine',
  (page) => {
    const html = read(`${page}/index.html`);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toMatch(/rel="(canonical|alternate)"/);
    expect(read('sitemap.xml')).not.toContain(page);
  },
);

describe.each([
  ['en', '', 'en-IN', 'Burger Katte menu'],
  ['kn', '/kn', 'kn-IN', 'ಬರ್ಗರ್ ಕಟ್ಟೆ ಮೆನು'],
  ['hi', '/hi', 'hi-IN', 'बर्गर कट्टे का मेन्यू'],
])('what search engines read of the menu in %s', (language, prefix, inLanguage, name) => {
  const html = read(`${prefix.slice(1)}/menu/index.html`.replace(/^\//, ''));
  const url = `https://burgerkatte.example${prefix}/menu`;
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)</g)].map(
    ([, text = '']) => JSON.parse(text),
  );
  const menu = blocks.find((one) => one['@type'] === 'Menu');
  const shown = readJson<{ categories: { name: string }[]; dishes: { name: string }[] }>(
    `site/shop/${current.version}/${language}.json`,
  );
  const namesOf = (all: { name: string }[]) => all.map((one) => one.name);

  test('speaks of the page in that language', () => {
    expect(menu).toMatchObject({ name, inLanguage, url });
    expect(blocks.find((one) => one['@type'] === 'Restaurant')).toMatchObject({ hasMenu: url });
  });

  test('has the names of that language', () => {
    expect(namesOf(menu.hasMenuSection)).toEqual(namesOf(shown.categories));
    const items = menu.hasMenuSection.flatMap((one: { hasMenuItem: [] }) => one.hasMenuItem);
    expect(namesOf(shown.dishes)).toEqual(expect.arrayContaining(namesOf(items)));
  });
});

describe("the staff's pages", () => {
  test.each(['kitchen/index.html', 'rider/index.html'])('%s is for no search engine', (file) => {
    const html = read(file);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toMatch(/rel="(canonical|alternate)"|application\/ld\+json/);
    expect(html).not.toMatch(/mfe-(menu|cart-checkout|account-orders|content)\//);
    expect(html).toMatch(/remotes\/mfe-kitchen\//);
  });

  test('are there in English only, and are named in no list of pages', () => {
    expect(pages.filter((file) => /(kitchen|rider)\//.test(file)).sort()).toEqual([
      'kitchen/index.html',
      'rider/index.html',
    ]);
    expect(read('sitemap.xml')).not.toMatch(/kitchen|rider/);
    const [worker = ''] = /^self\.workerSite=.*$/m.exec(read('service-worker.js')) ?? [];
    expect(worker).toContain('"pages"');
    expect(worker).not.toMatch(/kitchen|rider/);
  });

  test.each(pages.filter((file) => !isApart(file)))('%s asks for nothing of them', (file) =>
    expect(read(file)).not.toMatch(/mfe-kitchen|kitchen\.webmanifest|href="\/(kitchen|rider)/),
  );

  test('the counter is an app of its own on a tablet', () => {
    expect(read('kitchen/index.html')).toContain(
      '<link rel="manifest" href="/kitchen.webmanifest"/>',
    );
    expect(JSON.parse(read('kitchen.webmanifest'))).toMatchObject({
      id: '/kitchen',
      short_name: 'Counter',
      start_url: '/kitchen',
      scope: '/kitchen',
      display: 'standalone',
      icons: [{ sizes: '192x192' }, { sizes: '512x512' }, { sizes: '512x512' }],
    });
  });
});

interface WebManifest {
  name: string;
  start_url: string;
  shortcuts: { name: string; url: string }[];
  icons: { src: string; sizes: string; purpose: string }[];
}

/** Width and height, as the header of a PNG says them. */
const sizeOf = (file: string) => {
  const png = readFileSync(path.join(site, file));
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
};

test('the installed site leads home, to the menu and to orders; its icons are there, one of them to be masked', () => {
  const manifest = readJson<WebManifest>('site/manifest.webmanifest');
  expect(manifest).toMatchObject({ name: restaurant.name, start_url: '/', display: 'standalone' });
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/menu', '/orders']);
  const asked = manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`);
  expect(asked).toEqual(['any 192x192', 'any 512x512', 'maskable 512x512']);
  for (const { src, sizes } of manifest.icons) expect(sizeOf(src)).toBe(sizes);
});

test('every page names an icon for phones that read no manifest', () => {
  const [, icon = ''] =
    /<link rel="apple-touch-icon" href="([^"]+)"\/?>/.exec(read('index.html')) ?? [];
  expect(sizeOf(icon)).toBe('180x180');
});

test('the page for visitors without network has no script, and data of none', () => {
  const html = read('offline/index.html');
  expect(html).toContain('You are offline');
  expect(html.replace(/<script type="application\/ld\+json">.*?<\/script>/, '')).not.toContain(
    '<script',
  );
});
