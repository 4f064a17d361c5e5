import type { Page } from '@playwright/test';
import { carry, declineOffers, liveAt, signedIn } from '../support/customer';
import { expect, test } from '../support/fixtures';
const bill = (page: Page, line: string) =>
  page
    .getByRole('region', { name: 'Bill summary' })
    .locator('dl > div')
    .filter({ hasText: new RegExp(`^${line}`) });

test.describe('2 Checkout', () => {
  test.beforeEach(async ({ page }) => {
    await declineOffers(page);
    await carry(page, { 3: 2, 39: 1 });
    await page.goto('/checkout');
  });

  test("Restaurant location card, sign-in prompt, cart lines, bill summary; promo, payment and delivery details appear only when signed in; the button is disabled, labelled 'Sign In to Place Order'", async ({
    page,
  }) => {
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Sign in to order' })).toBeVisible();
    await expect(main.getByText('14 Kithaganur Main Road, opposite the lake park')).toBeVisible();
    await expect(main.getByRole('group', { name: /^Quantity of/ })).toHaveCount(2);
    await expect(bill(page, 'Subtotal')).toHaveText('Subtotal₹283.00');
    for (const hidden of ['Promo code', 'Delivery address', 'Cash on Delivery']) {
      await expect(main.getByLabel(hidden)).toHaveCount(0);
    }
    const button = page.getByRole('button', { name: 'Sign In to Place Order' });
    await expect(button).toBeDisabled();
  });
});

signedIn.describe('4 Promo', () => {
  signedIn.beforeEach(async ({ page }) => {
    await liveAt(page, 1);
  });
  signedIn(
    'None applied, then applied (one at a time), then removable; input is upper-cased',
    async ({ page }) => {
      await carry(page, { 3: 2 });
      await page.goto('/checkout');
      await page.getByRole('button', { name: 'Enter a code' }).click();
      await page.getByRole('textbox', { name: 'Promo code' }).fill('welcome15');
      await expect(page.getByRole('textbox', { name: 'Promo code' })).toHaveValue('WELCOME15');
      await page.getByRole('button', { name: 'Apply', exact: true }).click();
      await expect(page.getByText('WELCOME15 applied', { exact: true })).toBeVisible();
      await expect(bill(page, 'Discount')).toHaveText('Discount (WELCOME15)−₹38.70');
      await expect(page.getByRole('textbox', { name: 'Promo code' })).toHaveCount(0);
      await page.getByRole('button', { name: 'Remove promo' }).click();
      await expect(bill(page, 'Discount')).toHaveCount(0);
      await expect(page.getByRole('textbox', { name: 'Promo code' })).toBeVisible();
    },
  );
});

signedIn.describe('9 Business constants', () => {
  signedIn(
    'Taxes: CGST 2.5% and SGST 2.5%, each on subtotal minus discount plus delivery charge; total = discounted subtotal + delivery + both taxes; amounts to two decimals',
    async ({ page }) => {
      await page.route('**/api/maps/directions*', (route) =>
        route.fulfill({
          json: { status: 'OK', routes: [{ legs: [{ distance: { value: 3400 } }] }] },
        }),
      );
      await carry(page, { 3: 2, 39: 1 }, 'WELCOME15');
      await liveAt(page, 1);
      await page.goto('/checkout');
      await expect(bill(page, 'Delivery')).toHaveText('Delivery₹20.00');
      await expect(bill(page, 'Subtotal')).toHaveText('Subtotal₹283.00');
      await expect(bill(page, 'Discount')).toHaveText('Discount (WELCOME15)−₹42.45');
      await expect(bill(page, 'CGST')).toHaveText('CGST 2.5%₹6.51');
      await expect(bill(page, 'SGST')).toHaveText('SGST 2.5%₹6.51');
      await expect(bill(page, 'Total')).toHaveText('Total₹273.57');
    },
  );
});
