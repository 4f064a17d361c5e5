import { apiCustomer } from '../support/api-customer';
import { apiKitchen } from '../support/api-kitchen';
import { beginShift, expect, startShift, test } from '../support/counter';
import {
  isSubscribed,
  messagesOf,
  newPhone,
  pushDelivery,
  withLocalPush,
} from '../support/local-push';

test(
  'a tablet with push shows a new order without naming the customer, until it signs out',
  { tag: '@window' },
  async ({ site, browser, request }) => {
    const kitchen = await apiKitchen(request, site);
    await kitchen.openAllDay();
    const customer = await apiCustomer(request, site.url);
    const device = await newPhone(request, site);
    const context = await browser.newContext({
      ...{ baseURL: site.url, viewport: { width: 1280, height: 800 } },
      ...{ permissions: ['notifications'], serviceWorkers: 'allow' },
    });
    const page = await context.newPage();
    await withLocalPush(page, device);
    const { deliver, notices } = await pushDelivery(page, site);
    await startShift(page, site);

    await page.getByRole('button', { name: 'Settings and sign-out' }).click();
    await page.getByRole('button', { name: 'Notify this device of new orders' }).click();
    await expect(page.getByText(/This device is notified of new orders/)).toBeVisible();
    const { orderId } = await customer.order();
    await expect.poll(async () => (await messagesOf(request, site, device)).length).toBe(1);
    const [message] = await messagesOf(request, site, device);
    const data = message?.text ?? '';
    const title = `New order #${orderId.slice(-4)}`;
    expect(JSON.parse(data)).toMatchObject({ title, tag: orderId, path: '/kitchen' });
    expect(data).not.toMatch(/Asha|9000000020|Lake Road/);
    await deliver(data);
    await expect.poll(notices).toEqual([`${orderId}: ${title}`]);

    await page.reload();
    await beginShift(page);
    await page.getByRole('button', { name: 'Settings and sign-out' }).click();
    await expect(page.getByRole('button', { name: 'Stop notifying this device' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Kitchen sign-in' })).toBeVisible();
    await expect.poll(() => isSubscribed(request, site, device)).toBe(false);
    await context.close();
  },
);
