import type { Page } from '@playwright/test';
import { apiCustomer } from '../support/api-customer';
import { cardOf, expect, press, startShift, statesOf, stored, test } from '../support/counter';

// Chromium logs requests that fail, which these tests cause.
test.use({ tolerated: /Failed to load resource/ });

const feed = /\/api\/kitchen\/orders(\?|$)/;

const lost = (counter: Page) =>
  counter.getByRole('alert').filter({ hasText: /No connection.*Last contact at/s });
const cooking = (counter: Page, orderId: string) =>
  cardOf(counter, orderId).getByRole('button', { name: /^Hand over/ });

test('counter · feed hanging', { tag: '@nightly' }, async ({ site, visitor, request }) => {
  const counter = await visitor('tablet');
  await counter.clock.install();
  await startShift(counter, site);
  const customer = await apiCustomer(request, site.url);
  const first = await customer.order();
  await expect(cardOf(counter, first.orderId)).toBeVisible();

  // The feed never responds, so that the counter's own timeout applies.
  await counter.route(feed, () => undefined);
  await counter.clock.fastForward(20_000);
  await expect(lost(counter)).toBeVisible();
  await expect(cardOf(counter, first.orderId)).toContainText('Spicy Paneer Burger');
  await press(counter, first.orderId, /^Accept for/);
  await press(counter, first.orderId, /^Start cooking/);
  await expect(cooking(counter, first.orderId)).toBeVisible();
  const second = await customer.order();

  await counter.unroute(feed);
  // Even after failures the counter polls again within 15 s.
  await counter.clock.fastForward(15_000);
  await expect(cardOf(counter, second.orderId)).toBeVisible({ timeout: 20_000 });
  await expect(lost(counter)).toHaveCount(0);
  await expect(cooking(counter, first.orderId)).toBeVisible();
  const life = await stored(request, site, first.key);
  expect(statesOf(life)).toEqual(['placed', 'confirmed', 'preparing']);
});
