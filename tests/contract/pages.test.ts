import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { RulesSchema, type Rules } from '@burger/shared/contracts';
import { restaurant } from '@burger/shared/restaurant';
import { needsAt, type SiteNeeds } from '@burger/shared/platform/security';
import * as v from 'valibot';
import { routes } from '../e2e/support/routes';
import { readJson, readSite as read, root } from './built';

const site = path.join(root, 'site');
const pages = readdirSync(site, { recursive: true })
  .map(String)
  // Hosting serves no dotfiles.
  .filter((file) => file.endsWith('.html') && !file.startsWith('.'));
const needs = readJson<SiteNeeds>('site/headers.json');
const current = readJson<{ version: string }>('site/shop.json');
const addressOf = (file: string) => `/${file.replace(/\/?index\.html$/, '')}`;

const isApart = (file: string) => /^(kitchen|rider)\//.test(file);
const isOffline = (file: string) => file.endsWith('offline/index.html');
const hidden = ['track', 'orders', 'checkout'];
const languageOf = (file: string) => /^(kn|hi)\//.exec(file)?.[1] ?? 'en';

const found = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([text]) => text);

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the build has prerendered pages', () => expect(pages.length).toBeGreaterThan(9));

describe.each(pages)('%s', (file) => {
  // Without texts and data, because only the markup counts.
  const html = read(file);
  const { styles = [], scripts = [] } = needsAt(needs, addressOf(file));
  const markup = html.replace(/(<(script|style)[^>]*>)[^]*?<\/\2>/g, '$1');

  test('a prerendered page has no style attributes, which its Content-Security-Policy blocks', () => {
    expect(found(markup, /<[^>]*\sstyle=[^>]*>/gi)).toEqual([]);
  });

  test('a prerendered page has only the inline scripts in its Content-Security-Policy', () => {
    const tags = found(markup, /<script[^>]*>/g);
    const running = tags.filter((tag) => !/type="application\/(ld\+)?json"/.test(tag));
    // One more for cached headlines, and one for presses that are completed before the framework has loaded. The
    // offline page runs no script.
    const marks = ['data-seen', 'data-early-stepper'];
    const count = isOffline(file) ? 0 : 1 + marks.filter((mark) => html.includes(mark)).length;
    expect(running).toEqual(Array.from({ length: count }, () => '<script>'));
    const own = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) => text);
    expect(scripts).toEqual(expect.arrayContaining(own.map(hashOf)));
    // The 404 pages of all languages share one policy, so it may name more scripts than a page has.
    if (!file.endsWith('404.html')) expect(scripts).toHaveLength(own.length);
    expect(found(markup, /<[^>]*\son\w+=[^>]*>/gi)).toEqual([]);
    expect(found(markup, /javascript:/gi)).toEqual([]);
  });

  test('a prerendered page contains the version and rules of its menu but no dishes', () => {
    const [, text] = /<script type="application\/json" id="shop">([^<]*)</.exec(html) ?? [];
    if (isOffline(file)) return expect(text).toBeUndefined();
    const shop = JSON.parse(text ?? 'null') as { version: string; file: string; rules: Rules };
    expect(shop).toMatchObject({
      version: current.version,
      file: `/shop/${current.version}/${languageOf(file)}.json`,
    });
    expect(Object.keys(shop).filter((key) => ['dishes', 'groups', 'menu'].includes(key))).toEqual(
      [],
    );
    expect(v.is(RulesSchema, shop.rules)).toBe(true);
    expect(shop.rules.delivery.areas).toEqual([]);
    expect(existsSync(path.join(site, shop.file))).toBe(true);
  });

  test('a prerendered page has only style elements whose hash is in its Content-Security-Policy', () => {
    const texts = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css = '']) => css);
    expect(texts.length).toBeGreaterThan(0);
    // A script inserts the sheet as a style element.
    for (const [, sheet = ''] of html.matchAll(/ data-sheet="([^"]+)"/g))
      texts.push(read(sheet.slice(1)));
    expect(texts.map(hashOf).filter((hash) => !styles.includes(hash))).toEqual([]);
  });
});

test('every prerendered page has its own title, description and JPEG link preview', () => {
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
    expect(readFileSync(path.join(site, card)).toString('hex', 0, 3)).toBe('ffd8ff');
  }
  expect(titles.size).toBe(routes.length);
});

