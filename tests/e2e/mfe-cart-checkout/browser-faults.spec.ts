import { declineOffers, liveAt } from '../support/customer';
import { expect } from '../support/fixtures';
import { fault } from '../support/fault';
import { held } from '../support/held';

const placing = '**/api/orders';
const customer = { signedIn: true };

fault('browser · back/forward', customer, async ({ page, shop }) => {
  const answer = await held(page, placing);
  await shop.open('/menu');
  await page.getByRole('button', { name: 'Cart, 3 items' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Go to Checkout' }).click();
  await shop.fillIn();
  await shop.placeButton().click();
  await answer.sent;
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Our menu' })).toBeVisible();
  answer.release();
  await expect(page.getByRole('button', { name: 'Cart', exact: true })).toBeVisible();
  await page.goForward();
  const orderId = await shop.placed();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Our menu' })).toBeVisible();
  await page.goForward();
  await expect(page.getByText(orderId, { exact: true })).toBeVisible();
  await shop.survived();
});

fault('browser · two tabs', customer, async ({ page, context, shop }) => {
  const answer = await held(context, placing);
  await shop.open('/checkout');
  await shop.fillIn();
  const other = await context.newPage();
  await declineOffers(other);
  await liveAt(other, 3);
  await other.goto('/checkout');
  await shop.fillIn(other);
  // Browsers do not render a background tab, so the click must not wait for a frame.
  await expect(shop.placeButton(other)).toBeEnabled();
  await Promise.all([page, other].map((tab) => shop.placeButton(tab).dispatchEvent('click')));
  await answer.sent;
  for (const tab of [page, other]) {
    await expect(tab.getByRole('button', { name: 'Processing...' })).toBeVisible();
  }
  answer.release();
  const success = { name: 'Order placed!' };
  await expect
    .poll(async () =>
      Promise.all([page, other].map((tab) => tab.getByRole('heading', success).count())),
    )
    .toContain(1);
  const [first, second] = (await page.getByRole('heading', success).count())
    ? [page, other]
    : [other, page];
  const orderId = await shop.placed(first);
  await second.bringToFront();
  // The other tab's cart is empty by now, and it links to the order.
  await second.getByRole('main').getByRole('link', { name: 'My Orders' }).click();
  await expect(second.getByRole('heading', { name: `Order ${orderId}` })).toBeVisible();
  await first.bringToFront();
  await shop.survived({ page: first });
});

fault('browser · reload during submit', customer, async ({ page, shop }) => {
  const answer = await held(page, placing);
  await shop.open('/checkout');
  await shop.fillIn();
  await shop.placeButton().click();
  await answer.sent;
  await page.reload();
  answer.release();
  await page.unroute(placing);
  await expect(page.getByText(/^We never got an answer to your last try/)).toBeVisible();
  await shop.placeButton().click();
  await shop.placed();
  await shop.survived();
});
