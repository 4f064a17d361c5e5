import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our menu');
  await addDish(page, 'Aloo Tikki Burger');
  await expect(page.getByRole('button', { name: /^Cart, 1 item/ }).first()).toBeVisible();
});

test.describe('what cannot run costs its own place and says why', () => {
  test.use({ tolerated: /RemoteMissingError|does not satisfy/ });

  test('a remote built for another React', async ({ page }) => {
    const site = copySite('another-react');
    const built = ['--built', previous.menuOfAnotherReact];
    const { code, said } = await site.node('scripts/release.mjs', 'deploy', 'mfe-menu', ...built);
    expect(code, said).toBe(0);
    server = await serveSite(site.folder);
    const written: string[] = [];
    page.on('console', (message) => written.push(message.text()));
    await page.goto(`${server.url}/about`);
    await answers(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Menu' }).click();
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions and answers');
    expect(written.join('\n')).toMatch(
      /mfe-menu\/MenuPage cannot be had: .*module react\S* .* needs \^18\.0\.0/,
    );
  });
});
