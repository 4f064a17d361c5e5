import { addDish, declineOffers } from './customer';
import { expect, test } from './fixtures';

test.beforeEach(async ({ page }) => {
  await declineOffers(page);
});

const badge = (count: number) =>
  count === 0 ? 'Cart' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`;

test('an empty cart says so and leads to the menu', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Cart', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: /Your cart/ });
  await expect(drawer.getByText('Your cart is empty')).toBeVisible();
  await expect(drawer.getByText('Add some delicious items to get started!')).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toBeHidden();
});

test('minus goes down to removal, on the card and in the drawer', async ({ page }) => {
  await page.goto('/menu');
  await addDish(page, 'Aloo Tikki Burger');
  await page.getByRole('button', { name: 'Remove Aloo Tikki Burger' }).first().click();
  await expect(
    page.getByRole('button', { name: 'Add to Cart, Aloo Tikki Burger' }).first(),
  ).toBeVisible();
  await addDish(page, 'Aloo Tikki Burger');
  await page
    .getByRole('banner')
    .getByRole('button', { name: badge(1) })
    .click();
  const drawer = page.getByRole('dialog', { name: /Your cart/ });
  await drawer.getByRole('button', { name: 'One Aloo Tikki Burger more' }).click();
  await expect(drawer.getByText('₹98.00').first()).toBeVisible();
  await drawer.getByRole('button', { name: 'One Aloo Tikki Burger less' }).click();
  await drawer
    .getByRole('button', { name: /Remove Aloo Tikki Burger/ })
    .first()
    .click();
  await expect(drawer.getByText('Your cart is empty')).toBeVisible();
});

test('the cart survives a reload and is shared between tabs', async ({ page, context }) => {
  await page.goto('/menu');
  await addDish(page, 'Classic Veg Burger');
  await page.reload();
  await expect(page.getByRole('button', { name: badge(1) })).toBeVisible();
  const other = await context.newPage();
  await declineOffers(other);
  await other.goto('/menu');
  await addDish(other, 'Spicy Paneer Burger');
  await expect(page.getByRole('button', { name: badge(2) })).toBeVisible();
});

test('damaged and tampered storage costs the damaged lines, never the site', async ({ page }) => {
  await page.goto('/menu');
  await addDish(page, 'Aloo Tikki Burger');
  await addDish(page, 'Classic Veg Burger');
  await expect(page.getByRole('button', { name: badge(2) })).toBeVisible();
  await page.evaluate(() => {
    const kept = localStorage.getItem('burger.cart') ?? '';
    localStorage.setItem(
      'burger.cart',
      kept
        .replaceAll('₹99', '₹1')
        .replaceAll('"quantity":1', '"quantity":"<b>"')
        .replace('"quantity":"<b>"', '"quantity":1'),
    );
  });
  await page.reload();
  await expect(page.getByRole('button', { name: badge(1) })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('burger.cart', '{"items": [1, 2'));
  await page.reload();
  await expect(page.getByRole('button', { name: badge(0), exact: true })).toBeVisible();
  await addDish(page, 'Aloo Tikki Burger');
});

test('a click before the cart has arrived is not lost', async ({ page }) => {
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
  await expect(page.getByRole('button', { name: badge(1) })).toBeVisible();
});
