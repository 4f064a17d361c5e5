import type { Page } from '@playwright/test';
import { accountButton, createAccount } from '../support/customer';
import { expect } from '../support/fixtures';
import { fault } from '../support/fault';

/** Replaces the ID token by an invalid one, which the server rejects like an expired one. */
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

  // The session has ended as well: the customer must sign in again and loses nothing.
  await wornToken(page);
  await page.route(refreshing, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOKEN_EXPIRED' } } }),
  );
  await shop.placeButton().click();
  const form = page.getByRole('dialog', { name: 'Sign In or Create Account' });
  await expect(form).toBeVisible();
  await form.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('alert')).toContainText('Please sign in');

  // The session is valid, so the token is refreshed and the customer notices nothing.
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
  // The customer is signed out and asked to sign in. The cart stays, and another account orders.
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
