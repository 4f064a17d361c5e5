import type { Browser, Page } from '@playwright/test';
import { copySite } from '../sites/copy-site';
import { buildSecondMenu, secondHeading } from '../sites/build-package';
import { serveSite, type Served } from '../sites/serve-site';
import { addDish, declineOffers } from '../e2e/support/customer';
import { expect, test } from '../e2e/support/fixtures';

const firstHeading = 'Our menu';
const site = copySite('preview');
const deploy = (...args: string[]) => site.node('scripts/release.mjs', 'deploy', ...args);
const pagesOf = () =>
  Object.fromEntries(Object.entries(site.hashes()).filter(([file]) => file.endsWith('.html')));

let second: string;
let server: Served;
test.beforeAll(async () => {
  second = await buildSecondMenu('previewed-menu');
  server = await serveSite(site.folder);
});
test.afterAll(() => server.stop());

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const cart = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Cart, 1 item/ });

async function seesMenu(page: Page, title: string) {
  // A replaced version renders again, and may do so during a click.
  await expect(heading(page)).toHaveText(title);
  await addDish(page, 'Aloo Tikki Burger');
  await expect(cart(page)).toBeVisible();
  await expect(heading(page)).toHaveText(title);
}

/**
 * Opens a page as a new visitor. `number` is the random number below 100 that decides about staged versions.
 */
async function visitor(browser: Browser, number?: number): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await declineOffers(page);
  if (number !== undefined) {
    await page.addInitScript((drawn) => (Math.random = () => drawn / 100), number);
  }
  return page;
}

async function preview(): Promise<string> {
  const { code, output } = await deploy('mfe-menu', '--built', second, '--preview');
  expect([code, output]).toEqual([0, expect.stringContaining('mfe-menu 2.0.0-')]);
  return /\/\?preview=\S+/.exec(output)?.[0] ?? '';
}

test('a preview of a remote shows on every page to visitors with its link only, until it is discarded', async ({
  page,
  browser,
}) => {
  const before = pagesOf();
  const link = await preview();
  expect(pagesOf(), 'the pages of everybody else').toEqual(before);

  await declineOffers(page);
  await page.goto(`${server.url}${link}`);
  // The page must have stored the link's token before the next navigation.
  await expect.poll(() => page.context().cookies()).toHaveLength(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Menu' }).click();
  await expect(heading(page)).toHaveText(secondHeading);
  await page.goto(`${server.url}/menu`);
  await seesMenu(page, secondHeading);
  const [cookie] = await page.context().cookies();
  expect(cookie).toMatchObject({ name: 'burger_preview', sameSite: 'Lax' });

  const other = await visitor(browser);
  await other.goto(`${server.url}/menu`);
  await seesMenu(other, firstHeading);
  const forged = link.replace(/[\w-]{20}$/, 'A'.repeat(20));
  await other.goto(`${server.url}/menu${forged.slice(1)}`);
  await expect(cart(other)).toBeVisible();
  await expect(heading(other)).toHaveText(firstHeading);
  expect(await other.context().cookies()).toEqual([]);
  await other.context().close();

  expect(await deploy('discard', 'mfe-menu')).toMatchObject({ code: 0 });
  await page.reload();
  await expect(heading(page)).toHaveText(firstHeading);
  await expect.poll(() => page.context().cookies()).toEqual([]);
  expect(pagesOf()).toEqual(before);
});

test('a staged version reaches a share of visitors, who keep it as the share grows, until withdrawn', async ({
  browser,
}) => {
  const before = pagesOf();
  await preview();
  expect(await deploy('promote', 'mfe-menu', '--share', '25')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^25 of 100 visitors get mfe-menu 2\.0\.0-\w+, the others 1\.0/),
  });
  const early = await visitor(browser, 10);
  const late = await visitor(browser, 60);
  const sees = async (page: Page, title: string) => {
    await page.goto(`${server.url}/menu`);
    await expect(cart(page)).toBeVisible();
    await expect(heading(page)).toHaveText(title);
  };
  await early.goto(`${server.url}/menu`);
  await seesMenu(early, secondHeading);
  await late.goto(`${server.url}/menu`);
  await seesMenu(late, firstHeading);
  // Visitors get a new random number only if they have none stored; with this one they would be outside of
  // the share.
  for (const page of [early, late]) await page.addInitScript(() => (Math.random = () => 0.99));
  await sees(early, secondHeading);

  expect(await deploy('promote', 'mfe-menu', '--share', '70')).toMatchObject({ code: 0 });
  await sees(early, secondHeading);
  await sees(late, secondHeading);

  expect(await deploy('rollback', 'mfe-menu')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^The site runs mfe-menu 1\.0\.0-\w+ instead of 2\.0\.0-/),
  });
  await sees(early, firstHeading);
  await sees(late, firstHeading);
  expect(pagesOf()).toEqual(before);
  for (const page of [early, late]) await page.context().close();
});
