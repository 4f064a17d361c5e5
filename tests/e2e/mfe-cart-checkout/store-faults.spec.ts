import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures';
import { storeWarnings } from '../support/order-store';
import { fault } from '../support/fault';
import type { Shop } from '../support/fault-shop';

const queries = /\/documents:runQuery/;
const placing = '**/api/orders';
const failed = 'There was an error placing your order. Please try again.';
const unsure =
  "We are not sure yet whether your order was placed. Press again, it can't be placed twice.";
const circumstances = { signedIn: true, tolerated: storeWarnings };

const list = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 });

/** The orders page says why it shows none, and shows them at a second try. */
async function saysAndRecovers(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('alert')).toHaveText(`Failed to load orders. ${text}`);
  await page.unroute(queries);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(
    list(page)
      .or(page.getByRole('heading', { name: 'No orders yet' }))
      .first(),
  ).toBeVisible();
}

/** Placing the order fails with the cart intact, and is done at a second try. */
async function failsAndRecovers(page: Page, shop: Shop): Promise<void> {
  await shop.fillIn();
  await shop.placeButton().click();
  await expect(page.getByRole('alert')).toContainText(failed);
  await expect(page.getByRole('button', { name: 'Cart, 3 items' })).toBeVisible();
  await page.unroute(placing);
  await page.getByRole('button', { name: 'Try again' }).click();
  await shop.placed();
  await shop.survived();
}

const unreachable = {
  ...circumstances,
  tolerated: /Failed to load resource|RestConnection|RPC_ERROR/,
};

fault('store · down', unreachable, async ({ page, shop }) => {
  await page.route(queries, (route) => route.abort());
  await shop.open('/orders');
  await saysAndRecovers(
    page,
    'The service is temporarily unavailable. Please try again in a moment.',
  );
  await page.route(placing, (route) =>
    route.fulfill({
      status: 503,
      json: { error: { code: 'unavailable', message: 'Please try again.' } },
    }),
  );
  await page.goto('/checkout');
  await failsAndRecovers(page, shop);
});

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
  // It is asked about by itself.
  expect(await shop.placed()).toBe(stored);
  await shop.survived();
});
