import type { APIRequestContext, Page } from '@playwright/test';
import type { Served } from '../../sites/serve-site';

/** A subscription at the local push service. */
export interface Phone {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

const pathOf = ({ endpoint }: Phone) => `/local/push/${endpoint.split('/').at(-1)}`;

/** Subscribes the page at the local push service, because the tests cannot reach the browser's. */
export async function withLocalPush(page: Page, phone: Phone): Promise<void> {
  await page.addInitScript(
    (made) => {
      // A subscription outlives the page.
      const stored = 'test.push';
      const subscription = {
        toJSON: () => made,
        endpoint: made.endpoint,
        async unsubscribe() {
          localStorage.removeItem(stored);
          return (await fetch(made.own, { method: 'DELETE' })).ok;
        },
      };
      Object.assign(PushManager.prototype, {
        async subscribe() {
          localStorage.setItem(stored, 'yes');
          return subscription;
        },
        getSubscription: async () => (localStorage.getItem(stored) ? subscription : null),
      });
    },
    { ...phone, own: pathOf(phone) },
  );
}

export const newPhone = async (request: APIRequestContext, { url }: Served): Promise<Phone> =>
  (await (await request.post(`${url}/local/push`)).json()) as Phone;

interface Message {
  at: number;
  text: string;
}

export async function messagesOf(
  request: APIRequestContext,
  { url }: Served,
  phone: Phone,
): Promise<Message[]> {
  return (await (await request.get(url + pathOf(phone))).json()) as Message[];
}

export const isSubscribed = async (
  request: APIRequestContext,
  { url }: Served,
  phone: Phone,
): Promise<boolean> => (await request.get(url + pathOf(phone))).ok();

/** Delivers push messages to the service worker of a page, as the browser's push service would. Chromium only. */
export async function pushDelivery(page: Page, { url }: Served) {
  const devTools = await page.context().newCDPSession(page);
  let registrationId = '';
  devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations.at(-1)?.registrationId ?? registrationId;
  });
  await devTools.send('ServiceWorker.enable');
  return {
    deliver: (data: string) =>
      devTools.send('ServiceWorker.deliverPushMessage', { origin: url, registrationId, data }),
    /** Returns tag and title of the notifications that are shown. */
    notices: () =>
      page.evaluate(async () => {
        const worker = await navigator.serviceWorker.getRegistration();
        const notices = (await worker?.getNotifications()) ?? [];
        return notices.map(({ title, tag }) => `${tag}: ${title}`);
      }),
  };
}
