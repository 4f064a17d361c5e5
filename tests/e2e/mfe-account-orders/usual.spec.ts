import type { Page } from '@playwright/test';
import { signedIn } from '../support/customer';
import { expect } from '../support/fixtures';
import { watchShifts } from '../support/layout-shifts';
import { anOrder, answerOrders, storeWarnings } from '../support/order-store';

const usual = (page: Page) => page.getByRole('region', { name: 'Your usual' });

signedIn.describe('a customer who has ordered before', () => {
  signedIn.use({ tolerated: storeWarnings });

  signedIn(
    'finds the last two orders on home and menu, and adds one by one tap',
    { tag: '@nightly' },
    async ({ page }) => {
      await answerOrders(page, [
        anOrder({ orderId: 'BK1' }),
        anOrder({ orderId: 'BK2' }),
        anOrder({
          orderId: 'BK3',
          items: [
            { id: 1, name: 'Aloo Tikki Burger', price: 45, quantity: 1, image: '' },
            { id: 50, name: 'Mango Shake', price: 89, quantity: 1, image: '' },
          ],
        }),
      ]);
      const shifted = await watchShifts(page);
      // A device that knows of nothing makes no room under its reader; from the next page on there is some.
      const kept = () => page.evaluate(() => localStorage.getItem('burger.usual'));
      await page.goto('/');
      await expect.poll(kept).not.toBeNull();
      await expect(usual(page)).toBeHidden();
      await page.goto('/menu');
      const cards = usual(page).getByRole('article');
      await expect(cards).toHaveCount(2);
      await expect(cards.last().getByRole('status')).toHaveText(
        /Out of season.*Aloo Tikki Burger is ₹49\.00 now \(was ₹45\.00\)\./,
      );
      await page.goto('/');
      await expect(cards).toHaveCount(2);
      expect(await shifted()).toEqual([]);
      await cards
        .first()
        .getByRole('button', { name: /^Add · / })
        .click();
      await expect(
        page.getByRole('banner').getByRole('button', { name: 'Cart, 3 items' }),
      ).toBeVisible();
      await cards.first().getByRole('button', { name: 'View cart' }).click();
      await expect(page.getByRole('dialog', { name: /Your cart/ })).toBeVisible();
    },
  );
});
