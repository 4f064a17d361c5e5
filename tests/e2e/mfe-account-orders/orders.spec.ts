import { signedIn } from '../support/customer';
import { aBilledOrder } from '@burger/shared/testing/order';
import { expect } from '../support/fixtures';
import { answerOrders } from '../support/order-store';

signedIn.describe('2 Orders', () => {
  signedIn('A printable bill with what Indian law asks for (decision)', async ({ page }) => {
    await answerOrders(page, [aBilledOrder()]);
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
      'BK/2526/7',
      'CGST 2.5%',
      'SGST 2.5%',
    ]) {
      await expect(bill.getByText(text).first()).toBeVisible();
    }
    await expect(page.getByRole('banner')).toBeHidden();
  });
});
