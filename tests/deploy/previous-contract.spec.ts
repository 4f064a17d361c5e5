import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { copySite, type SiteCopy } from '../sites/copy-site';
import { buildPrevious, previous } from '../sites/previous-contract';
import { serveSite, type Served } from '../sites/serve-site';
import { addDish, declineOffers } from '../e2e/support/customer';
import { answers, expect, test } from '../e2e/support/fixtures';

// One worker, one build of the packages of the previous contract.
test.describe.configure({ mode: 'default', timeout: 90_000 });

test.beforeAll(async ({ browserName: _ }, info) => {
  info.setTimeout(300_000);
  await buildPrevious();
});

let server: Served | undefined;
test.beforeEach(({ page }) => declineOffers(page));
// The page goes first: what it still asks for would be refused by a server that is gone, and reported.
test.afterEach(async ({ page }) => {
  await page.close();
  await server?.stop();
});

async function deployMenu(site: SiteCopy, built: string): Promise<void> {
  const { code, said } = await site.node(
    ...['scripts/release.mjs', 'deploy', 'mfe-menu', '--built', built],
  );
  expect(code, said).toBe(0);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const cart = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Cart, 1 item/ });
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name });

/** What the deployment wrote into a page about the menu that it was rendered from. */
const shopData = (site: SiteCopy, file: string) => {
  const html = readFileSync(path.join(site.folder, file), 'utf8');
  const [element] = /<script type="application\/json" id="shop">[^<]*<\/script>/.exec(html) ?? [];
  if (!element) throw new Error(`${file} does not say which menu it was rendered from`);
  return element;
};

test('the new menu and cart run in a shell of the previous contract', async ({ page }) => {
  const site = copySite('older-shell');
  cpSync(previous.shellScripts, path.join(site.folder, 'shell/contract-2'), { recursive: true });
  // As today's deployment of a remote would stamp it.
  const data = shopData(site, 'menu/index.html');
  rmSync(path.join(site.folder, 'menu/index.html.br'));
  writeFileSync(
    path.join(site.folder, 'menu/index.html'),
    `<!doctype html><html lang="en"><title>Contract 2</title><link rel="icon" href="/icon.svg"><script defer src="/shell/contract-2/main.js"></script>${data}</html>`,
  );
  server = await serveSite(site.folder);
  await page.goto(`${server.url}/menu`);
  await expect(page.getByText('The shell of contract 2')).toBeVisible();
  await expect(heading(page)).toHaveText('Our menu');
  await addDish(page, 'Aloo Tikki Burger');
  await expect(page.getByRole('button', { name: /^Cart, 1 item/ }).first()).toBeVisible();
});

test('a remote of the previous contract runs in the new shell', async ({ page }) => {
  const site = copySite('older-remote');
  await deployMenu(site, previous.menu);
  expect(Object.keys(site.remotes()['mfe-menu']!), 'a line as it was under contract 2').toEqual([
    'version',
    'base',
    'entry',
    'contract',
    'oldest',
    'exposes',
    'integrity',
  ]);
  server = await serveSite(site.folder);
  await page.goto(`${server.url}/menu`);
  await expect(heading(page)).toHaveText('The menu of contract 2');
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).click();
  await expect(cart(page)).toBeVisible();
  await expect(page.getByText('In your cart: 1')).toBeVisible();
  // What it cannot know is left out of the other pages, without a word.
  await footerLink(page, 'Home').click();
  await answers(page);
  await expect(heading(page)).not.toHaveText('The menu of contract 2');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await cart(page).click();
  const drawer = page.getByRole('dialog', { name: 'Your cart' });
  await expect(drawer).toContainText('Aloo Tikki Burger');
  await expect(drawer).toContainText('₹49.00');
});

test.describe('what cannot run costs its own place and says why', () => {
  test.use({ tolerated: /RemoteMissingError|does not satisfy/ });

  test('a remote built for another React', async ({ page }) => {
    const site = copySite('another-react');
    await deployMenu(site, previous.menuOfAnotherReact);
    server = await serveSite(site.folder);
    const written: string[] = [];
    page.on('console', (message) => written.push(message.text()));
    await page.goto(`${server.url}/about`);
    await answers(page);
    await footerLink(page, 'Menu').click();
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await footerLink(page, 'FAQ').click();
    await expect(heading(page)).toHaveText('Questions and answers');
    expect(written.join('\n')).toMatch(
      /mfe-menu\/MenuPage cannot be had: .*module react\S* .* needs \^18\.0\.0/,
    );
  });
});
