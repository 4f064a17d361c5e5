import type { Route } from '@playwright/test';
import { expect } from '../support/fixtures';
import { fault } from '../support/fault';

const news = '**/api/shop*';
const anHourAgo = new Date(Date.now() - 3_600_000).toISOString();

/** How the server's word of today comes: sold out, busy, the time. */
const answers: Record<string, (route: Route) => Promise<void> | void> = {
  hanging: () => undefined,
  garbage: (route) => route.fulfill({ contentType: 'text/html', body: '<html>Please sign in' }),
  async 'an hour old'(route) {
    // As somebody on the way has kept it.
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), now: anHourAgo } });
  },
};

for (const [name, answer] of Object.entries(answers)) {
  // What the page was written with goes on, and the server decides.
  fault(`shop · ${name}`, { signedIn: true }, async ({ page, shop }) => {
    await page.route(news, answer);
    await shop.open('/menu');
    await page.getByRole('button', { name: 'Add to Cart, Aloo Tikki Burger' }).first().click();
    shop.expectCart({ 1: 1, 3: 2, 39: 1 });
    await expect(
      page.getByRole('banner').getByRole('button', { name: 'Cart, 4 items' }),
    ).toBeVisible();
    await shop.order();
    await shop.survived();
  });
}
