import type { Page } from '@playwright/test';
import { addDish, declineOffers } from '../support/customer';
import { expect, test } from '../support/fixtures';

// Back closes dialogs, because phone users press it instead of looking for a close button.

const banner = (page: Page) => page.getByRole('banner');

/** Checks that Back closes the dialog without leaving the page, and that the next Back leaves it. */
async function expectBackCloses(page: Page, title: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  const url = page.url();
  const before = await page.evaluate(() => scrollY);
  await page.goBack();
  await expect(dialog).toBeHidden();
  expect(page.url()).toBe(url);
  expect(await page.evaluate(() => scrollY)).toBe(before);
}

test.describe('on the menu', () => {
  test.beforeEach(async ({ page }) => {
    await declineOffers(page);
    await page.goto('/offers');
    await page.goto('/menu');
    await addDish(page, 'Aloo Tikki Burger');
  });

  test('Back closes the sign-in dialog, the sheet over the cart and the cart in turn, then leaves the page', async ({
    page,
  }) => {
    await page.mouse.wheel(0, 900);
    await banner(page).getByRole('button', { name: 'Sign In' }).click();
    await expectBackCloses(page, 'Sign In or Create Account');
    await page.getByRole('button', { name: 'Add to Cart Customise, Spicy Paneer Burger' }).click();
    await page
      .getByRole('dialog', { name: 'Spicy Paneer Burger' })
      .getByRole('button', { name: /^Add 1/ })
      .click();
    await banner(page).getByRole('button', { name: 'Cart, 2 items' }).click();
    const drawer = page.getByRole('dialog', { name: /Your cart/ });
    await drawer.getByRole('button', { name: 'Change Spicy Paneer Burger' }).click();
    await expectBackCloses(page, 'Spicy Paneer Burger');
    await expectBackCloses(page, /Your cart/);
    await page.goBack();
    await expect(page).toHaveURL('/offers');
  });

  test(
    'A reload with an open cart adds no history entry, and Forward opens no dialog',
    { tag: '@nightly' },
    async ({ page }) => {
      await banner(page).getByRole('button', { name: 'Cart, 1 item' }).click();
      const drawer = page.getByRole('dialog', { name: /Your cart/ });
      const steps = () => page.evaluate(() => (history.state as { dialogs?: number }).dialogs);
      await expect(drawer).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Our menu' })).toBeVisible();
      await expect.poll(steps).toBe(undefined);
      await page.goForward();
      await expect(drawer).toBeHidden();
      await expect.poll(steps).toBe(undefined);
      await page.goBack();
      await expect(page).toHaveURL('/offers');
    },
  );

  test(
    'the picture of an added dish flies to the cart and disappears there',
    { tag: '@nightly' },
    async ({ page }) => {
      await page.evaluate(() => {
        const flights: string[] = [];
        Object.assign(window, { flights });
        new MutationObserver((changes) => {
          for (const { addedNodes } of changes) {
            for (const node of addedNodes) {
              if (node instanceof HTMLImageElement) flights.push(node.currentSrc || node.src);
            }
          }
        }).observe(document.body, { childList: true });
      });
      await addDish(page, 'Classic Veg Burger');
      const flights = () =>
        page.evaluate(() => (window as unknown as { flights: string[] }).flights);
      await expect.poll(flights).toEqual([expect.stringContaining('/classic-veg-burger-')]);
      await expect(page.locator('body > img')).toHaveCount(0);
    },
  );
});
