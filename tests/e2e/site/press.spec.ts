import { carry, liveAt, signedIn } from '../support/customer';
import { expect } from '../support/fixtures';
import { fillIn, placeButton } from '../support/place-order';

signedIn.describe('A press on Place Order', () => {
  signedIn(
    'a press on Place Order is not lost when the last field has just been reached',
    async ({ page }) => {
      await carry(page, { 1: 2, 3: 1 });
      await liveAt(page, 3);
      await page.goto('/checkout');
      const place = placeButton(page);
      await expect(place).toBeEnabled();
      await fillIn(page);

      // Reaching the field scrolls the page at once, so that the button does not move during a click.
      const button = await place.elementHandle();
      const spot = await page.getByLabel('Delivery address').evaluate((field, pressed) => {
        field.blur();
        scrollTo({ top: 0, behavior: 'instant' });
        field.focus();
        const { left, top } = pressed?.getBoundingClientRect() ?? { left: 0, top: 0 };
        return { x: left + 40, y: top + 26, scroll: scrollY };
      }, button);
      expect(spot.scroll).toBeGreaterThan(0);
      await page.mouse.move(spot.x, spot.y);
      await page.mouse.down();
      await page.mouse.up();
      await expect(page.getByRole('heading', { name: 'Order placed!' })).toBeVisible();
    },
  );
});
