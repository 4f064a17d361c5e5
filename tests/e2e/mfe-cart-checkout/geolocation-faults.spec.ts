import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures';
import { answerPositions } from '../support/positions';
import { fault } from '../support/fault';
import type { Shop } from '../support/fault-shop';

const customer = { signedIn: true };
const ask = 'Please allow location access to calculate delivery charges.';

/** Who gives no position chooses an area, and orders. */
async function ordersByArea(page: Page, shop: Shop): Promise<void> {
  await page.getByRole('button', { name: 'K R Puram' }).click();
  await expect(page.getByText('Delivering to K R Puram', { exact: true })).toBeVisible();
  await shop.order();
  await shop.survived();
}

fault('geolocation · denied', customer, async ({ page, shop }) => {
  await answerPositions(page, ['denied']);
  await shop.open('/checkout', undefined, null);
  const alert = page.getByRole('alert').filter({ hasText: 'Location access denied by user' });
  await expect(alert).toContainText(ask);
  await ordersByArea(page, shop);
});

fault('geolocation · never answers', customer, async ({ page, shop }) => {
  await page.clock.install();
  await answerPositions(page, []);
  await shop.open('/checkout', undefined, null);
  await expect(page.getByRole('button', { name: 'Getting location...' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Allow Location to Continue' })).toBeVisible();
  // Both attempts with what they get on top, and the time that a question for permission may take.
  for (const seconds of [12, 60, 22, 60]) await page.clock.runFor(seconds * 1000);
  await expect(
    page.getByRole('alert').filter({ hasText: 'Location services are currently unavailable' }),
  ).toContainText(ask);
  await ordersByArea(page, shop);
});
