import type { Page } from '@playwright/test';
import { addDish, createAccount } from '../support/customer';
import { expect } from '../support/fixtures';
import { fault } from '../support/fault';
import type { Shop } from '../support/fault-shop';

/** Goes on to the checkout without a new document, says where the food goes, and fills in. */
async function toTheCheckout(page: Page, shop: Shop): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Cart, / })
    .click();
  await page.getByRole('dialog').getByRole('link', { name: 'Go to Checkout' }).click();
  await page.getByRole('button', { name: 'K R Puram' }).click();
  await expect(shop.placeButton()).toBeEnabled();
  await shop.fillIn();
}

fault('localStorage · hostile', { signedIn: true }, async ({ page, shop }) => {
  const script = '<img src=x onerror=alert(1)>';
  const kept = {
    'burger.cart': `{"__proto__":{"polluted":1},"version":2,"lines":[{"dishId":1,"quantity":1,"choices":[],"note":"","name":"${script}"},{"dishId":1e308,"quantity":1,"choices":[],"note":""},{"dishId":2,"quantity":-5,"choices":[],"note":""},{"dishId":3,"quantity":1e21,"choices":[],"note":""},{"__proto__":{"dishId":4,"quantity":1,"choices":[],"note":""}},"${'x'.repeat(200_000)}"],"promo":"${script}"}`,
    'burger.location': `{"lat":9999,"lng":-1e400,"locality":"${script}","picked":true}`,
    'burger.last-delivery': `{"__proto__":{"name":"x"},"name":"${script}","phone":7}`,
    'burger.veg-only': script,
  };
  await page.addInitScript((texts) => {
    if (localStorage.getItem('burger.test-kept')) return;
    localStorage.setItem('burger.test-kept', 'yes');
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
  }, kept);
  await shop.open('/menu', null, null);
  shop.expectCart({ 1: 1 });
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
  await shop.survived();
  await toTheCheckout(page, shop);
  await shop.placeButton().click();
  await shop.placed();
  await shop.survived();
});

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
  await toTheCheckout(page, shop);
  // The first answer is lost: trying again must find the key of the first try.
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
