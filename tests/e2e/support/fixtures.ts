import { test as base, expect, type Page, type TestInfo } from '@playwright/test';
import { copySite } from '../../sites/copy-site';
import { serveSite, type ServedSite } from '../../sites/serve-site';
import { accountsOf, declineOffers, type Accounts } from './account';

export { declineOffers, newEmail, password } from './account';
export { expect };

// Chromium says this about every answer over 399; the tests that provoke one look at what the page shows.
const httpAnswer = /Failed to load resource: the server responded with a status of/;

// What Playwright says where it keeps the service worker out.
const noWorker = /^Service Worker registration blocked by Playwright/;

// Chromium's own stopwatch: on a busy machine what is preloaded waits longer for its turn.
const waited = /was preloaded using link preload but not used within a few seconds/;

interface Tolerance {
  /** What a test that provokes a fault expects to be reported; everything else still fails it. */
  tolerated: RegExp;
}

interface Looking {
  /** A page that stays open from test to test, for statements that only look: nothing may be changed on it. */
  look: (path: string) => Promise<Page>;
}

/** Waits until a page answers: its code has taken over what came as HTML. */
export const answers = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0);

// All tests know both, so that one worker with its browser serves them all: another kind of test, with things of a worker
// that are its own, would have a worker of its own.
interface OfWorker {
  openPages: { byPath: Map<string, Page>; add: () => Promise<Page> };
  accounts: Accounts;
  /** A shop that no other worker has: starting one takes seconds. */
  shopOfWorker: ServedSite;
}

// Pages and their frames talk to this machine only: no service is asked from a browser, the maps service least of all.
const isOurs = (url: string): boolean =>
  !/^(https?|wss?):/.test(url) || /^(localhost|127\.0\.0\.1)$/.test(new URL(url).hostname);

/** Collects what a page writes to the console's error or warning level, what it throws, and foreign hosts it asks. */
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

/** Before a page goes: that an answer of the test's own is still on its way then is no fault. */
export async function stopAnswering(page: Page): Promise<void> {
  if (page.isClosed()) return;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().unrouteAll({ behavior: 'ignoreErrors' });
}

/** Playwright's own `only-on-failure` takes a picture of each page that closes, for it may be wanted later. */
async function pictureOfFailure(page: Page, test: TestInfo): Promise<void> {
  if (page.isClosed() || test.status === test.expectedStatus) return;
  const path = test.outputPath('page.png');
  await page.screenshot({ path });
  await test.attach('page', { path, contentType: 'image/png' });
}

const none = (complaints: string[]) =>
  expect(complaints, 'The page complained in the console').toEqual([]);

/** A test whose page may write nothing to the console's error or warning level, and throw nothing, and ask nobody but this site. */
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
      // What nobody needs at once comes with the visitor.
      await page.mouse.move(1, 1);
      none(complaints);
      openPages.byPath.set(path, page);
      return page;
    });
  },
});
