import { expectAccessible } from '../support/audit';
import { answers, declineOffers, expect, test as base } from '../support/fixtures';
import { copySite } from '../../sites/copy-site';
import { serveSite, type ServedSite } from '../../sites/serve-site';

// Chromium's messages about the scripts and the service worker that a stopped remote lacks, and React's about the
// error that its boundary caught.
const stopped =
  /Failed to load resource|preloaded using link preload but not used|RemoteMissingError|Service Worker registration|bad HTTP response code/;

// One site for all tests of a worker, because starting one takes seconds. Each test has its own browser storage.
const test = base.extend<object, { site: ServedSite }>({
  tolerated: stopped,
  site: [
    async ({ browserName: _ }, provide, { workerIndex }) => {
      const { folder } = copySite(`architecture-${workerIndex}`);
      const site = await serveSite(folder, { ARCHITECTURE: 'on' });
      await provide(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test('the page shows the shell and every remote with version and team', async ({
  page,
  site,
  request,
}) => {
  await page.goto(`${site.url}/architecture`);
  const remotes = (await (await request.get(`${site.url}/remotes.json`)).json()) as Record<
    string,
    { version: string }
  >;
  expect(Object.keys(remotes)).toHaveLength(5);
  for (const [name, { version }] of Object.entries(remotes)) {
    const card = page.getByRole('article', { name, exact: true });
    await expect(card).toContainText(version);
    await expect(card).toContainText(/ team/);
    await expect(card).toContainText(/\d KB/);
  }
  await expect(page.getByRole('article', { name: 'shell', exact: true })).toContainText('1.0.0-');
  await expect(page.getByRole('row', { name: /^react 19/ })).toContainText('none');
});

test('a dish added in another tab shows its events, and the composition of that page', async ({
  page,
  context,
  site,
}) => {
  await page.goto(`${site.url}/architecture`);
  const shop = await context.newPage();
  await declineOffers(shop);
  await shop.goto(`${site.url}/menu`);
  await answers(shop);
  await shop
    .getByRole('button', { name: /^Add to Cart, / })
    .first()
    .click();
  const log = page.getByRole('log', { name: 'Events' });
  const added = log
    .getByRole('listitem')
    .filter({ hasText: /cart\/changed.*"dishId"/ })
    .first();
  await expect(added).toBeVisible();
  const visit = page.getByRole('article', { name: '/menu', exact: true }).first();
  await expect(visit.getByText('MenuPage')).toBeVisible();
  await expect(visit).toContainText('in the HTML');
  await shop.close();

  // The records are still there after a navigation.
  await page.goto(`${site.url}/about`);
  await page.getByRole('link', { name: /^Architecture/ }).click();
  await expect(added).toBeVisible();
});

test('the switch frames the remotes on each page', async ({ page, site }) => {
  await declineOffers(page);
  await page.goto(`${site.url}/architecture`);
  await page.getByRole('checkbox', { name: 'Frame the remotes on every page' }).check();
  await page.goto(`${site.url}/menu`);
  await expect(page.locator('#boundaries').getByText(/^mfe-menu\/MenuPage 1\./)).toBeVisible();
});

for (const width of [390, 1280])
  test(`the page and its mark are accessible at ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site.url}/menu`);
    await answers(page);
    await page.goto(`${site.url}/architecture`);
    const faults = page.getByRole('group', { name: 'Faults of mfe-content' });
    await faults.getByRole('button', { name: 'Delay' }).click();
    await page
      .getByText(/exposed modules/)
      .first()
      .click();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

test('other sites answer 404, and no page links to it or loads its script', async ({ request }) => {
  const [base] = /\/shell\/[^/"]+\//.exec(await (await request.get('/')).text()) ?? [];
  for (const path of ['/architecture', '/.architecture.html', `${base}architecture/page.js`])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  for (const path of ['/', '/menu', '/about', '/kitchen', '/kn/menu'])
    expect(await (await request.get(path)).text()).not.toMatch(/architecture/i);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a stopped remote shows its boundary while the rest works, until the reset', async ({
    page,
    site,
  }) => {
    await declineOffers(page);
    // The worker now has the scripts of the menu in its cache.
    await page.goto(`${site.url}/menu`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto(`${site.url}/architecture`);
    const faults = page.getByRole('group', { name: 'Faults of mfe-menu' });
    await faults.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByRole('status')).toContainText('mfe-menu is stopped');

    await page.goto(`${site.url}/menu`);
    const boundary = page.getByRole('main').getByRole('alert');
    await expect(boundary).toContainText('it does not answer yet');
    const mark = page.getByRole('complementary', { name: 'Faults of the local site' });
    await expect(mark).toContainText('mfe-menu is stopped');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('A small kitchen');

    await mark.getByRole('button', { name: 'Reset all' }).click();
    await expect(mark).toBeHidden();
    await page.goto(`${site.url}/menu`);
    await answers(page);
    await expect(boundary).toBeHidden();
  });
});
