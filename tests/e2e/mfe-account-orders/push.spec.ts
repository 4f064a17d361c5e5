import { apiKitchen } from '../support/api-kitchen';
import { comeHungry, expect, orderByHand, test } from '../support/counter';
import { newEmail } from '../support/fixtures';
import {
  isSubscribed,
  messagesOf,
  newPhone,
  pushDelivery,
  withLocalPush,
} from '../support/local-push';
import { mailsAbout } from '../support/mailbox';

test(
  'a customer who allows push gets each step as a notification instead of a mail, until she ends it',
  { tag: '@window' },
  async ({ site, browser, request }) => {
    const kitchen = await apiKitchen(request, site);
    await kitchen.openAllDay();
    const phone = await newPhone(request, site);
    const context = await browser.newContext({
      ...{ baseURL: site.url, viewport: { width: 412, height: 900 } },
      ...{ permissions: ['notifications'], serviceWorkers: 'allow' },
    });
    const page = await context.newPage();
    await withLocalPush(page, phone);
    const { deliver, notices } = await pushDelivery(page, site);
    await comeHungry(page, { 3: 2, 39: 1 });
    const email = newEmail();
    const { key, orderId, trackingKey } = await orderByHand(page, { Email: email });
    await page.goto(`/track/${trackingKey}`);

    const allow = page.getByRole('button', { name: 'Tell me on this phone' });
    await allow.click();
    await expect(page.getByText(/We tell you on this phone/)).toBeVisible();
    const pressedAt = Date.now();
    await kitchen.move(key, ['placed', 'confirmed'], { addMinutes: 10 });
    await expect.poll(async () => (await messagesOf(request, site, phone)).length).toBe(1);
    const [message] = await messagesOf(request, site, phone);
    expect((message?.at ?? Infinity) - pressedAt).toBeLessThan(2000);
    const data = message?.text ?? '';
    expect(JSON.parse(data)).toMatchObject({
      title: 'Your order is confirmed',
      path: `/track#${trackingKey}`,
    });

    await deliver(data);
    await expect.poll(notices).toEqual([`${orderId}: Your order is confirmed`]);
    // The page polls each minute now: the push itself makes it show the step.
    await expect(page.getByText(/The kitchen has the order/).first()).toBeVisible();

    await page.getByRole('button', { name: 'Do not tell me any more' }).click();
    await expect(allow).toBeVisible();
    await kitchen.move(key, ['confirmed', 'preparing']);
    await kitchen.move(key, ['preparing', 'out_for_delivery'], { rider: 'Imran' });
    await expect
      .poll(() => mailsAbout(email, site.data).some((mail) => mail.includes('is on its way')))
      .toBe(true);
    expect(mailsAbout(email, site.data).some((mail) => mail.includes('is confirmed'))).toBe(false);
    expect(await messagesOf(request, site, phone)).toHaveLength(1);

    await allow.click();
    await expect(page.getByText(/We tell you on this phone/)).toBeVisible();
    await page.goto('/account');
    await page.getByRole('button', { name: 'Stop notifications' }).click();
    await expect(page.getByText(/Stopped for all your orders/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/You have allowed none/)).toBeVisible();
    expect(await isSubscribed(request, site, phone)).toBe(false);
    await page.goto(`/track/${trackingKey}`);
    await expect(allow).toBeVisible();
    await context.close();
  },
);
