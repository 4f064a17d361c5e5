import type { Page } from '@playwright/test';
import { carry, declineOffers } from '../support/customer';
import { answers, expect, test } from '../support/fixtures';
import { routes } from '../support/routes';

test.beforeEach(async ({ page }) => {
  await declineOffers(page);
});

/** Remembers what the page holds before any script runs, and how much moves on it afterwards. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const seen = { moved: [] as string[], nodes: [] as Element[], titles: [] as (string | null)[] };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Element }[];
      })[]) {
        const what = shift.sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 99));
        seen.moved.push(`${shift.value.toFixed(4)} ${what.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('readystatechange', () => {
      // The scripts are deferred: now everything stands and nothing has run.
      if (document.readyState !== 'interactive') return;
      seen.nodes = [
        ...document.querySelectorAll('#root :is(h1, header a, header button, footer *)'),
      ];
      seen.titles = [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent);
    });
  });

interface Seen {
  moved: string[];
  nodes: Element[];
  titles: (string | null)[];
}

// What they show is one customer's, and comes with them.
const ofOneCustomer = ['/orders', '/checkout'];

test(
  'every page is there before any script, and is taken over without a change',
  { tag: '@nightly' },
  async ({ page }) => {
    await watch(page);
    for (const route of routes) {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await answers(page);
      await page.waitForLoadState('networkidle');
      const { moved, count, replaced, late } = await page.evaluate(() => {
        const { moved, nodes, titles } = (globalThis as unknown as { seen: Seen }).seen;
        const gone = nodes.filter((node) => !node.isConnected);
        const now = [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent);
        return {
          ...{ moved, count: nodes.length, replaced: gone.map((node) => node.outerHTML) },
          late: now.filter((title) => !titles.includes(title)),
        };
      });
      expect(moved, `What moved while ${route} came`).toEqual([]);
      expect(count).toBeGreaterThan(20);
      expect(replaced, 'What was there and was drawn anew').toEqual([]);
      if (!ofOneCustomer.includes(route)) expect(late, 'Sections that scripts add').toEqual([]);
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide, 'The page scrolls sideways').toBeLessThanOrEqual(0);
    }
  },
);

test(
  'pictures below the first screen of the menu come after the scripts',
  { tag: '@nightly' },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/menu');
    await answers(page);
    await page.waitForLoadState('networkidle');
    const below = await page.evaluate(() =>
      [...document.images]
        .filter((picture) => picture.getBoundingClientRect().top >= innerHeight)
        .map(({ currentSrc }) => currentSrc),
    );
    const scripts = asked.findIndex((url) => /\/shell\/.*\.js$/.test(url));
    expect(asked.slice(0, scripts).filter((url) => below.includes(url))).toEqual([]);
    expect(asked.slice(scripts).filter((url) => below.includes(url)).length).toBeGreaterThan(2);
  },
);

test('an unknown route shows the error screen with its status', async ({ page }) => {
  const answer = await page.goto('/burgers/9');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByText('404 Not Found')).toBeVisible();
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
});

test.describe('with a remote down', () => {
  test.use({ tolerated: /Failed to load resource|RemoteMissingError/ });

  test(
    'a cart that comes at a second try is at work, and answers what was asked before',
    { tag: '@nightly' },
    async ({ page }) => {
      await carry(page, { 39: 1 });
      await page.route(/\/remotes\/mfe-cart-checkout\//, (route) => route.abort());
      await page.goto('/menu');
      const again = page.getByRole('button', { name: 'Could not be loaded. Try again' }).first();
      await expect(again).toBeVisible();
      await page.getByRole('button', { name: 'Add to Cart, Aloo Tikki Burger' }).first().click();
      await page.unroute(/\/remotes\/mfe-cart-checkout\//);
      await again.click();
      await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
    },
  );
});
