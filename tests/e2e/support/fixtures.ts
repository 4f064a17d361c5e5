import { test as base, expect, type Page, type TestInfo } from '@playwright/test';
import { copySite } from '../../sites/copy-site';
import { serveSite, type ServedSite } from '../../sites/serve-site';
import { accountsOf, declineOffers, type Accounts } from './account';

export { declineOffers, newEmail, password } from './account';
export { expect };

// Chromium logs every error status. Tests that cause one check the page instead.
const httpAnswer = /Failed to load resource: the server responded with a status of/;

// Playwright logs that it blocks the service worker.
const noWorker = /^Service Worker registration blocked by Playwright/;

// Chromium's warning about unused preloads, whose time limit a busy machine can exceed.
const waited = /was preloaded using link preload but not used within a few seconds/;

interface Tolerance {
  /** Console messages that a test expects; others fail it. */
  tolerated: RegExp;
}

interface Looking {
  /** Returns a page that stays open across tests that only read it; they must not change it. */
  look: (path: string) => Promise<Page>;
}

/** Waits until a page is hydrated. */
export const answers = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0);

// Shared by all tests, so that one worker and browser serve them all. Other worker fixtures would start a
// second worker.
interface OfWorker {
  openPages: { byPath: Map<string, Page>; add: () => Promise<Page> };
  accounts: Accounts;
  /** Each worker has its own shop, because starting one takes seconds. */
  shopOfWorker: ServedSite;
}

// Pages may contact only this machine, so that no test depends on an external service.
const isOurs = (url: string): boolean =>
  !/^(https?|wss?):/.test(url) || /^(localhost|127\.0\.0\.1)$/.test(new URL(url).hostname);

/** Collects a page's console errors and warnings, uncaught errors, and hosts other than this machine. */
export function collectComplaints(page: Page, tolerated = httpAnswer): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (![tolerated, noWorker, waited].some((known) => known.test(message.text())))
      complaints.push(message.text());
  });
  page.on('request', (request) => {
    if (!isOurs(request.url())) complaints.push(`It asks ${request.url()}`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

/** Removes the test's routes before a page closes, so that pending requests cause no error. */
export async function stopAnswering(page: Page): Promise<void> {
  if (page.isClosed()) return;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().unrouteAll({ behavior: 'ignoreErrors' });
}

/**
 * Takes a screenshot of a failed test's page. Playwright's own `only-on-failure` would do so for every
 * closing page.
 */
async function pictureOfFailure(page: Page, test: TestInfo): Promise<void> {
  if (page.isClosed() || test.status === test.expectedStatus) return;
  const path = test.outputPath('page.png');
  await page.screenshot({ path });
  await test.attach('page', { path, contentType: 'image/png' });
}

const none = (complaints: string[]) =>
  expect(complaints, 'The page complained in the console').toEqual([]);

/** A test whose page must not log errors or warnings, throw, or contact other hosts. */
export const test = base.extend<{ page: Page } & Tolerance & Looking, OfWorker>({
  tolerated: [httpAnswer, { option: true }],
  page: async ({ page, tolerated }, provide, info) => {
    const complaints = collectComplaints(page, tolerated);
    await provide(page);
    await pictureOfFailure(page, info);
    await stopAnswering(page);
    none(complaints);
  },
  openPages: [
    async ({ browser }, provide) => {
      const byPath = new Map<string, Page>();
      await provide({ byPath, add: async () => (await browser.newContext()).newPage() });
      for (const page of byPath.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
  accounts: [
    async ({ browser }, provide, { project }) => provide(accountsOf(browser, project.use.baseURL)),
    { scope: 'worker' },
  ],
  shopOfWorker: [
    async ({ browserName: _ }, provide, { workerIndex }) => {
      const site = await serveSite(copySite(`shop-${workerIndex}`).folder);
      await provide(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  look: async ({ openPages }, provide) => {
    await provide(async (path) => {
      const before = openPages.byPath.get(path);
      if (before) return before;
      const page = await openPages.add();
      const complaints = collectComplaints(page, httpAnswer);
      await declineOffers(page);
      await page.goto(path);
      await answers(page);
      // Some code loads only on user input. It loads now, before the tests share the page.
      await page.mouse.move(1, 1);
      none(complaints);
      openPages.byPath.set(path, page);
      return page;
    });
  },
});
