import type { Locator, Page } from '@playwright/test';
import {
  accountButton,
  carry,
  createAccount,
  declineOffers,
  liveAt,
  signedIn as test,
} from '../support/customer';
import { reviews } from '../support/content-forms';
import { visitShop } from '../support/fault-shop';
import { expect, test as visitor } from '../support/fixtures';
import { anOrder, answerOrders } from '../support/order-store';
import { rest } from '../support/rest';
import { watchShifts } from '../support/layout-shifts';

test('the checkout page loads without layout shifts', async ({ page }) => {
  const moved = await watchShifts(page);
  await carry(page, { 1: 1, 3: 2, 40: 1 });
  await liveAt(page, 1);
  await page.goto('/checkout');
  await expect(page.getByRole('button', { name: /^Place Order/ })).toBeVisible();
  await expect(accountButton(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await moved()).toEqual([]);
});

visitor(
  'the orders page of a new customer loads without layout shifts',
  { tag: '@nightly' },
  async ({ page }) => {
    await declineOffers(page);
    await page.goto('/about');
    await createAccount(page);
    const moved = await watchShifts(page);
    await page.goto('/orders');
    await expect(page.getByRole('link', { name: 'Browse Menu' })).toBeVisible();
    await expect(accountButton(page)).toBeVisible();
    expect(await moved()).toEqual([]);
  },
);

/** Delays the responses of an address until the returned function is called. */
async function delay(page: Page, address: string, status = 200): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await (status === 200 ? route.continue() : route.fulfill({ status }));
  });
  return release;
}

/** Expects that `change` moves an element by less than half its height: its centre can still be pressed. */
async function expectSteady(element: Locator, change: () => Promise<void>): Promise<void> {
  const top = () => element.evaluate((one) => one.getBoundingClientRect().top + scrollY);
  const [before, height] = [await top(), (await element.boundingBox())?.height ?? 0];
  await change();
  expect(Math.abs((await top()) - before)).toBeLessThan(height / 2);
}

for (const width of [390, 1280]) {
  test(
    `the links after a placed order stay in place when its tracking loads, ${width} px`,
    { tag: width === 390 ? [] : '@nightly' },
    async ({ page, request }) => {
      await page.setViewportSize({ width, height: 844 });
      const shop = await visitShop(page, request);
      const release = await delay(page, '**/api/track');
      await shop.open('/checkout');
      await shop.order();
      const main = page.getByRole('main');
      const link = main.getByRole('link', { name: 'My Orders' });
      await expectSteady(link, async () => {
        release();
        await expect(main.getByRole('button', { name: 'Cancel order' })).toBeVisible();
      });
      await expectSteady(link, async () => {
        await expect(main.getByRole('button', { name: 'Tell me on this phone' })).toBeVisible();
      });
    },
  );

  test(`the buttons of an order in progress stay in place when its tracking loads, ${width} px`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const shop = await visitShop(page, request);
    await shop.open('/checkout');
    await shop.order();
    const release = await delay(page, '**/api/track');
    await page.goto('/orders');
    // The newest order is the first card.
    const card = page.getByRole('article').first();
    await expectSteady(card.getByRole('button', { name: 'View bill' }), async () => {
      release();
      await expect(card.getByRole('button', { name: 'Cancel order' })).toBeVisible();
    });
  });
}

visitor.describe('the stars of the review form', () => {
  visitor.use({ tolerated: /503/ });
  for (const width of [390, 1280]) {
    for (const status of [200, 503]) {
      visitor(
        `stay in place when the reviews are answered by ${status}, ${width} px`,
        async ({ page }) => {
          await page.setViewportSize({ width, height: 844 });
          await declineOffers(page);
          const requested = page.waitForRequest('**/getGoogleReviews');
          const release = await delay(page, '**/getGoogleReviews', status);
          await page.goto('/');
          const star = reviews(page).getByRole('radio', { name: '3 stars, Good' });
          await star.scrollIntoViewIfNeeded();
          await requested;
          await page.evaluate(rest);
          await expectSteady(star, async () => {
            release();
            await expect(page.getByText('Loading reviews...')).toBeHidden();
          });
        },
      );
    }
  }
});

test(
  'a link below eight orders in progress stays where it appeared',
  { tag: '@nightly' },
  async ({ page }) => {
    const createdAt = new Date().toISOString();
    const soon = new Date(Date.now() + 40 * 60_000).toISOString();
    const promised = { estimatedDeliveryTime: soon, estimatedDeliveryUntil: soon };
    const orders = Array.from({ length: 8 }, (_, at) =>
      anOrder({ orderId: `BK00000000${at}`, createdAt, ...promised }),
    );
    await answerOrders(page, orders);
    await page.goto('/orders');
    await expect(page.getByRole('article')).toHaveCount(8);
    await page.evaluate(rest);
    const faq = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ', exact: true });
    const { height, top } = await faq.evaluate((link) => {
      link.scrollIntoView({ behavior: 'instant' });
      return link.getBoundingClientRect();
    });
    await page.evaluate(rest);
    const now = await faq.evaluate((link) => link.getBoundingClientRect().top);
    // Less than half the link's height, so that a press at its centre still hits it.
    expect(Math.abs(now - top)).toBeLessThan(height / 2);
  },
);