test('robots.txt points to the sitemap, which lists the public pages', () => {
  for (const route of routes.filter((one) => !hidden.includes(one.slice(1))))
    expect(read('sitemap.xml')).toContain(`<loc>https://burgerkatte.example${route}</loc>`);
  expect(read('robots.txt')).toContain('Sitemap: https://burgerkatte.example/sitemap.xml');
});

test.each(hidden.flatMap((page) => [page, `kn/${page}`, `hi/${page}`]))(
  "the page %s with a customer's data is in no sitemap and noindex",
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
])('structured data of the menu in %s', (language, prefix, inLanguage, name) => {
  const html = read(`${prefix.slice(1)}/menu/index.html`.replace(/^\//, ''));
  const url = `https://burgerkatte.example${prefix}/menu`;
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)</g)].map(
    ([, text = '']) => JSON.parse(text),
  );
  const menu = blocks.find((one) => one['@type'] === 'Menu');
  const rendered = readJson<{ categories: { name: string }[]; dishes: { name: string }[] }>(
    `site/shop/${current.version}/${language}.json`,
  );
  const namesOf = (all: { name: string }[]) => all.map((one) => one.name);

  test('the structured data of a translated menu describe the page in its language', () => {
    expect(menu).toMatchObject({ name, inLanguage, url });
    expect(blocks.find((one) => one['@type'] === 'Restaurant')).toMatchObject({ hasMenu: url });
  });

  test('the structured data of a translated menu contain the names in its language', () => {
    expect(namesOf(menu.hasMenuSection)).toEqual(namesOf(rendered.categories));
    const items = menu.hasMenuSection.flatMap((one: { hasMenuItem: [] }) => one.hasMenuItem);
    expect(namesOf(rendered.dishes)).toEqual(expect.arrayContaining(namesOf(items)));
  });
});

describe('the staff pages', () => {
  test.each(['kitchen/index.html', 'rider/index.html'])('the staff page %s is noindex', (file) => {
    const html = read(file);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toMatch(/rel="(canonical|alternate)"|application\/ld\+json/);
    expect(html).not.toMatch(/mfe-(menu|cart-checkout|account-orders|content)\//);
    expect(html).toMatch(/remotes\/mfe-kitchen\//);
  });

  test('the staff pages exist in English only and are in no sitemap', () => {
    expect(pages.filter((file) => /(kitchen|rider)\//.test(file)).sort()).toEqual([
      'kitchen/index.html',
      'rider/index.html',
    ]);
    expect(read('sitemap.xml')).not.toMatch(/kitchen|rider/);
    const [worker = ''] = /^self\.workerSite=.*$/m.exec(read('service-worker.js')) ?? [];
    expect(worker).toContain('"pages"');
    expect(worker).not.toMatch(/kitchen|rider/);
  });

  test.each(pages.filter((file) => !isApart(file)))(
    'the page %s loads nothing of the staff pages',
    (file) =>
      expect(read(file)).not.toMatch(/mfe-kitchen|kitchen\.webmanifest|href="\/(kitchen|rider)/),
  );

  test('the staff page of the counter installs as an app of its own', () => {
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

const sizeOf = (file: string) => {
  const png = readFileSync(path.join(site, file));
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
};

test('the web app manifest has shortcuts to menu and orders, and icons with a maskable one', () => {
  const manifest = readJson<WebManifest>('site/manifest.webmanifest');
  expect(manifest).toMatchObject({ name: restaurant.name, start_url: '/', display: 'standalone' });
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/menu', '/orders']);
  const requested = manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`);
  expect(requested).toEqual(['any 192x192', 'any 512x512', 'maskable 512x512']);
  for (const { src, sizes } of manifest.icons) expect(sizeOf(src)).toBe(sizes);
});

test('every page has an apple-touch-icon for phones that ignore manifests', () => {
  const [, icon = ''] =
    /<link rel="apple-touch-icon" href="([^"]+)"\/?>/.exec(read('index.html')) ?? [];
  expect(sizeOf(icon)).toBe('180x180');
});

test('the offline page contains no script element', () => {
  const html = read('offline/index.html');
  expect(html).toContain('You are offline');
  expect(html.replace(/<script type="application\/ld\+json">.*?<\/script>/, '')).not.toContain(
    '<script',
  );
});
