import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { RulesSchema } from '@burger/shared/contracts';
import { needsAt, type SiteNeeds } from '@burger/shared/security';
import * as v from 'valibot';

const site = path.resolve(__dirname, '../../site');
const pages = readdirSync(site, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.html'));
const read = (file: string) => readFileSync(path.join(site, file), 'utf8');
const needs = JSON.parse(read('headers.json')) as SiteNeeds;
const current = JSON.parse(read('shop.json')) as { version: string };
const addressOf = (file: string) => `/${file.replace(/\/?index\.html$/, '')}`;

// Of the staff.
const isApart = (file: string) => /^(kitchen|rider)\//.test(file);
const isOffline = (file: string) => file.endsWith('offline/index.html');
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

const hidden = ['track', 'orders', 'checkout'];
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
  const shown = JSON.parse(read(`shop/${current.version}/${language}.json`)) as {
    categories: { name: string }[];
    dishes: { name: string }[];
  };
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
