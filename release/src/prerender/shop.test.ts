import { versionOf } from '@burger/shared/shop/publishing';
import { published } from '@burger/shared/testing/a-shop';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

// A temporary site whose shell has the same publishing module as the real bundle.
const site = mkdtempSync(path.join(tmpdir(), 'site-'));
const shell = { base: '/shell/1/' };
const version = versionOf(published);
const other = { ...published, featured: [2] };

let shops: typeof import('../site/shop');
let pages: typeof import('./renderer');
let siteBefore: string | undefined;

const inSite = (file: string) => path.join(site, file);
const read = (file: string) => JSON.parse(readFileSync(inSite(file), 'utf8')) as object;

beforeAll(async () => {
  siteBefore = process.env['SITE_DIR'];
  process.env['SITE_DIR'] = site;
  shops = await import('../site/shop');
  pages = await import('./renderer');
});
afterAll(() => {
  if (siteBefore === undefined) delete process.env['SITE_DIR'];
  else process.env['SITE_DIR'] = siteBefore;
  rmSync(site, { recursive: true });
});
beforeEach(() => {
  for (const part of ['shop', 'shop.json', 'shell']) {
    rmSync(inSite(part), { recursive: true, force: true });
  }
  mkdirSync(inSite('shell/1/node'), { recursive: true });
  const source = path.resolve(__dirname, '../../../shell/src/publishing.ts');
  writeFileSync(
    inSite('shell/1/node/publishing.cjs'),
    `module.exports = require(${JSON.stringify(source)});`,
  );
});

test("a first deployment writes the repository's document whole, per language and in brotli", () => {
  expect(shops.recordedShop()).toBeNull();
  expect(shops.shopOfSite(shell)).toEqual({ version, source: 'restaurant' });
  expect(read(`shop/${version}.json`)).toEqual({ version, ...published });
  for (const language of ['en', 'kn', 'hi']) {
    const address = shops.shopFile(version, language);
    expect(read(address)).toMatchObject({ version });
    const packed = brotliDecompressSync(readFileSync(inSite(`${address}.br`)));
    expect(packed).toEqual(readFileSync(inSite(address)));
  }
});

test('a later deployment keeps the document that the site shows, whatever its source', () => {
  const visible = shops.putShop(other, shell, 'a store');
  shops.recordShop({ version: visible, source: 'store' });
  expect(shops.shopOfSite(shell)).toEqual({ version: versionOf(other), source: 'store' });
});

test("a full build uses the repository's document until another one was published from a store", () => {
  shops.recordShop({ version: '000000000000', source: 'restaurant' });
  expect(shops.shopOfSite(shell).version).toBe('000000000000');
  expect(shops.shopOfBuild(shell).version).toBe(version);
  shops.recordShop({ version: '000000000000', source: 'store' });
  expect(shops.shopOfBuild(shell).version).toBe('000000000000');
});

test('putShop rejects an invalid document with the path of the mistake and writes nothing', () => {
  const [first, ...rest] = published.dishes;
  const bad = { ...published, dishes: [{ ...first, price: '49' }, ...rest] };
  expect(() => shops.putShop(bad, shell, 'restaurant/')).toThrow(
    'restaurant/ cannot be published:\n  dishes.0 (Aloo Tikki Burger).price: A price is written like ₹5',
  );
  expect(existsSync(inSite('shop'))).toBe(false);
});

test('tellPageShop sets the document of a thread, and ownShop returns it without dishes and delivery areas', () => {
  shops.shopOfSite(shell);
  pages.tellPageShop({ version }, 'kn');
  const reported = (globalThis as { [key: symbol]: unknown })[Symbol.for('burger.page-shop@1')];
  expect(reported).toMatchObject({ version, menu: read(`shop/${version}/kn.json`) });
  const own = pages.ownShop();
  expect(Object.keys(own).sort()).toEqual(['categories', 'file', 'rules', 'version']);
  expect(own.file).toBe(`/shop/${version}/kn.json`);
  expect(own.rules.delivery.areas).toEqual([]);
  expect(own.categories[0]?.name).not.toBe('Burgers (Veg)');
});
