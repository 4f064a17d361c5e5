import { declineOffers } from '../support/customer';
import { expect, test } from '../support/fixtures';

test.describe('4 Cart actions', () => {
  test('A click before the cart has loaded is not lost', async ({ page }) => {
    const late = page.waitForRequest(/mfe-cart-checkout\/.*remote-entry/);
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    await page.route(/mfe-cart-checkout\/.*\.js/, async (route) => {
      await gate;
      await route.continue();
    });
    await declineOffers(page);
    await page.goto('/menu', { waitUntil: 'commit' });
    await late;
    await page.getByRole('button', { name: 'Add to Cart, Aloo Tikki Burger' }).first().click();
    open();
    await expect(
      page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item', exact: true }),
    ).toBeVisible();
  });
});
