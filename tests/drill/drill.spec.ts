import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { apiKitchen } from '../e2e/support/api-kitchen';
import { answers, declineOffers, expect, test } from '../e2e/support/fixtures';
import { asDrawnVisitor, hide } from '../e2e/support/visit-report';
import { copySite } from '../sites/copy-site';
import { serveSite, type ServedSite } from '../sites/serve-site';
import { brokenBuild } from './broken-build';

const remotes = [
  ['mfe-menu', '/menu', './MenuPage'],
  ['mfe-cart-checkout', '/checkout', './CheckoutPage'],
  ['mfe-account-orders', '/orders', './OrdersPage'],
  ['mfe-content', '/about', './AboutPage'],
] as const;

// As many as the owner's page wants before it warns of a version.
const visitsPerVersion = 30;

const site = copySite('drill');
let server: ServedSite;
test.beforeAll(async () => {
  server = await serveSite(site.folder);
});
test.afterAll(() => server.stop());

/** Runs a release command. Returns its duration in ms. */
async function release(...args: string[]): Promise<number> {
  const began = Date.now();
  const { code, output } = await site.node('scripts/release.mjs', 'deploy', ...args);
  expect(code, output).toBe(0);
  return Date.now() - began;
}

async function newVisitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  await asDrawnVisitor(page);
  await declineOffers(page);
  return page;
}

const seesNotice = (page: Page) =>
  expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();

/** Opens a page in a new browser profile and leaves it. Returns the report of the visit that it sent. */
async function visit(browser: Browser, path: string, isBroken: boolean): Promise<string> {
  const page = await newVisitor(browser);
  const code = page.waitForResponse(/\/tell-visit\.\w+\.js$/);
  await page.goto(path);
  await code;
  if (isBroken) await seesNotice(page);
  else await answers(page);
  const reported = page.waitForRequest('**/api/vitals');
  await hide(page);
  const request = await reported;
  expect((await request.response())?.status()).toBe(204);
  await page.context().close();
  return request.postData() ?? '';
}

/** Makes one visit in a browser and sends its report again for all others. */
async function visits(
  { browser, request }: { browser: Browser; request: APIRequestContext },
  path: string,
  { isBroken }: { isBroken: boolean },
): Promise<void> {
  const data = await visit(browser, path, isBroken);
  const headers = { 'Content-Type': 'application/json' };
  for (let sent = 1; sent < visitsPerVersion; sent++) {
    const answer = await request.post(`${server.url}/api/vitals`, { data, headers });
    expect(answer.status()).toBe(204);
  }
}

/** Returns the figures of a version from the owner's page. */
async function figures(request: APIRequestContext, remote: string, version: string) {
  const kitchen = await apiKitchen(request, server);
  const { parts } = await kitchen.health();
  const found = parts
    .find(({ part }) => part === remote)
    ?.versions.find((one) => one.version === version);
  return found ?? { visits: 0, failed: 0, isWorse: false };
}

const live = (remote: string) => site.remotes()[remote as keyof object]!['version'] as string;
const rate = ({ visits, failed }: { visits: number; failed: number }) =>
  `${failed} of ${visits} visits`;
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

const rows: string[] = [];
test.afterAll(() =>
  console.log(
    [
      '| remote | failures before | deployed in | failures of the broken version | visible after | rolled back in | failures since |',
      '| --- | --- | --- | --- | --- | --- | --- |',
      ...rows,
    ].join('\n'),
  ),
);

for (const [remote, path, exposure] of remotes) {
  test(`${remote}: the error rate shows a broken version, and a rollback ends it`, async ({
    browser,
    request,
  }) => {
    const good = live(remote);
    await visits({ browser, request }, path, { isBroken: false });
    const before = await figures(request, remote, good);
    expect(before.failed).toBe(0);

    const deployed = await release(remote, '--built', brokenBuild(remote, exposure));
    const liveSince = Date.now();
    const bad = live(remote);
    expect(bad).not.toBe(good);
    await visits({ browser, request }, path, { isBroken: true });
    const broken = await figures(request, remote, bad);
    const noticedAfter = Date.now() - liveSince;
    expect(broken).toMatchObject({
      visits: visitsPerVersion,
      failed: visitsPerVersion,
      isWorse: true,
    });

    const rolledBack = await release('rollback', remote);
    expect(live(remote)).toBe(good);
    await visits({ browser, request }, path, { isBroken: false });
    const after = await figures(request, remote, good);
    expect(after).toMatchObject({ visits: before.visits + visitsPerVersion, failed: 0 });
    expect(await figures(request, remote, bad)).toMatchObject({ visits: visitsPerVersion });
    rows.push(
      `| ${[remote, rate(before), seconds(deployed), rate(broken), seconds(noticedAfter), seconds(rolledBack), rate(after)].join(' | ')} |`,
    );
  });
}

// Staff pages report no visits.
test('mfe-kitchen: the notice shows a broken version, and a rollback ends it', async ({
  browser,
}) => {
  const good = live('mfe-kitchen');
  const open = async () => {
    const page = await newVisitor(browser);
    await page.goto('/kitchen');
    return page;
  };
  const deployed = await release(
    'mfe-kitchen',
    '--built',
    brokenBuild('mfe-kitchen', './KitchenPage'),
  );
  const liveSince = Date.now();
  const broken = await open();
  await seesNotice(broken);
  const noticedAfter = Date.now() - liveSince;
  await broken.context().close();

  const rolledBack = await release('rollback', 'mfe-kitchen');
  expect(live('mfe-kitchen')).toBe(good);
  const page = await open();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await answers(page);
  await page.context().close();
  rows.push(
    `| ${['mfe-kitchen', 'not reported', seconds(deployed), 'not reported', seconds(noticedAfter), seconds(rolledBack), 'not reported'].join(' | ')} |`,
  );
});
