import {
  accountButton,
  carry,
  createAccount,
  declineOffers,
  liveAt,
  signedIn as test,
} from '../support/customer';
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

test(
  'the links after a placed order stay in place when its tracking starts',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const shop = await visitShop(page, request);
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/track', async (route) => {
      await asked;
      await route.continue();
    });
    await shop.open('/checkout');
    await shop.order();
    const main = page.getByRole('main');
    const wayOn = main.getByRole('link', { name: 'My Orders' });
    const top = () => wayOn.evaluate((link) => link.getBoundingClientRect().top + scrollY);
    const [before, height] = [await top(), (await wayOn.boundingBox())?.height ?? 0];
    answer();
    await expect(main.getByRole('button', { name: 'Cancel order' })).toBeVisible();
    // A press aimed at its centre still hits it.
    expect(Math.abs((await top()) - before)).toBeLessThan(height / 2);
  },
);

test(
  'a link below eight orders under way stays where it appeared',
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
    // A press aimed at its centre still hits it.
    expect(Math.abs(now - top)).toBeLessThan(height / 2);
  },
);
