import type { Browser, Page } from '@playwright/test';
import type { OrderStatus } from '@burger/shared/contracts';
import { english } from '../../../mfe-account-orders/src/tracking/messages/push/en';
import { texts as hi } from '../../../mfe-account-orders/src/tracking/messages/push/hi';
import { texts as kn } from '../../../mfe-account-orders/src/tracking/messages/push/kn';
import type { StepRequest } from '@burger/shared/kitchen';
import { serveSite, type ServedSite } from '../../sites/serve-site';
import { newEmail } from '../support/account';
import { apiCustomer, type Placed } from '../support/api-customer';
import { apiKitchen } from '../support/api-kitchen';
import { declineOffers } from '../support/customer';
import { expect, test as base } from '../support/fixtures';
import { mailsAbout } from '../support/mailbox';
import { ownSite, paid } from '../support/own-site';
import { messagesOf, newPhone, pushDelivery, withLocalPush } from '../support/local-push';
import { whatsAppMessages } from '../support/whatsapp-messages';
import { payAtProvider } from '../support/whole-day';

// Two phones and a customer without one, from order to delivery, cancellation and refund. The first phone allows
// notifications, the second denies them and allows WhatsApp, the third customer has only an email address.

const test = base.extend<{ site: ServedSite }>({
  site: ownSite(
    (folder, request) =>
      paid(request, (settings) => serveSite(folder, { ...settings, WHATSAPP: 'stand-in' })),
    420_000,
  ),
});

const words = { en: english, kn, hi };
type Language = keyof typeof words;

interface Play {
  paymentMethod: 'cod' | 'online';
  /** The statuses and the refund, and the news of each as the ids of notifications name it. */
  steps: readonly (readonly [OrderStatus | 'refunded', news?: string])[];
}

const plays: readonly Play[] = [
  {
    paymentMethod: 'cod',
    steps: [
      ['confirmed', 'confirmed'],
      ['preparing'],
      ['out_for_delivery', 'leaving'],
      ['delivered', 'delivered'],
    ],
  },
  {
    paymentMethod: 'cod',
    steps: [
      ['confirmed', 'confirmed'],
      ['cancelled', 'cancelled'],
    ],
  },
  {
    paymentMethod: 'online',
    steps: [
      ['confirmed', 'confirmed'],
      ['cancelled', 'cancelled'],
      ['refunded', 'refunded'],
    ],
  },
];

const details: Partial<Record<OrderStatus, Partial<StepRequest>>> = {
  out_for_delivery: { rider: 'Imran' },
  delivered: { payment: 'cash' },
  cancelled: { reason: 'too-busy' },
};

/** Opens a phone that allows notifications or denies them. */
async function openPhone(browser: Browser, { url }: ServedSite, allows: boolean): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL: url, viewport: { width: 390, height: 844 } },
    ...(allows && { permissions: ['notifications'] }),
    serviceWorkers: allows ? 'allow' : 'block',
  });
  const page = await context.newPage();
  await declineOffers(page);
  if (!allows) {
    const devTools = await context.newCDPSession(page);
    await devTools.send('Browser.setPermission', {
      ...{ origin: url, permission: { name: 'notifications' }, setting: 'denied' },
    });
  }
  return page;
}

// Longer than the lease of a notification whose first attempt timed out.
const patience = { timeout: 60_000 };

const prefixes = { en: '', kn: '/kn', hi: '/hi' };

