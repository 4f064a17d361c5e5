import type { Page } from '@playwright/test';
import { accountButton, createAccount, openSignIn } from '../support/customer';
import { expect, newEmail, password } from '../support/fixtures';
import { fault } from '../support/fault';

const provider = /identitytoolkit\.googleapis\.com/;
const offline = { tolerated: /Failed to load resource/ };

fault('auth · down', offline, async ({ page, shop }) => {
  await page.route(provider, (route) => route.abort());
  await shop.open('/checkout');
  const form = await openSignIn(page, 'Email');
  const email = newEmail();
  await form.getByRole('button', { name: 'New here? Create an account' }).click();
  await form.getByRole('textbox', { name: 'Email address' }).fill(email);
  await form.getByLabel('New password').fill(password);
  const create = form.getByRole('button', { name: 'Create Account', exact: true });
  await create.click();
  await expect(form.getByRole('alert')).toHaveText(
    'We could not reach the sign-in service. Check your connection and try again.',
  );
  await page.unroute(provider);
  await create.click();
  await expect(accountButton(page)).toBeVisible();
  await shop.order();
  await shop.survived();
});

/** What the server says about a token that has run out, it says about one that proves nothing. */
const wornToken = (page: Page) =>
  page.route(
    '**/api/orders',
    (route) =>
      route.continue({
        headers: { ...route.request().headers(), authorization: 'Bearer worn.out.token' },
      }),
    { times: 1 },
  );

fault('auth · token expiry during checkout', {}, async ({ page, shop }) => {
  const refreshing = /securetoken\.googleapis\.com/;
  await shop.open('/checkout');
  await createAccount(page);
  await shop.fillIn();

  // The sign-in behind it has ended as well: the customer is asked to sign in, and keeps everything.
  await wornToken(page);
  await page.route(refreshing, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOKEN_EXPIRED' } } }),
  );
  await shop.placeButton().click();
  const form = page.getByRole('dialog', { name: 'Sign In or Create Account' });
  await expect(form).toBeVisible();
  await form.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('alert')).toContainText('Please sign in');

  // The sign-in is still good: the customer notices nothing.
  await page.unroute(refreshing);
  await createAccount(page);
  await wornToken(page);
  await shop.order();
  await shop.survived();
});

fault('auth · account deleted during checkout', {}, async ({ page, shop }) => {
  await shop.open('/checkout');
  const created = page.waitForResponse(/accounts:signUp/);
  await createAccount(page);
  const { localId } = (await (await created).json()) as { localId: string };
  await shop.fillIn();
  const deleted = await page.request.post(
    '/identitytoolkit.googleapis.com/v1/projects/demo-burger-katte/accounts:delete',
    { headers: { authorization: 'Bearer owner' }, data: { localId } },
  );
  expect(deleted.ok()).toBe(true);
  // She is told, signed out and asked to sign in; the cart is kept, and another account orders.
  await shop.placeButton().click();
  const form = page.getByRole('dialog', { name: 'Sign In or Create Account' });
  await expect(form).toBeVisible();
  await form.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('alert')).toContainText('You have been signed out');
  await expect(accountButton(page)).toBeHidden();
  await createAccount(page);
  await shop.order();
  await shop.survived();
});
