import { addressIn, languages, type Language } from '@burger/shared/i18n';
import type { Served } from '../../sites/serve-site';
import { apiCustomer } from '../support/api-customer';
import { apiKitchen } from '../support/api-kitchen';
import { expectAccessible } from '../support/audit';
import {
  cardOf,
  comeHungry,
  comesBackTo,
  expect,
  orderByHand,
  press,
  startShift,
  stored,
  test,
} from '../support/counter';
import { declineOffers } from '../support/customer';
import { newEmail } from '../support/fixtures';
import { alarmAt, listenTo, silent } from '../support/alarm';
import { mailsAbout } from '../support/mailbox';

const newsIn = (email: string, title: string, { data }: Served) =>
  mailsAbout(email, data).filter((mail) => mail.includes(`<h1>${title}</h1>`));

test('an order is tracked by its customer and a friend, and each status step sends one mail', async ({
  site,
  visitor,
  request,
}) => {
  const kitchen = await apiKitchen(request, site);
  await kitchen.openAllDay();
  const [customer, friend] = [await visitor('phone'), await visitor('phone')];
  await comeHungry(customer, { 3: 2, 39: 1 });
  await customer.goto('/checkout');
  const opening = /^Every day 12:00 AM to 11:59 AM and 12:00 PM to 11:59 PM/;
  await expect(customer.getByText(opening)).toBeAttached();
  const email = newEmail();
  const { key, trackingKey } = await orderByHand(customer, { Email: email });
  const home = await customer.context().newPage();
  await declineOffers(home);
  await home.goto('/');
  await friend.goto(`/track/${trackingKey}`);

  /**
   * Checks that each page shows the new status when its tab becomes visible, and that one mail reports it.
   */
  async function reported(text: RegExp, title: string | null) {
    await Promise.all(
      [customer, home, friend].map((page) =>
        comesBackTo(page, (patience) => expect(page.getByText(text).first()).toBeVisible(patience)),
      ),
    );
    if (title) await expect.poll(() => newsIn(email, title, site).length).toBe(1);
  }

  await reported(/Waiting for the kitchen to confirm/, 'We have your order');
  await expect(friend.getByText('Asha')).toHaveCount(0);
  await expectAccessible(friend);
  await kitchen.move(key, ['placed', 'confirmed'], { addMinutes: 10 });
  await reported(/The kitchen has (the|your) order/, 'Your order is confirmed');
  await kitchen.move(key, ['confirmed', 'preparing']);
  await reported(/(The|Your) food is being cooked/, null);
  await kitchen.move(key, ['preparing', 'out_for_delivery'], { rider: 'Imran' });
  await reported(/Our rider is on the way/, 'Your order is on its way');
  await expect(customer.getByRole('img', { name: /^QR code to pay/ })).toBeVisible();
  await expectAccessible(customer);
  await kitchen.move(key, ['out_for_delivery', 'delivered'], { payment: 'upi' });
  await reported(/Delivered\. Enjoy your meal!/, 'Enjoy your meal!');

  // A finished order is no longer tracked: nothing is stored or requested for it.
  await home.goto('/');
  await expect(home.getByText('Delivered')).toHaveCount(0);
  expect(await home.evaluate(() => localStorage.getItem('burger.orders-under-way'))).toBeNull();
  expect(mailsAbout(email, site.data).filter((mail) => /^To: guest/m.test(mail))).toHaveLength(4);
});

