import type { BrowserContext, Page } from '@playwright/test';
import { accountButton, addDish, declineOffers, signedIn as customer } from '../support/customer';
import { visitShop } from '../support/fault-shop';
import { answers, expect, test as visitor } from '../support/fixtures';

// The browser logs offline requests and a damaged script, which these tests cause.
const allowed = {
  serviceWorkers: 'allow' as const,
  tolerated: /Failed to load resource|Failed to find a valid digest|@firebase\/firestore/,
};
visitor.use(allowed);
customer.use(allowed);

/** Waits until the service worker has cached each file that the page has loaded. */
async function expectFilesCached(page: Page): Promise<void> {
  const uncached = () =>
    page.evaluate(async () => {
      const names = performance.getEntriesByType('resource').map(({ name }) => name);
      const files = names.filter((name) => /\/(shell|remotes|fonts|pictures)\//.test(name));
      const cached = await Promise.all(files.map((name) => caches.match(name)));
      return files.filter((_, at) => !cached[at]);
    });
  await expect.poll(uncached).toEqual([]);
}

/** Opens a page and waits until the service worker has cached its files, as after every first visit. */
async function visit(page: Page, path: string): Promise<void> {
  await declineOffers(page);
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expectFilesCached(page);
}

const cachedTexts = (page: Page) =>
  page.evaluate(async () => {
    const caught = (await caches.keys()).map(async (name) => {
      const cache = await caches.open(name);
      const addresses = (await cache.keys()).map(({ url }) => url);
      return Promise.all(
        addresses.map(async (url) => [url, await (await cache.match(url))?.text()] as const),
      );
    });
    return (await Promise.all(caught)).flat();
  });

const offline = (context: BrowserContext) => context.setOffline(true);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

visitor(
  'the counter and a courier’s link open again without network',
  async ({ page, context }) => {
    const link = `/rider/${'0'.repeat(32)}`;
    await visit(page, link);
    await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
    // A courier's mobile data are saved: pages of the shop are not cached.
    expect(await page.evaluate(() => caches.match('/menu').then(Boolean))).toBe(false);
    await visit(page, '/kitchen');
    await expect(page.getByRole('heading', { name: 'Kitchen sign-in' })).toBeVisible();
    await expectFilesCached(page);
    await offline(context);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Kitchen sign-in' })).toBeVisible();
    await page.goto(link);
    await expect(page.getByText(/^No network/)).toBeVisible();
  },
);

/** Waits until the service worker has cached the pages for ordering. */
const expectOrderingCached = (page: Page) =>
  expect.poll(() => page.evaluate(() => caches.match('/checkout').then(Boolean))).toBe(true);

visitor(
  'home page and menu open without network after a first visit',
  async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/');
    expect(await page.evaluate(() => caches.match('/checkout').then(Boolean))).toBe(false);
    await offline(context);
    await page.reload();
    await expect(heading(page)).toBeVisible();
    await page.goto('/menu?from=somewhere');
    await expect(heading(page)).toHaveText('Our menu');
    await expect(page.getByRole('heading', { name: 'Aloo Tikki Burger' })).toBeVisible();
  },
);

visitor(
  'a visitor with a cart adds dishes on the menu without network',
  async ({ page, context }) => {
    await visit(page, '/menu');
    await addDish(page, 'French Fries');
    await expectOrderingCached(page);
    await offline(context);
    await page.reload();
    await expect(heading(page)).toHaveText('Our menu');
    await addDish(page, 'Aloo Tikki Burger');
    await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
    const add = page
      .getByRole('button', { name: /^(Add to Cart|One).* Spicy Paneer Burger/ })
      .first();
    const sheet = page.getByRole('dialog', { name: 'Spicy Paneer Burger' });
    await add.click();
    await expect(sheet.getByRole('group').first()).toBeVisible();
    await sheet.getByRole('button', { name: /^Add 1/ }).click();
    await expect(page.getByRole('button', { name: 'Cart, 3 items' })).toBeVisible();
    // Clicking Add again on a dish with choices opens its sheet.
    await add.click();
    await expect(sheet.getByRole('button', { name: 'Choose anew' })).toBeVisible();
  },
);