for (const language of ['en', 'kn', 'hi'] as const satisfies Language[]) {
  test(
    `in "${language}" each step is sent once, by push, else by WhatsApp, else by mail`,
    { tag: ['@window', '@nightly'] },
    async ({ site, browser, request }) => {
      const kitchen = await apiKitchen(request, site);
      await kitchen.openAllDay();
      const [allowing, denying] = [
        await openPhone(browser, site, true),
        await openPhone(browser, site, false),
      ];
      const phone = await newPhone(request, site);
      await withLocalPush(allowing, phone);
      const { deliver, notices } = await pushDelivery(allowing, site);
      const texts = words[language];

      const mailsTo = (email: string) =>
        mailsAbout(email, site.data).filter((mail) => mail.includes(`To: ${email}`)).length;

      async function order(paymentMethod: Play['paymentMethod']) {
        const customer = await apiCustomer(request, site.url);
        const email = newEmail();
        const details = { name: 'Asha Rao', phone: '9000000020', address: '12, 3rd Cross' };
        const placed = await customer.order({
          ...{ language, paymentMethod, customer: { ...details, email } as never },
        });
        if (paymentMethod === 'online')
          await payAtProvider(request, site, placed, customer.headers);
        // The first mail comes before a customer can allow another channel.
        await expect.poll(() => mailsTo(email), patience).toBe(1);
        return { ...placed, email };
      }

      const pushedAbout = async ({ key }: Placed) => {
        const payloads = (await messagesOf(request, site, phone)).map(
          ({ text }) => JSON.parse(text) as { id: string; title: string; lang: string },
        );
        return payloads.filter(({ id }) => id.startsWith(key));
      };
      const newsOf = async (placed: Placed) =>
        (await pushedAbout(placed)).map(({ id }) =>
          id.slice(placed.key.length + 1).replace(/-\d+$/, ''),
        );
      const writtenAbout = async ({ trackingKey }: Placed) =>
        (await whatsAppMessages(request, site)).filter((one) => one.texts.includes(trackingKey));
      const namesAbout = async (placed: Placed) =>
        (await writtenAbout(placed)).map(({ what }) => what);

      for (const { paymentMethod, steps } of plays) {
        const [pushed, written, mailed] = [
          await order(paymentMethod),
          await order(paymentMethod),
          await order(paymentMethod),
        ];
        const track = ({ trackingKey }: Placed) => `${prefixes[language]}/track/${trackingKey}`;
        await allowing.goto(track(pushed));
        await allowing.getByRole('button', { name: texts.button }).click();
        await expect(allowing.getByText(texts.on)).toBeVisible();
        await denying.goto(track(written));
        await denying.getByRole('button', { name: texts.button }).click();
        await expect(denying.getByText(texts.refused)).toBeVisible();
        await denying.getByRole('button', { name: texts.whatsApp.button }).click();
        await expect(denying.getByText(texts.whatsApp.on)).toBeVisible();

        let before: OrderStatus = 'placed';
        const news: string[] = [];
        for (const [step, added] of steps) {
          for (const { key } of [pushed, written, mailed]) {
            if (step === 'refunded') await kitchen.refund(key);
            else await kitchen.move(key, [before, step], details[step]);
          }
          if (step !== 'refunded') before = step;
          if (added) news.push(added);
          // News that is not sent before the next step is outdated and dropped.
          await expect.poll(() => newsOf(pushed), patience).toEqual(news);
          const messages = news.map((one) => `order_${one}`);
          await expect.poll(() => namesAbout(written), patience).toEqual(messages);
          // Mails come last, so this one shows that everything due was sent.
          await expect.poll(() => mailsTo(mailed.email), patience).toBe(1 + news.length);
        }

        expect(new Set((await writtenAbout(written)).map((one) => one.language))).toEqual(
          new Set([language]),
        );
        expect([mailsTo(pushed.email), mailsTo(written.email)]).toEqual([1, 1]);
        for (const other of [written, mailed]) expect(await newsOf(other)).toEqual([]);
        for (const other of [pushed, mailed]) expect(await writtenAbout(other)).toEqual([]);

        for (const payload of await pushedAbout(pushed)) {
          expect(payload.lang).toBe(`${language}-IN`);
          await deliver(JSON.stringify(payload));
          await expect.poll(notices).toContain(`${pushed.orderId}: ${payload.title}`);
        }
        const visible = await notices();
        expect(visible.filter((one) => one.startsWith(pushed.orderId))).toHaveLength(1);
      }
      for (const page of [allowing, denying]) await page.context().close();
    },
  );
}
