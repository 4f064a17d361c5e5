import type { OrderDocument } from '@burger/shared/order';
import { timestampSpanFormat } from '@burger/shared/restaurant';
import { declineOffers, liveAt } from '../support/customer';
import { expect, test } from '../support/fixtures';
import { fault } from '../support/fault';
import { held } from '../support/held';
import { promisedAt } from '../support/promised-at';

const placing = '**/api/orders';
const dated = timestampSpanFormat('Asia/Kolkata');
const customer = { signedIn: true };
const lostAnswer = { signedIn: true, tolerated: /Failed to load resource/ };
const day = 24 * 60 * 60_000;

fault('browser · double click', customer, async ({ page, shop }) => {
  const answer = await held(page, placing, { stored: true });
  await shop.open('/checkout');
  await shop.fillIn();
  await shop.placeButton().dblclick();
  await answer.sent;
  answer.release();
  await shop.placed();
  await shop.survived();
});

fault('browser · back/forward', customer, async ({ page, shop }) => {
  const answer = await held(page, placing, { stored: true });
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
  const answer = await held(context, placing, { stored: true });
  await shop.open('/checkout');
  await shop.fillIn();
  const other = await context.newPage();
  await declineOffers(other);
  await liveAt(other, 3);
  await other.goto('/checkout');
  await shop.fillIn(other);
  // A tab in the background is not drawn, so its button is pressed without waiting for that.
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
  // The other tab has nothing left to order, and leads to what was ordered.
  await second.getByRole('main').getByRole('link', { name: 'My Orders' }).click();
  await expect(second.getByRole('heading', { name: `Order ${orderId}` })).toBeVisible();
  await first.bringToFront();
  await shop.survived({ page: first });
});

fault('browser · reload during submit', customer, async ({ page, shop }) => {
  const answer = await held(page, placing, { stored: true });
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

fault('browser · browser killed', lostAnswer, async ({ page, context, shop }) => {
  const answer = await held(page, placing, { stored: true });
  await shop.open('/checkout');
  await shop.fillIn();
  await shop.placeButton().click();
  await answer.sent;
  const storageState = await context.storageState({ indexedDB: true });
  const baseURL = new URL(page.url()).origin;
  await context.close();
  answer.release();

  const later = await context.browser()?.newContext({ storageState, baseURL });
  if (!later) throw new Error('There is no browser to open again');
  await later.route('https://wa.me/**', (route) => route.abort());
  const reopened = await later.newPage();
  await declineOffers(reopened);
  await reopened.goto('/checkout');
  await expect(reopened.getByText(/^We never got an answer to your last try/)).toBeVisible();
  await shop.fillIn(reopened);
  await shop.placeButton(reopened).click();
  await shop.placed(reopened);
  await shop.survived({ page: reopened });
  await later.close();
});

fault('browser · clock ±24 h', customer, async ({ page, shop }) => {
  const ordersOnTime = async () => {
    // The page asks the server for the time.
    await page.waitForLoadState('networkidle');
    const answer = page.waitForResponse(placing);
    await shop.order();
    const { order } = (await (await answer).json()) as { order: { createdAt: string } };
    // The server's clock says when the food comes.
    expect(Math.abs(Date.parse(order.createdAt) - Date.now())).toBeLessThan(60_000);
    expect(order).toMatchObject(promisedAt(order.createdAt));
  };
  await page.clock.setSystemTime(Date.now() + day);
  await shop.open('/checkout');
  await ordersOnTime();
  await page.clock.setSystemTime(Date.now() - day);
  // A new visit with the same cart.
  await page.evaluate(() => localStorage.removeItem('burger.cart'));
  await page.goto('/checkout');
  await ordersOnTime();
  await shop.survived();
});

test.describe('far from the restaurant', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  fault('browser · zone shift', customer, async ({ page, shop }) => {
    await shop.open('/checkout');
    const answer = page.waitForResponse(placing);
    await shop.order();
    const { order } = (await (await answer).json()) as { order: OrderDocument };
    await page.getByRole('main').getByRole('link', { name: 'My Orders' }).click();
    const [from, to] = [order.estimatedDeliveryTime, order.estimatedDeliveryUntil];
    const atTheRestaurant = dated(new Date(from), new Date(to));
    await page.getByText('Bill and delivery details').first().click();
    await expect(page.getByText(atTheRestaurant).first()).toBeVisible();
    await shop.survived();
  });
});