visitor(
  'a page that is not cached shows offline how to order, and loads once the network returns',
  { tag: '@nightly' },
  async ({ page, context }) => {
    await visit(page, '/');
    await offline(context);
    await page.goto('/faq');
    await expect(heading(page)).toHaveText('You are offline');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: '+91 90000 00010' })).toHaveAttribute(
      'href',
      'tel:+919000000010',
    );
    await expect(main).toContainText('Every day 11:00 AM to 10:00 PM');
    await expect(page.locator('script[src]')).toHaveCount(0);
    // At least as wide as the page shows it: a larger size that the home page has loaded is cached instead.
    const tooSmall = () =>
      main.locator('img').evaluateAll((all) => {
        const pictures = all as HTMLImageElement[];
        return pictures.map((one) => one.naturalWidth < one.width);
      });
    await expect.poll(tooSmall).toEqual([false, false, false, false]);
    await main.getByRole('link', { name: 'Spicy Paneer Burger' }).click();
    await expect(page.getByRole('dialog', { name: 'Spicy Paneer Burger' })).toBeVisible();
    await page.goto('/faq');
    await context.setOffline(false);
    await main.getByRole('link', { name: 'Try again' }).click();
    await expect(page).toHaveURL('/faq');
    await expect(heading(page)).toHaveText('Questions and answers');
  },
);

visitor(
  "a damaged script in the service worker's cache is fetched again at the next try",
  { tag: '@nightly' },
  async ({ page }) => {
    await visit(page, '/faq');
    await page.evaluate(async () => {
      const cache = await caches.open('files-1');
      const scripts = (await cache.keys()).filter(({ url }) => url.includes('/mfe-content/'));
      await Promise.all(scripts.map((script) => cache.put(script, new Response('garbage'))));
    });
    await page.reload();
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(main.getByRole('button', { name: 'Try again' })).toBeHidden();
    await page.reload();
    await answers(page);
    await expect(main.getByRole('button', { name: 'Try again' })).toBeHidden();
  },
);

customer(
  'Place Order shows a message offline, and places one order once the network is back',
  async ({ page, context, request }) => {
    const shop = await visitShop(page, request);
    await shop.open('/checkout');
    await visit(page, '/checkout');
    await shop.fillIn();
    await offline(context);
    await shop.placeButton().click();
    const needsNetwork = page.getByText('Placing an order needs the network');
    await expect(needsNetwork).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha Rao');
    await expect(page.getByRole('button', { name: 'Cart, 3 items' })).toBeVisible();
    // The page estimated the route offline exactly as the server does without a maps service, so the bill is
    // the same.
    await context.setOffline(false);
    await shop.placeButton().click();
    await shop.placed();
    await shop.survived();
  },
);

customer(
  'cached pages contain no order or account data, and stored orders are deleted at sign-out',
  async ({ page, context, request, account }) => {
    const shop = await visitShop(page, request);
    await shop.open('/checkout');
    await visit(page, '/checkout');
    const orderId = await shop.order();
    await page.goto('/orders');
    await expect(page.getByRole('heading', { name: `Order ${orderId}` })).toBeVisible();
    for (const [address, text] of await cachedTexts(page)) {
      expect(address).toMatch(
        /\/(shell|remotes|fonts|pictures|shop)\/|\/(menu|orders|checkout|offline|(remotes|config)\.json)?$/,
      );
      expect(text).not.toContain(orderId);
      expect(text).not.toContain(account.email);
    }
    await offline(context);
    await page.reload();
    await expect(page.getByRole('heading', { name: `Order ${orderId}` })).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await accountButton(page).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByText(orderId)).toBeHidden();
    const stored = () =>
      page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(await stored()).not.toContain(orderId);
    expect(await stored()).not.toContain(account.email);
  },
);
