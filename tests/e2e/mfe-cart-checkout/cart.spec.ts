import type { Page } from '@playwright/test';
import { addDish, declineOffers } from '../support/customer';
import { expect, test } from '../support/fixtures';

const badge = (count: number) =>
  count === 0 ? 'Cart' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`;
const button = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('button', { name: badge(count), exact: true });

test.describe('4 Cart actions', () => {
  test.beforeEach(async ({ page }) => {
    await declineOffers(page);
  });

  test('The cart survives a reload and is shared between tabs (decision)', async ({
    page,
    context,
  }) => {
    await page.goto('/menu');
    await addDish(page, 'Classic Veg Burger');
    await page.reload();
    await expect(button(page, 1)).toBeVisible();
    const other = await context.newPage();
    await declineOffers(other);
    await other.goto('/menu');
    await addDish(other, 'French Fries');
    await expect(button(page, 2)).toBeVisible();
  });

  test('A click before the cart has arrived is not lost', async ({ page }) => {
    const late = page.waitForRequest(/mfe-cart-checkout\/.*remote-entry/);
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    await page.route(/mfe-cart-checkout\/.*\.js/, async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto('/menu', { waitUntil: 'commit' });
    await late;
    await page.getByRole('button', { name: 'Add to Cart, Aloo Tikki Burger' }).first().click();
    open();
    await expect(button(page, 1)).toBeVisible();
  });
});
