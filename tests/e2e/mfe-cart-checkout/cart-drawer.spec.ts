import { carry, declineOffers } from '../support/customer';
import { expect, test } from '../support/fixtures';

test.describe('2 Cart drawer', () => {
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
});
