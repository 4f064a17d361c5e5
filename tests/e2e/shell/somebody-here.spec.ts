import type { Page } from '@playwright/test';
import { answers, expect, test } from '../support/fixtures';

const late = /\/remotes\/mfe-(cart-checkout|account-orders)\//;

/** Opens the home page without touching it; answers what it asked of cart and account so far. */
async function look(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (late.test(request.url())) asked.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await answers(page);
  return asked;
}

// As a screen reader presses: nothing else comes before it.
const press = (page: Page, name: RegExp) =>
  page
    .getByRole('banner')
    .getByRole('button', { name })
    .evaluate((button) => (button as HTMLElement).click());

test('who only looks loads nothing of cart and account; the first move brings both', async ({
  page,
}) => {
  // Sign-in is offered after two seconds in which nothing happened: here they never pass.
  await page.addInitScript(() => {
    const later = setTimeout;
    const never = (work: () => void, ms?: number) => later(work, ms === 2000 ? 2 ** 31 - 1 : ms);
    Object.assign(globalThis, { setTimeout: never });
  });
  const asked = await look(page);
  expect(asked).toEqual([]);
  await page.mouse.move(20, 200);
  await expect.poll(() => asked.some((url) => url.includes('mfe-cart-checkout'))).toBe(true);
  await expect.poll(() => asked.some((url) => url.includes('mfe-account-orders'))).toBe(true);
});

test('the first press of all is done: the cart opens, and so does sign-in', async ({ page }) => {
  await look(page);
  await press(page, /cart/i);
  const cart = page.getByRole('dialog', { name: /cart/i });
  await expect(cart).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cart).toBeHidden();
  await press(page, /^Sign In$/);
  await expect(page.getByRole('dialog', { name: 'Sign In or Create Account' })).toBeVisible();
});
