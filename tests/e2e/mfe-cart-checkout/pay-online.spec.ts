import type { Page } from '@playwright/test';
import type { ServedSite } from '../../sites/serve-site';
import { carry, createAccount, declineOffers, liveAt } from '../support/customer';
import { expect, test as base } from '../support/fixtures';
import { paidSite } from '../support/own-site';
import { answerChat, fillIn } from '../support/place-order';

// A phone, at its own site with a fake payment provider.

const test = base.extend<{ paidSite: ServedSite }>({
  paidSite,
  baseURL: async ({ paidSite }, provide) => provide(paidSite.url),
});

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name });

/** Goes from the cart to the provider's checkout page. Returns the text of its pay button. */
async function goToPay(page: Page): Promise<string> {
  await declineOffers(page);
  await answerChat(page.context());
  await carry(page, { 39: 2 });
  await liveAt(page, 3);
  await page.goto('/checkout');
  await createAccount(page);
  await fillIn(page, { Email: 'asha@example.in' });
  const press = button(page, /^Pay ₹\d+\.\d\d$/);
  await expect(page.getByRole('radio', { name: /^Online payment/ })).toBeChecked();
  const requested = (await press.first().textContent()) ?? '';
  await press.first().click();
  await expect(page.getByRole('heading', { name: 'Pay (no money moves)' })).toBeVisible();
  return requested;
}

test('a customer who pays at the provider returns to the order, which the kitchen gets', async ({
  page,
}) => {
  const requested = await goToPay(page);
  await button(page, requested).click();
  await button(page, 'Back to the restaurant').click();
  await expect(page).toHaveURL(/\/track#[0-9a-f]{32}$/);
  await expect(page.getByText(/^Paid online\. There is nothing to pay/)).toBeVisible();
  await expect(page.getByText('Waiting for the kitchen to confirm')).toBeVisible();
});

test('a failed payment returns to the same order and payment attempt, which can change to cash', async ({
  page,
}) => {
  const requested = await goToPay(page);
  await button(page, 'Let it fail').click();
  await button(page, 'Back to the restaurant').click();
  await expect(page).toHaveURL('/orders');
  const message = page.getByText(/^The payment has not gone through/);
  await expect(message).toBeVisible();
  await page.reload();
  await expect(message).toBeVisible();
  await button(page, `${requested} now`).click();
  await button(page, 'Close').click();
  await expect(message).toBeVisible();
  await button(page, 'Pay in cash instead').click();
  await expect(page.getByText(/^Done: you pay when you get it/)).toBeVisible();
  await expect(page.getByText('Waiting for the kitchen to confirm').first()).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
});
