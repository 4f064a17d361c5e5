import { signedIn as customer } from '../support/customer';
import { visitShop } from '../support/fault-shop';
import { expect } from '../support/fixtures';

// The browser logs scripts that fail to load, which this test causes.
customer.use({ tolerated: /Failed to load resource/ });

const code = '**/mfe-cart-checkout/*/placing.*.js';

customer(
  'no order is sent while the code that shows its result fails to load',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const shop = await visitShop(page, request);
    await page.route(code, (route) => route.abort());
    await shop.open('/checkout');
    await shop.fillIn();
    await shop.placeButton().click();
    const failed = page.getByText('There was an error placing your order. Please try again.');
    await expect(failed).toBeVisible();
    expect(await shop.stored()).toEqual([]);
    await page.unroute(code);
    await page.getByRole('button', { name: 'Try again' }).click();
    await shop.placed();
    await shop.survived();
  },
);
