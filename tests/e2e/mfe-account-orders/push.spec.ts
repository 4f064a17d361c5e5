import type { APIRequestContext, Page } from '@playwright/test';
import { apiKitchen } from '../support/api-kitchen';
import { comeHungry, expect, orderByHand, test } from '../support/counter';
import { newEmail } from '../support/fixtures';
import { mailsAbout } from '../support/mailbox';
import type { Served } from '../../sites/serve-site';

interface Phone {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Subscribes the page at the local push service, because the tests cannot reach the browser's. */
async function withLocalPush(page: Page, phone: Phone): Promise<void> {
  await page.addInitScript((made) => {
    const subscription = {
      toJSON: () => made,
      endpoint: made.endpoint,
      unsubscribe: async () => true,
    };
    let current: typeof subscription | null = null;
    Object.assign(PushManager.prototype, {
      subscribe: async () => (current = subscription),
      getSubscription: async () => current,
    });
  }, phone);
}

const newPhone = async (request: APIRequestContext, { url }: Served): Promise<Phone> =>
  (await (await request.post(`${url}/local/push`)).json()) as Phone;

interface Message {
  at: number;
  text: string;
}

async function messagesOf(
  request: APIRequestContext,
  { url }: Served,
  { endpoint }: Phone,
): Promise<Message[]> {
  const id = endpoint.split('/').at(-1);
  return (await (await request.get(`${url}/local/push/${id}`)).json()) as Message[];
}

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
    const devTools = await context.newCDPSession(page);
    let registrationId = '';
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      registrationId = registrations.at(-1)?.registrationId ?? registrationId;
    });
    await devTools.send('ServiceWorker.enable');
    await comeHungry(page, { 3: 2, 39: 1 });
    const email = newEmail();
    const { key, orderId, trackingKey } = await orderByHand(page, { Email: email });
    await page.goto(`/track/${trackingKey}`);

    await page.getByRole('button', { name: 'Tell me on this phone' }).click();
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

    await devTools.send('ServiceWorker.deliverPushMessage', {
      ...{ origin: site.url, registrationId, data },
    });
    const noticesOf = () =>
      page.evaluate(async () => {
        const worker = await navigator.serviceWorker.getRegistration();
        const notices = (await worker?.getNotifications()) ?? [];
        return notices.map(({ title, tag }) => `${tag}: ${title}`);
      });
    await expect.poll(noticesOf).toEqual([`${orderId}: Your order is confirmed`]);
    // The page polls each minute now: the push itself makes it show the step.
    await expect(page.getByText(/The kitchen has the order/).first()).toBeVisible();

    await page.getByRole('button', { name: 'Do not tell me any more' }).click();
    await expect(page.getByRole('button', { name: 'Tell me on this phone' })).toBeVisible();
    await kitchen.move(key, ['confirmed', 'preparing']);
    await kitchen.move(key, ['preparing', 'out_for_delivery'], { rider: 'Imran' });
    await expect
      .poll(() => mailsAbout(email, site.data).some((mail) => mail.includes('is on its way')))
      .toBe(true);
    expect(mailsAbout(email, site.data).some((mail) => mail.includes('is confirmed'))).toBe(false);
    expect(await messagesOf(request, site, phone)).toHaveLength(1);
    await context.close();
  },
);
