import type { Page } from '@playwright/test';
import { addDish, declineOffers } from '../support/customer';
import { expect, test } from '../support/fixtures';
import { rest } from '../support/rest';

const details = (page: Page) => page.getByRole('dialog', { name: 'Egg Burger' });

test.beforeEach(async ({ page }) => {
  await declineOffers(page);
  await page.goto('/menu');
});

test(
  'Back closes a dish that was opened, and stays on the menu where it was',
  { tag: '@nightly' },
  async ({ page }) => {
    const egg = page.getByRole('link', { name: 'Egg Burger' });
    await egg.scrollIntoViewIfNeeded();
    // Cards come to their height once they are in sight.
    await page.evaluate(rest);
    const before = await page.evaluate(() => scrollY);
    await egg.click();
    await expect(details(page)).toBeVisible();
    await expect(page).toHaveURL(/\/menu#egg-burger$/);
    await page.goBack();
    await expect(details(page)).toBeHidden();
    await expect(page).toHaveURL(/\/menu$/);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  },
);

/** Counts what is put over the page to fly, from now on. */
const watchFlights = (page: Page) =>
  page.evaluate(() => {
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
const flights = (page: Page) =>
  page.evaluate(() => (window as unknown as { flights: string[] }).flights);
const inTheAir = (page: Page) => page.locator('body > img');

test(
  'a dish that is added flies to the cart, and is gone when it has landed',
  { tag: '@nightly' },
  async ({ page }) => {
    await watchFlights(page);
    await addDish(page, 'Aloo Tikki Burger');
    await expect
      .poll(() => flights(page))
      .toEqual([expect.stringContaining('/aloo-tikki-burger-')]);
    await expect(inTheAir(page)).toHaveCount(0);
  },
);
