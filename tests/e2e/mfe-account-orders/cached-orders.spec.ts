import type { Page } from '@playwright/test';
import { accountButton, createAccount, declineOffers } from '../support/customer';
import { expect, test } from '../support/fixtures';
import { anOrder, answerOrders } from '../support/order-store';

const dishes = '2 × Aloo Tikki Burger, 1 × Spicy Paneer Burger';
const scripts = /\/(shell|remotes)\/.*\.js$/;

async function withoutScripts(page: Page) {
  await page.route(scripts, () => {});
  await page.goto('/orders', { waitUntil: 'domcontentloaded' });
}

test(
  'the start of My Orders is visible before scripts run and is removed at sign-out',
  { tag: '@nightly' },
  async ({ page }) => {
    await answerOrders(page, [anOrder({ orderStatus: 'delivered' })]);
    await declineOffers(page);
    await page.goto('/about');
    await createAccount(page);
    await page.goto('/orders');
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
    await expect(page.getByText(dishes)).toBeVisible();
    await withoutScripts(page);
    await expect(page.getByText(dishes)).toBeVisible();
    await expect(page.getByText('Order BK123456789')).toBeVisible();

    await page.unroute(scripts);
    await page.goto('/orders');
    await expect(page.getByRole('heading', { name: 'Order BK123456789' })).toBeVisible();
    await accountButton(page).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in to see your orders' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('burger.orders-seen'))).toBeNull();
    await withoutScripts(page);
    await expect(page.getByRole('heading', { name: 'Sign in to see your orders' })).toBeVisible();
    await expect(page.getByText(dishes)).toHaveCount(0);
  },
);
