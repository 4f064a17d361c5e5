import type { Page, Route } from '@playwright/test';
import { accountButton } from '../support/customer';
import { expect } from '../support/fixtures';
import { answerPositions } from '../support/positions';
import { fault } from '../support/fault';
import type { Shop } from '../support/fault-shop';

const customer = { signedIn: true };
const naming = '**/api/maps/geocode*';
const measuring = '**/api/maps/directions*';
// As the crow flies 3 km from the restaurant.
const home = { lat: 13.037 + 3 / 111.195, lng: 77.708 };

/** The bar says what came of the name; the default village stands in. */
async function saysInTheBar(page: Page, text: string | null): Promise<void> {
  await accountButton(page).click();
  await page.getByRole('button', { name: 'Update Location' }).click();
  await expect(page.getByText('Kithaganur', { exact: true })).toBeVisible();
  if (text) await expect(page.getByText(text, { exact: true })).toBeVisible();
  else await expect(page.getByRole('button', { name: 'Retry Location' })).toBeHidden();
  await page.keyboard.press('Escape');
}

/** The way is estimated as the server estimates it: what was agreed is what is billed. */
async function ordersByTheEstimate(page: Page, shop: Shop): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Cart, 3 items' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Go to Checkout' }).click();
  await expect(page.getByText('3.9 km', { exact: true })).toBeVisible();
  await shop.fillIn();
  await shop.placeButton().click();
  await shop.placed();
  await shop.survived();
}

const answers: Record<string, { answer: (route: Route) => Promise<void>; bar: string | null }> = {
  REQUEST_DENIED: {
    answer: (route) => route.fulfill({ json: { status: 'REQUEST_DENIED' } }),
    bar: 'Location service unavailable',
  },
  'no route': {
    answer: (route) => route.fulfill({ json: { status: 'OK', results: [], routes: [] } }),
    bar: null,
  },
  // Never answered.
  timeout: { answer: () => new Promise(() => undefined), bar: 'Location error' },
};

for (const [name, { answer, bar }] of Object.entries(answers)) {
  fault(`maps · ${name}`, customer, async ({ page, shop }) => {
    await answerPositions(page, [home]);
    await page.route(naming, answer);
    await page.route(measuring, answer);
    // The patience with the maps service (6 and 8 s) passes ten times as fast; the one with our orders does not.
    if (name === 'timeout') {
      await page.addInitScript(() => {
        const timeout = AbortSignal.timeout.bind(AbortSignal);
        AbortSignal.timeout = (ms) => timeout(ms < 10_000 ? ms / 10 : ms);
      });
    }
    await shop.open('/about', undefined, null);
    await saysInTheBar(page, bar);
    await ordersByTheEstimate(page, shop);
  });
}
