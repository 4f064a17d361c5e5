import type { Page } from '@playwright/test';
import { addDish, carry, declineOffers } from '../support/customer';
import { expect, test } from '../support/fixtures';

const badge = (count: number) =>
  count === 0 ? 'Cart' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`;
const button = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('button', { name: badge(count), exact: true });

test.describe('4 Cart actions', { tag: '@once' }, () => {
  test.beforeEach(async ({ page }) => {
    await declineOffers(page);
  });

  test('Add: an item with the same id rises by 1; otherwise it is added with quantity 1', async ({
    page,
  }) => {
    await carry(page, { 1: 1 });
    await page.goto('/menu');
    await page.getByRole('button', { name: 'One Aloo Tikki Burger more' }).first().click();
    await addDish(page, 'Classic Veg Burger');
    await button(page, 3).click();
    const drawer = page.getByRole('dialog', { name: 'Your cart' });
    const quantities = drawer.getByRole('group', { name: /^Quantity of/ });
    await expect(quantities).toHaveText(['2', '1']);
  });

  test('Update quantity: an item whose quantity becomes 0 is dropped; Remove by id; the total is recomputed after each change', async ({
    page,
  }) => {
    await carry(page, { 1: 1, 39: 1 });
    await page.goto('/about');
    await button(page, 2).click();
    const drawer = page.getByRole('dialog', { name: 'Your cart' });
    const subtotal = drawer.locator('dl > div').filter({ hasText: /^Subtotal/ });
    await expect(subtotal).toHaveText('Subtotal₹74.00');
    await drawer.getByRole('button', { name: 'Remove Aloo Tikki Burger' }).click();
    await expect(subtotal).toHaveText('Subtotal₹25.00');
    await drawer.getByRole('button', { name: 'Remove Coke' }).click();
    await expect(drawer.getByText('Your cart is empty', { exact: true })).toBeVisible();
  });

  test('Cart quantity has no maximum', async ({ page }) => {
    await carry(page, { 39: 250 });
    await page.goto('/about');
    await button(page, 250).click();
    const drawer = page.getByRole('dialog', { name: 'Your cart' });
    await drawer.getByRole('button', { name: 'One Coke more' }).click();
    await expect(drawer.getByRole('group', { name: 'Quantity of Coke' })).toHaveText('251');
    await expect(drawer.getByText('₹6,275.00').first()).toBeVisible();
  });

  test('The cart survives a reload and is shared between tabs (decision)', async ({
    page,
    context,
  }) => {
    await page.goto('/menu');
    await addDish(page, 'Classic Veg Burger');
    await page.reload();
    await expect(button(page, 1)).toBeVisible();
    const other = await context.newPage();
    await declineOffers(other);
    await other.goto('/menu');
    await addDish(other, 'French Fries');
    await expect(button(page, 2)).toBeVisible();
  });

  test('Damaged and tampered storage costs the damaged lines, never the site (decision)', async ({
    page,
  }) => {
    await page.goto('/menu');
    const keep = (text: string) =>
      page.evaluate((kept) => localStorage.setItem('burger.cart', kept), text);
    await keep(
      '{"version":1,"items":[{"id":1,"quantity":"<b>","price":"₹1"},{"id":2,"quantity":1,"price":"₹1"}]}',
    );
    await page.reload();
    await button(page, 1).click();
    await expect(
      page.getByRole('dialog', { name: 'Your cart' }).getByText('₹99.00').first(),
    ).toBeVisible();
    await keep('{"items": [1, 2');
    await page.reload();
    await expect(button(page, 0)).toBeVisible();
    await addDish(page, 'Aloo Tikki Burger');
  });

  test('A promo whose minimum is no longer met is taken off, and the customer is told (decision)', async ({
    page,
  }) => {
    await carry(page, { 3: 2 }, 'WEEKEND25');
    await page.goto('/about');
    await button(page, 2).click();
    const drawer = page.getByRole('dialog', { name: 'Your cart' });
    await expect(drawer.getByText('Discount (WEEKEND25)', { exact: true })).toBeVisible();
    await drawer.getByRole('button', { name: 'One Spicy Paneer Burger less' }).click();
    await expect(
      drawer.getByText(
        'Promo WEEKEND25 was taken off. Minimum order of ₹200 required for this promo.',
      ),
    ).toBeVisible();
    await expect(drawer.getByText('Discount (WEEKEND25)', { exact: true })).toBeHidden();
  });

  test('A click before the cart has arrived is not lost', async ({ page }) => {
    const late = page.waitForRequest(/mfe-cart-checkout\/.*remote-entry/);
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    await page.route(/mfe-cart-checkout\/.*\.js/, async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto('/menu', { waitUntil: 'commit' });
    await late;
    await page.getByRole('button', { name: 'Add to Cart, Aloo Tikki Burger' }).first().click();
    open();
    await expect(button(page, 1)).toBeVisible();
  });
});
