import { expect } from '../support/fixtures';
import { answerPositions } from '../support/positions';
import { fault } from '../support/fault';

fault('geolocation · denied', { signedIn: true }, async ({ page, shop }) => {
  await answerPositions(page, ['denied']);
  await shop.open('/checkout', undefined, null);
  const alert = page.getByRole('alert').filter({ hasText: 'Location access denied by user' });
  await expect(alert).toContainText('Please allow location access to calculate delivery charges.');
  // Who gives no position chooses an area, and orders.
  await page.getByRole('button', { name: 'K R Puram' }).click();
  await expect(page.getByText('Delivering to K R Puram', { exact: true })).toBeVisible();
  await shop.order();
  await shop.survived();
});
