import { signedIn as customer } from '../support/customer';
import { visitShop } from '../support/fault-shop';
import { expect } from '../support/fixtures';

// What is reported of a script that cannot be had.
customer.use({ tolerated: /Failed to load resource/ });

const once = { tag: '@once' };
const code = '**/mfe-cart-checkout/*/placing.*.js';

customer(
  'nothing is sent without the code that shows what comes of it',
  once,
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

customer(
  'the number of an order is read without the code of its screen, which comes at a press',
  once,
  async ({ page, request }) => {
    const shop = await visitShop(page, request);
    await shop.open('/checkout');
    const orderId = await shop.order();
    await page.route(code, (route) => route.abort());
    await page.reload();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Order placed!' })).toBeVisible();
    await expect(main).toContainText(orderId);
    await expect(main.getByRole('heading', { name: 'What happens next' })).toBeHidden();
    await page.unroute(code);
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(main.getByRole('heading', { name: 'What happens next' })).toBeVisible();
    await shop.survived();
  },
);
