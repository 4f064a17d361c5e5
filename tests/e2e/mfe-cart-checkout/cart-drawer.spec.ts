import { carry, declineOffers, liveAt } from '../support/customer';
import { expect, test } from '../support/fixtures';

test.describe('2 Cart drawer', { tag: '@once' }, () => {
  test.beforeEach(async ({ page }) => {
    await declineOffers(page);
  });

  test('A panel sliding in from the right with a dimmed backdrop; clicking the backdrop closes it', async ({
    page,
  }) => {
    await carry(page, { 1: 2 });
    await page.goto('/about');
    await page.getByRole('button', { name: 'Cart, 2 items' }).click();
    const drawer = page.getByRole('dialog', { name: 'Your cart' });
    await expect
      .poll(async () => {
        const box = await drawer.boundingBox();
        return box && Math.round(box.x + box.width);
      })
      .toBe(1280);
    const dimmed = await drawer.evaluate(
      (panel) => getComputedStyle(panel, '::backdrop').backgroundColor,
    );
    expect(dimmed).toMatch(/rgba?\(.*0?\.\d+\)/);
    await page.mouse.click(200, 400);
    await expect(drawer).toBeHidden();
  });

  test('The close button closes it', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Cart', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Your cart' });
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(drawer).toBeHidden();
  });

  test("An empty cart shows 'Your cart is empty' and 'Add some delicious items to get started!'", async ({
    page,
  }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Cart', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Your cart' });
    await expect(drawer.getByText('Your cart is empty', { exact: true })).toBeVisible();
    await expect(
      drawer.getByText('Add some delicious items to get started!', { exact: true }),
    ).toBeVisible();
  });

  test('Each line has minus and plus buttons; the total is shown with 2 decimals', async ({
    page,
  }) => {
    await carry(page, { 1: 2 });
    await liveAt(page, 1);
    await page.goto('/about');
    await page.getByRole('button', { name: 'Cart, 2 items' }).click();
    const drawer = page.getByRole('dialog', { name: 'Your cart' });
    await drawer.getByRole('button', { name: 'One Aloo Tikki Burger more' }).click();
    // 147.00 and twice 2.5 % of it.
    const total = drawer.locator('dl > div').filter({ hasText: /^Total/ });
    await expect(total).toHaveText('Total₹154.36');
    await expect(page.getByRole('banner').getByText('3', { exact: true })).toBeAttached();
    await drawer.getByRole('button', { name: 'One Aloo Tikki Burger less' }).click();
    await expect(total).toHaveText('Total₹102.90');
  });

  test("A link labelled 'Go to Checkout' leads to /checkout and closes the drawer", async ({
    page,
  }) => {
    await carry(page, { 1: 1 });
    await page.goto('/about');
    await page.getByRole('button', { name: 'Cart, 1 item' }).click();
    const drawer = page.getByRole('dialog', { name: 'Your cart' });
    await drawer.getByRole('link', { name: 'Go to Checkout', exact: true }).click();
    await expect(page).toHaveURL('/checkout');
    await expect(drawer).toBeHidden();
  });
});
