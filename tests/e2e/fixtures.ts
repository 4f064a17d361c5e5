import { test as base, expect, type Page } from '@playwright/test';

// Chromium says this about every answer over 399; the tests that provoke one look at what the page shows.
const httpAnswer = /Failed to load resource: the server responded with a status of/;

// What Playwright says where it keeps the service worker out.
const noWorker = /^Service Worker registration blocked by Playwright/;

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

interface OpenPages {
  openPages: { byPath: Map<string, Page>; add: () => Promise<Page> };
}

/** A visitor who has waved the first-visit offers away, as most tests are not about them. */
export async function declineOffers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (location.pathname.startsWith('/emulator')) return;
    sessionStorage.setItem('burger.declined.sign-in', 'yes');
    sessionStorage.setItem('burger.declined.location', 'yes');
  });
}

// Pages and their frames talk to this machine only: no service is asked from a browser, the maps service least of all.
const isOurs = (url: string): boolean =>
  !/^(https?|wss?):/.test(url) || /^(localhost|127\.0\.0\.1)$/.test(new URL(url).hostname);

/** Collects what a page writes to the console's error or warning level, what it throws, and foreign hosts it asks. */
export function collectComplaints(page: Page, tolerated = httpAnswer): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (![tolerated, noWorker].some((known) => known.test(message.text())))
      complaints.push(message.text());
  });
  page.on('request', (request) => {
    if (!isOurs(request.url())) complaints.push(`It asks ${request.url()}`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

const none = (complaints: string[]) =>
  expect(complaints, 'The page complained in the console').toEqual([]);

/** A test whose page may write nothing to the console's error or warning level, and throw nothing, and ask nobody but this site. */
export const test = base.extend<{ page: Page } & Tolerance & Looking, OpenPages>({
  tolerated: [httpAnswer, { option: true }],
  page: async ({ page, tolerated }, provide) => {
    const complaints = collectComplaints(page, tolerated);
    await provide(page);
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
  look: async ({ openPages }, provide) => {
    await provide(async (path) => {
      const before = openPages.byPath.get(path);
      if (before) return before;
      const page = await openPages.add();
      const complaints = collectComplaints(page, httpAnswer);
      await declineOffers(page);
      await page.goto(path);
      await answers(page);
      none(complaints);
      openPages.byPath.set(path, page);
      return page;
    });
  },
});

export { expect };

let serial = 0;

/** An address that nobody has signed in with before. */
export const newEmail = (): string =>
  `guest-${process.pid}-${Date.now()}-${serial++}@burgerkatte.example`;

export const password = 'a-good-burger';
