import { expect } from '../support/fixtures';
import { fault } from '../support/fault';

// What the page was written with goes on, and the server decides.
fault('shop · hanging', { signedIn: true }, async ({ page, shop }) => {
  await page.route('**/api/shop*', () => undefined);
  await shop.open('/menu');
  await page.getByRole('button', { name: 'Add to Cart, Aloo Tikki Burger' }).first().click();
  shop.expectCart({ 1: 1, 3: 2, 39: 1 });
  await expect(
    page.getByRole('banner').getByRole('button', { name: 'Cart, 4 items' }),
  ).toBeVisible();
  await shop.order();
  await shop.survived();
});
