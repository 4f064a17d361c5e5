import { addDish, createAccount } from '../support/customer';
import { expect } from '../support/fixtures';
import { fault } from '../support/fault';

fault('localStorage · full', { tolerated: /Failed to load resource/ }, async ({ page, shop }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await shop.open('/menu', null, null);
  await addDish(page, 'Aloo Tikki Burger');
  shop.expectCart({ 1: 1 });
  await shop.survived({ kept: false });
  await createAccount(page);
  // Navigates by links, because a page load would start a new document.
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Cart, / })
    .click();
  await page.getByRole('dialog').getByRole('link', { name: 'Go to Checkout' }).click();
  await page.getByRole('button', { name: 'K R Puram' }).click();
  await expect(shop.placeButton()).toBeEnabled();
  await shop.fillIn();
  // The first response is lost, and the retry must use the same idempotency key.
  await page.route(
    '**/api/orders',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await shop.placeButton().click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await shop.placed();
  await shop.survived({ kept: false });
});
