import type { Page } from '@playwright/test';

const cart = JSON.stringify({
  version: 2,
  lines: [
    { dishId: 1, quantity: 2, choices: [], note: '' },
    { dishId: 19, quantity: 1, choices: [], note: '' },
  ],
  promo: null,
});
const place = JSON.stringify({ lat: 13.0457, lng: 77.7262, locality: 'Bidarahalli', picked: true });

/** Makes the page's browser that of a customer: an account by email, a cart, a known place. */
export async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/about`);
  await page.evaluate(
    ({ items, at }) => {
      localStorage.setItem('burger.cart', items);
      localStorage.setItem('burger.location', at);
      sessionStorage.setItem('burger.declined.sign-in', 'yes');
      sessionStorage.setItem('burger.declined.location', 'yes');
    },
    { items: cart, at: place },
  );
  await page.reload();
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  const form = page.getByRole('dialog', { name: 'Sign In or Create Account' });
  await form.getByRole('tab', { name: 'Email' }).click();
  await form.getByRole('button', { name: 'New here? Create an account' }).click();
  await form
    .getByRole('textbox', { name: 'Email address' })
    .fill(`bench-${Date.now()}@burgerkatte.example`);
  await form.getByLabel('New password').fill('a-good-burger');
  await form.getByRole('button', { name: 'Create Account', exact: true }).click();
  await form.waitFor({ state: 'hidden' });
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account of/ })
    .waitFor();
}
