import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteNeeds } from '@burger/shared/security';
import { buildPackage } from '../sites/build-package';
import { copySite } from '../sites/copy-site';
import { serveFolder } from './serve-folder';
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

/** A site whose owner lets these hosts in; answers where it runs, and the address of the host that shows its remotes. */
async function siteFor(name: string, hosts: string | null) {
  const site = copySite(name);
  const file = path.join(site.folder, 'headers.json');
  const needs = JSON.parse(readFileSync(file, 'utf8')) as SiteNeeds;
  writeFileSync(file, JSON.stringify({ ...needs, hosts }));
  const server = await serveSite(site.folder);
  const { base, entry } = site.remotes()['mfe-cart-checkout']!;
  const query = new URLSearchParams({ site: server.url, cart: `${server.url}${base}${entry}` });
  return { server, address: `${host.url}/index.html?${query}` };
}

test('a host built by webpack shows the menu by its manifest and the cart by its entry, from another origin', async ({
  page,
}) => {
  const { server, address } = await siteFor('for-hosts', '*');
  await page.goto(address);
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
