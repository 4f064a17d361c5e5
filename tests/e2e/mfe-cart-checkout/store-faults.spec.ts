import { expect } from '../support/fixtures';
import { fault } from '../support/fault';

const placing = '**/api/orders';
const unsure =
  "We are not sure yet whether your order was placed. Press again, it can't be placed twice.";
const circumstances = { signedIn: true, tolerated: /Failed to load resource/ };

fault('store · lost answer', circumstances, async ({ page, shop }) => {
  await page.route(placing, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await shop.open('/checkout');
  await shop.fillIn();
  await shop.placeButton().click();
  await expect(page.getByRole('alert')).toContainText(unsure);
  await expect(page.getByRole('button', { name: 'Cart, 3 items' })).toBeVisible();
  const [stored] = await shop.stored();
  await page.unroute(placing);
  // The page sends the order again by itself.
  expect(await shop.placed()).toBe(stored);
  await shop.survived();
});
