import type { Page } from '@playwright/test';
import { answers, expect, test } from '../support/fixtures';

const late = /\/remotes\/mfe-(cart-checkout|account-orders)\//;

/** Opens the home page without user input. Returns its requests for the code of cart and account. */
async function look(page: Page) {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (late.test(request.url())) requests.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await answers(page);
  return requests;
}

// Clicks without pointer events, as a screen reader does.
const press = (page: Page, name: RegExp) =>
  page
    .getByRole('banner')
    .getByRole('button', { name })
    .evaluate((button) => (button as HTMLElement).click());

test('no cart or account code loads without user input, and the first pointer move loads both', async ({
  page,
}) => {
  // Sign-in is offered after two idle seconds; in this test these never pass.
  await page.addInitScript(() => {
    const later = setTimeout;
    const never = (work: () => void, ms?: number) => later(work, ms === 2000 ? 2 ** 31 - 1 : ms);
    Object.assign(globalThis, { setTimeout: never });
  });
  const requested = await look(page);
  expect(requested).toEqual([]);
  await page.mouse.move(20, 200);
  await expect.poll(() => requested.some((url) => url.includes('mfe-cart-checkout'))).toBe(true);
  await expect.poll(() => requested.some((url) => url.includes('mfe-account-orders'))).toBe(true);
});

test('the first click of a visit opens the cart, and the sign-in dialog opens as well', async ({
  page,
}) => {
  await look(page);
  await press(page, /cart/i);
  const cart = page.getByRole('dialog', { name: /cart/i });
  await expect(cart).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cart).toBeHidden();
  await press(page, /^Sign In$/);
  await expect(page.getByRole('dialog', { name: 'Sign In or Create Account' })).toBeVisible();
});
