import type { Page } from '@playwright/test';
import { openWithoutScripts } from '../support/early';
import { answers, expect, test } from '../support/fixtures';

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });

const header = (page: Page, name: RegExp) => page.getByRole('banner').getByRole('button', { name });
const openDialogs = (page: Page) => page.locator('dialog[open]');
const settled = async (page: Page) => {
  const dialog = openDialogs(page);
  await dialog.evaluate((one) => Promise.all(one.getAnimations().map(({ finished }) => finished)));
  return dialog.boundingBox();
};
const closeButton = (page: Page) => openDialogs(page).getByRole('button', { name: 'Close' });

test('the frame of the cart opens before any script has loaded, and the cart fills it', async ({
  page,
}) => {
  const release = await openWithoutScripts(page, '/');
  const cart = page.getByRole('dialog', { name: 'Your cart' });
  await header(page, /^Cart/).click();
  await expect(cart).toBeVisible();
  await expect(closeButton(page)).toBeFocused();
  const frame = await settled(page);

  release();
  await expect(cart.getByText('Your cart is empty')).toBeVisible();
  await expect(openDialogs(page)).toHaveCount(1);
  expect(await cart.boundingBox()).toEqual(frame);
  await page.keyboard.press('Escape');
  await expect(openDialogs(page)).toHaveCount(0);
  await expect(header(page, /^Cart/)).toBeFocused();
  expect(
    await page.evaluate(() => (history.state as { dialogs?: number } | null)?.dialogs),
  ).toBeUndefined();
});

test('the frame of the sign-in dialog opens before any script has loaded, and Back closes its dialog', async ({
  page,
}) => {
  const release = await openWithoutScripts(page, '/menu');
  const signIn = page.getByRole('dialog', { name: 'Sign In or Create Account' });
  await header(page, /^Sign In/).click();
  await expect(signIn).toBeVisible();

  release();
  await expect(signIn.getByRole('tab').first()).toBeVisible();
  await expect(openDialogs(page)).toHaveCount(1);
  await page.goBack();
  await expect(openDialogs(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/menu$/);
});

test('the frame of the cart says when the code takes longer than two seconds', async ({ page }) => {
  const release = await openWithoutScripts(page, '/');
  let releaseCart: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (releaseCart = resolve));
  await page.route(/mfe-cart-checkout\/.*\.js$/, async (route) => {
    await released;
    await route.fallback();
  });
  const cart = page.getByRole('dialog', { name: 'Your cart' });
  await header(page, /^Cart/).click();
  release();
  await expect(cart.getByText('This part is taking longer than it should.')).toBeVisible();
  releaseCart();
  await expect(cart.getByText('Your cart is empty')).toBeVisible();
  await expect(cart.getByText('This part is taking longer')).toHaveCount(0);
});

const ways: Record<string, (page: Page) => Promise<unknown>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'its button': (page) => closeButton(page).click(),
  'its backdrop': (page) => page.mouse.click(4, 400),
  // `page.goBack()` would wait for the scripts.
  Back: (page) => page.evaluate(() => history.back()),
};

for (const [way, close] of Object.entries(ways)) {
  test(`a cart frame closed by ${way} stays closed when the code comes`, async ({ page }) => {
    const release = await openWithoutScripts(page, '/');
    await header(page, /^Cart/).click();
    await expect(openDialogs(page)).toHaveCount(1);
    await close(page);
    await expect(openDialogs(page)).toHaveCount(0);

    const loaded = page.waitForResponse(/CartButton.*\.js$/);
    release();
    await answers(page);
    await loaded;
    await header(page, /^Cart/).hover();
    await expect(openDialogs(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/$/);
    await header(page, /^Cart/).click();
    await expect(page.getByRole('dialog').getByText('Your cart is empty')).toBeVisible();
  });
}

test('a cart frame closed while only the drawer is missing stays closed', async ({ page }) => {
  const release = await openWithoutScripts(page, '/');
  let releaseDrawer: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (releaseDrawer = resolve));
  await page.route(/expose_CartDrawer.*\.js$/, async (route) => {
    await released;
    await route.fallback();
  });
  await header(page, /^Cart/).click();
  release();
  // Busy until the click has been replayed.
  const place = page.getByRole('banner').locator('[data-of="mfe-cart-checkout"]');
  await expect(place).toHaveAttribute('aria-busy', 'true');
  await expect(place).not.toHaveAttribute('aria-busy');
  await page.keyboard.press('Escape');
  await expect(openDialogs(page)).toHaveCount(0);
  releaseDrawer();
  await page.waitForResponse(/expose_CartDrawer.*\.js$/);
  await header(page, /^Cart/).click();
  await expect(page.getByRole('dialog').getByText('Your cart is empty')).toBeVisible();
  await expect(openDialogs(page)).toHaveCount(1);
});

test('the categories open before any script has loaded, and their links lead to the section', async ({
  page,
}) => {
  const release = await openWithoutScripts(page, '/menu');
  await page.getByRole('button', { name: /Categories/ }).click();
  const categories = page.getByRole('dialog', { name: 'Categories' });
  await categories.getByRole('link', { name: /^Waffles/ }).click();
  await expect(openDialogs(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name: /Waffles/ })).toBeInViewport();

  release();
  await answers(page);
  await expect(openDialogs(page)).toHaveCount(0);
  await page.getByRole('button', { name: /Categories/ }).click();
  await expect(categories).toBeVisible();
  await expect(openDialogs(page)).toHaveCount(1);
});

test.describe('without the code of the cart', () => {
  test.use({ tolerated: /Failed to load resource|CartButton|mfe-cart-checkout/ });

  test('the frame of the cart closes, and the header offers to try again', async ({ page }) => {
    const release = await openWithoutScripts(page, '/');
    await page.route(/mfe-cart-checkout\/.*\.js$/, (route) => route.abort());
    await header(page, /^Cart/).click();
    await expect(openDialogs(page)).toHaveCount(1);
    release();
    await expect(openDialogs(page)).toHaveCount(0);
    await page.unroute(/mfe-cart-checkout\/.*\.js$/);
    await header(page, /Try again/).click();
    await header(page, /^Cart/).click();
    await expect(page.getByRole('dialog').getByText('Your cart is empty')).toBeVisible();
  });
});
