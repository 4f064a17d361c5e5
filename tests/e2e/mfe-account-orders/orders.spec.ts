import { signedIn } from '../support/customer';
import { expect } from '../support/fixtures';
import { anOrder, answerOrders, storeWarnings } from '../support/order-store';

signedIn.describe('2 Orders', { tag: '@once' }, () => {
  signedIn('A printable bill with what Indian law asks for (decision)', async ({ page }) => {
    await answerOrders(page, () => [anOrder()]);
    await page.goto('/orders');
    await page.getByRole('button', { name: 'View bill' }).click();
    await expect(page.getByRole('dialog', { name: 'Tax Invoice' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const bill = page.locator('[data-bill]');
    for (const text of [
      'Tax Invoice',
      'Burger Katte Foods LLP',
      '29ABCDE1234F1Z5',
      '11224999000123',
      'BK123456789',
      'CGST 2.5%',
      'SGST 2.5%',
    ]) {
      await expect(bill.getByText(text).first()).toBeVisible();
    }
    await expect(page.getByRole('banner')).toBeHidden();
  });
});

signedIn.describe('8 Errors: orders', { tag: '@once' }, () => {
  signedIn.use({ tolerated: storeWarnings });

  signedIn(
    'The code of the list or of a bill does not come: that is said, and it is fetched anew with the next try',
    async ({ page }) => {
      const code = /orders-list\.[^/]*\.js/;
      await answerOrders(page, () => [anOrder()]);
      await page.route(code, (route) => route.fulfill({ status: 404 }));
      await page.goto('/orders');
      await expect(page.getByRole('alert')).toHaveText(
        'Failed to load orders. The service is temporarily unavailable. Please try again in a moment.',
      );
      await page.unroute(code);
      await page.getByRole('button', { name: 'Try again' }).click();
      const order = page.getByRole('article');
      await expect(order).toBeVisible();

      const bill = /\/bill\.[^/]*\.js/;
      await page.route(bill, (route) => route.fulfill({ status: 404 }));
      await order.getByRole('button', { name: 'View bill' }).click();
      await expect(order.getByRole('alert')).toContainText('temporarily unavailable');
      await page.unroute(bill);
      await order.getByRole('button', { name: 'View bill' }).click();
      await expect(page.getByRole('dialog', { name: 'Tax Invoice' })).toBeVisible();
    },
  );
});
