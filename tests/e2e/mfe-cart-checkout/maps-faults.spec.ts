import { accountButton } from '../support/customer';
import { expect } from '../support/fixtures';
import { answerPositions } from '../support/positions';
import { fault } from '../support/fault';

// As the crow flies 3 km from the restaurant.
const home = { lat: 13.037 + 3 / 111.195, lng: 77.708 };

fault('maps · REQUEST_DENIED', { signedIn: true }, async ({ page, shop }) => {
  await answerPositions(page, [home]);
  await page.route(/\/api\/maps\/(geocode|directions)/, (route) =>
    route.fulfill({ json: { status: 'REQUEST_DENIED' } }),
  );
  await shop.open('/about', undefined, null);
  // The bar says what came of the name; the default village stands in.
  await accountButton(page).click();
  await page.getByRole('button', { name: 'Update Location' }).click();
  await expect(page.getByText('Kithaganur', { exact: true })).toBeVisible();
  await expect(page.getByText('Location service unavailable', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  // The way is estimated as the server estimates it: what was agreed is what is billed.
  await page.getByRole('banner').getByRole('button', { name: 'Cart, 3 items' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Go to Checkout' }).click();
  await expect(page.getByText('3.9 km', { exact: true })).toBeVisible();
  await shop.fillIn();
  await shop.placeButton().click();
  await shop.placed();
  await shop.survived();
});