test('the tracking page of a delivered order shows how to reach the restaurant and where to review it', async ({
  site,
  visitor,
  request,
}) => {
  const kitchen = await apiKitchen(request, site);
  const { key } = await (await apiCustomer(request, site.url)).order();
  await kitchen.move(key, ['placed', 'confirmed', 'preparing']);
  await kitchen.move(key, ['preparing', 'out_for_delivery'], { rider: 'Imran' });
  await kitchen.move(key, ['out_for_delivery', 'delivered'], { payment: 'cash' });
  const { trackingKey } = await stored(request, site, key);
  const page = await visitor('phone');
  await page.goto(`/track/${String(trackingKey?.['stringValue'])}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText('Delivered. Enjoy your meal!');
  for (const button of ['Tell me when it moves', 'Cancel order'])
    await expect(main.getByRole('button', { name: button })).toHaveCount(0);
  await expect(main.getByText(/^Something not right\?/)).toBeVisible();
  for (const [name, address] of [
    [/^Call/, /^tel:/],
    ['Contact us', '/contact'],
    ['Write a review on Google', /writereview/],
    ['My Orders', '/orders'],
    ['To the menu', '/menu'],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', address);
});

test('the call button of an unconfirmed order has one line on a phone in each language', async ({
  site,
  visitor,
  request,
}) => {
  const { key } = await (await apiCustomer(request, site.url)).order();
  const { trackingKey } = await stored(request, site, key);
  const page = await visitor('phone');
  await page.route('**/api/track', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as object), unconfirmed: true } });
  });
  const call = page.getByRole('main').locator('a[href^="tel:"]');
  for (const language of Object.keys(languages) as Language[]) {
    await page.goto(addressIn(language, `/track/${String(trackingKey?.['stringValue'])}`));
    await expect(call).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect((await call.boundingBox())?.height).toBeLessThan(50);
  }
});

test('an order cancelled by its customer stops ringing, and the counter shows the cancellation', async ({
  site,
  visitor,
}) => {
  const [counter, page] = [await visitor('tablet'), await visitor('phone')];
  await listenTo(counter);
  await startShift(counter, site);
  await comeHungry(page, { 3: 2, 39: 1 });
  const first = await orderByHand(page);
  await alarmAt(counter, 10_000);
  await expect(cardOf(counter, first.orderId)).toBeVisible();
  const cancel = page.getByRole('button', { name: 'Cancel order' });
  const yes = page.getByRole('button', { name: 'Yes, cancel it' });
  await cancel.click();
  await expectAccessible(page);
  await yes.click();
  await expect(page.getByText(/^Your order is cancelled\./)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Order cancelled' })).toBeVisible();
  await expect(page.getByText(/ready in cash/)).toHaveCount(0);
  await expect(
    counter.getByText(`The customer cancelled order ${first.orderId}. Do not cook it.`),
  ).toBeVisible();
  await expect(cardOf(counter, first.orderId)).toHaveCount(0);
  await silent(counter);
});

test(
  'a hidden tracking page shows each status step as a notification when allowed',
  { tag: ['@window', '@nightly'] },
  async ({ site, visitor }) => {
    test.setTimeout(120_000);
    const [counter, customer] = [await visitor('tablet'), await visitor('phone')];
    await startShift(counter, site);
    await comeHungry(customer, { 3: 2, 39: 1 });
    const { orderId, trackingKey } = await orderByHand(customer);
    await customer.context().grantPermissions(['notifications']);
    await customer.goto(`/track/${trackingKey}`);
    await expect(customer.getByText(/Waiting for the kitchen to confirm/).first()).toBeVisible();
    const reported = await customer.evaluateHandle(() => {
      const rendered: string[] = [];
      globalThis.Notification = class extends Notification {
        constructor(title: string, options?: NotificationOptions) {
          super(title, options);
          rendered.push(`${title}: ${options?.body}`);
        }
      };
      // Notifications appear only while another tab is in front, so the page must seem hidden.
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
      return rendered;
    });
    await press(counter, orderId, `More time: ${orderId}`);
    await press(counter, orderId, '+10 minutes, accept');
    // A hidden tracking page polls every half minute.
    await expect
      .poll(() => reported.jsonValue(), { timeout: 45_000 })
      .toEqual([expect.stringMatching(`${orderId}.*The kitchen has the order`)]);
  },
);
