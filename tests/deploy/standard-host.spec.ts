import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteNeeds } from '@burger/shared/security';
import { buildPackage } from '../sites/build-package';
import { copySite } from '../sites/copy-site';
import { serveFolder } from './serve-remote';
import { serveSite, type Served } from '../sites/serve-site';
import { addDish } from '../e2e/support/customer';
import { expect, test } from '../e2e/support/fixtures';

const built = path.resolve('reports/food-court');

let host: Served;
test.beforeAll(async ({ browserName: _ }, info) => {
  info.setTimeout(300_000);
  await buildPackage(path.resolve('tests/deploy/host'));
  copyFileSync('tests/deploy/host/index.html', `${built}/index.html`);
  host = await serveFolder(built);
});
test.afterAll(() => host.stop());

test('a host built by webpack shows the menu by its manifest and the cart by its entry, from another origin', async ({
  page,
}) => {
  const site = copySite('for-hosts');
  const file = path.join(site.folder, 'headers.json');
  const needs = JSON.parse(readFileSync(file, 'utf8')) as SiteNeeds;
  writeFileSync(file, JSON.stringify({ ...needs, hosts: '*' }));
  const server = await serveSite(site.folder);
  const { base, entry } = site.remotes()['mfe-cart-checkout']!;
  const query = new URLSearchParams({ site: server.url, cart: `${server.url}${base}${entry}` });
  await page.goto(`${host.url}/index.html?${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our menu');
  const picture = page.getByRole('main').locator('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const source = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(source).toContain(`${server.url}/pictures/`);
  await addDish(page, 'Aloo Tikki Burger');
  await expect(page.getByRole('button', { name: /^Cart, 1 item/ })).toBeVisible();
  await page.close();
  await server.stop();
});
