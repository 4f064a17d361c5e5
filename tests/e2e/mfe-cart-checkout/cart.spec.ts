import { carry, declineOffers } from '../support/customer';
import { answers, expect, test } from '../support/fixtures';

test.describe('4 Cart actions', () => {
  test("A click on the cart button before the cart's code has loaded is not lost", async ({
    page,
  }) => {
    const late = page.waitForRequest(/mfe-cart-checkout\/.*remote-entry/);
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    await page.route(/mfe-cart-checkout\/.*\.js/, async (route) => {
      await gate;
      await route.continue();
    });
    await declineOffers(page);
    await page.goto('/menu', { waitUntil: 'commit' });
    await late;
    await page.getByRole('button', { name: 'Add to Cart, Aloo Tikki Burger' }).first().click();
    open();
    await expect(
      page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item', exact: true }),
    ).toBeVisible();
  });
});

test.describe('The cart', () => {
  for (const [width, height] of [
    [640, 400],
    [320, 256],
    [390, 844],
  ] as const) {
    test(`The cart keeps Go to Checkout in place when suggestions load, at ${width} × ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await declineOffers(page);
      await carry(page, { 1: 1, 3: 1 });
      let release = (): void => undefined;
      const isHeld = new Promise<void>((resolve) => (release = resolve));
      await page.route(/GoesWellWith.*\.js/, async (route) => {
        await isHeld;
        await route.continue();
      });
      await page.goto('/about');
      await answers(page);
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Cart, 2/ })
        .click();
      const dialog = page.getByRole('dialog', { name: 'Your cart' });
      await expect(dialog.getByRole('button', { name: /^Change/ })).toBeVisible();
      const link = dialog.getByRole('link', { name: 'Go to Checkout' });
      // Measured within the scrolled content, because not every browser keeps what is visible in place.
      const top = () =>
        link.evaluate((one) => one.getBoundingClientRect().top + one.closest('dialog')!.scrollTop);
      const before = await top();
      release();
      await expect(dialog.getByRole('heading', { name: /Goes well/ })).toBeAttached();
      expect(await top()).toBe(before);
    });
  }

  for (const [width, path, cart, title] of [
    [360, '/about', 'Cart', 'Goes well with it'],
    [390, '/kn/about', 'ಕಾರ್ಟ್', 'ಇದರ ಜೊತೆಗೆ ಚೆನ್ನಾಗಿರುತ್ತದೆ'],
    [390, '/hi/about', 'कार्ट', 'इसके साथ अच्छा लगेगा'],
    [1280, '/about', 'Cart', 'Goes well with it'],
  ] as const) {
    test(`shows each suggestion and its button in one row, on ${path} at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await declineOffers(page);
      await carry(page, { 1: 1 });
      await page.goto(path);
      await answers(page);
      await page.getByRole('banner').getByRole('button', { name: cart }).click();
      const rows = page.getByRole('region', { name: title }).getByRole('listitem');
      await expect(rows).toHaveCount(3);
      const wrapped = await rows.evaluateAll((all) =>
        all
          .filter(({ firstElementChild: first, lastElementChild: last }) => {
            const [picture, button] = [first!, last!].map((one) => one.getBoundingClientRect());
            return button!.top >= picture!.bottom;
          })
          .map(({ textContent }) => textContent),
      );
      expect(wrapped).toEqual([]);
    });
  }
});
