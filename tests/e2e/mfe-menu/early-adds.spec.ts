import type { Page } from '@playwright/test';
import { declineOffers } from '../support/customer';
import { answers, expect, test } from '../support/fixtures';

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });

declare global {
  interface Window {
    /**
     * How long (ms) the page's handlers of the last click ran, and whether the next frame shows a stepper.
     */
    handled?: { ms: number; isVisible: boolean };
  }
}

/**
 * Opens a page over a connection of 400 kbit/s and holds its scripts back. Returns a function that lets them
 * through.
 */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  await declineOffers(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  await page.addInitScript(() => {
    let startedAt = 0;
    // Measures between the first and the last listener, because a busy machine may deliver the click late.
    addEventListener('click', () => (startedAt = performance.now()), true);
    addEventListener('click', () => {
      const ms = performance.now() - startedAt;
      requestAnimationFrame(() => {
        window.handled = {
          ms,
          isVisible: document.querySelector('[data-add][role=group]') !== null,
        };
      });
    });
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return release;
}

const quantityOf = (page: Page, dish: string) =>
  page.getByRole('group', { name: `Quantity of ${dish}` });
const boxOf = (page: Page, dish: string) =>
  page.getByRole('button', { name: `One ${dish} more` }).boundingBox();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const requested = (page: Page) =>
  page.evaluate(() => {
    const button = document.querySelector('header [data-landing=cart]')!;
    return getComputedStyle(button, '::after').content;
  });

const storedLines = (page: Page) =>
  page.evaluate(() => {
    const { lines } = JSON.parse(localStorage.getItem('burger.cart') ?? '{}') as {
      lines: { dishId: number; quantity: number }[];
    };
    return lines.map(({ dishId, quantity }) => [dishId, quantity]);
  });

test('Add, plus and minus on the menu work before any script has loaded, and the cart takes them over', async ({
  page,
}) => {
  const release = await openWithoutScripts(page, '/menu');
  const [aloo, veg] = ['Aloo Tikki Burger', 'Classic Veg Burger'];

  await press(page, `Add to Cart, ${aloo}`);
  await expect(quantityOf(page, aloo).getByText('1', { exact: true })).toBeVisible();
  const handled = await page.waitForFunction(() => window.handled);
  const { ms, isVisible } = (await handled.jsonValue())!;
  expect(isVisible).toBe(true);
  expect(ms).toBeLessThan(100);
  await expect(page.getByRole('button', { name: `One ${aloo} more` })).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, `Add to Cart, ${veg}`);
  await press(page, `One ${aloo} more`);
  await press(page, `One ${aloo} less`);
  await expect(quantityOf(page, aloo).getByText('2', { exact: true })).toBeVisible();
  await press(page, `Remove ${veg}`);
  await expect(page.getByRole('button', { name: `Add to Cart, ${veg}` })).toBeFocused();
  await press(page, `Add to Cart, ${veg}`);
  expect(await requested(page)).toBe('"3"');
  expect(await storedLines(page)).toEqual([
    [1, 2],
    [2, 1],
  ]);
  const early = await boxOf(page, aloo);

  release();
  await answers(page);
  await expect(
    page.getByRole('banner').getByRole('button', { name: 'Cart, 3 items' }),
  ).toBeVisible();
  await expect(quantityOf(page, aloo).getByText('2', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: `One ${veg} more` })).toBeFocused();
  // By now the menu's own stepper is at the same place.
  expect(
    await quantityOf(page, aloo).evaluate((place) => place.shadowRoot?.childElementCount),
  ).toBe(1);
  expect(await boxOf(page, aloo)).toEqual(early);
  await press(page, `One ${aloo} more`);
  await expect(quantityOf(page, aloo).getByText('3', { exact: true })).toBeVisible();
  expect(await storedLines(page)).toEqual([
    [1, 3],
    [2, 1],
  ]);
});

test('a search without a loaded script filters the dishes, and the menu takes it over', async ({
  page,
}) => {
  const release = await openWithoutScripts(page, '/menu');
  const dishes = page.getByRole('main').getByRole('heading', { level: 3 });
  const all = await dishes.count();
  await page.getByRole('searchbox').fill('aloo tikki');
  await expect(dishes.filter({ visible: true })).toHaveText(['Aloo Tikki Burger']);
  await page.getByRole('searchbox').fill('tikkki');
  await expect(dishes.filter({ visible: true })).toHaveCount(all);
  await page.getByRole('searchbox').fill('aloo tikki');

  release();
  await answers(page);
  await expect(page.getByRole('status').filter({ hasText: 'aloo tikki' })).toBeVisible();
  await expect(dishes).toHaveText(['Aloo Tikki Burger']);
  await page.getByRole('searchbox').fill('');
  await expect(dishes.filter({ visible: true })).toHaveCount(all);
});
