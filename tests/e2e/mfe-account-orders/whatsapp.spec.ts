import type { APIRequestContext } from '@playwright/test';
import { serveSite, type Served } from '../../sites/serve-site';
import { apiKitchen } from '../support/api-kitchen';
import { comeHungry, expect, orderByHand, stored, test as base } from '../support/counter';
import { newEmail } from '../support/fixtures';
import { mailsAbout } from '../support/mailbox';
import { ownSite } from '../support/own-site';
import { whatsAppMessages } from '../support/whatsapp-messages';

/** A restaurant with a stand-in for Meta's WhatsApp API. */
const test = base.extend<{ site: Served }>({
  site: ownSite((folder) => serveSite(folder, { WHATSAPP: 'stand-in' })),
});

const namesOf = async (request: APIRequestContext, site: Served) =>
  (await whatsAppMessages(request, site)).map(({ what }) => what);

test('a customer who allows WhatsApp gets each step there instead of a mail, until she answers STOP', async ({
  site,
  visitor,
  request,
}) => {
  const kitchen = await apiKitchen(request, site);
  await kitchen.openAllDay();
  const page = await visitor('phone');
  await comeHungry(page, { 3: 2, 39: 1 });
  const email = newEmail();
  const { key, trackingKey } = await orderByHand(page, { Email: email });
  expect(await whatsAppMessages(request, site)).toEqual([]);
  await page.goto(`/track/${trackingKey}`);
  await page.getByRole('button', { name: 'Tell me on WhatsApp' }).click();
  await expect(page.getByText(/We write to you on WhatsApp/)).toBeVisible();

  await kitchen.move(key, ['placed', 'confirmed'], { addMinutes: 10 });
  await expect.poll(() => namesOf(request, site)).toContain('order_confirmed');
  const [first] = await whatsAppMessages(request, site);
  expect(first?.texts).toContain(trackingKey);

  await page.goto(`/kn/track/${trackingKey}`);
  await expect(page.getByRole('button', { name: /ಇನ್ನು WhatsApp/ })).toBeVisible();
  await page.goto(`/track/${trackingKey}`);
  await page.getByRole('button', { name: 'Do not write on WhatsApp any more' }).click();
  await page.getByRole('button', { name: 'Tell me on WhatsApp' }).click();
  await expect(page.getByText(/We write to you on WhatsApp/)).toBeVisible();
  await page.goto('/account');
  await expect(page.getByText(/^Number ending in 20, since /)).toBeVisible();
  await page.getByRole('button', { name: 'Stop WhatsApp' }).click();
  await expect(page.getByText(/Stopped for all your orders/)).toBeVisible();
  await page.goto(`/track/${trackingKey}`);
  await page.getByRole('button', { name: 'Tell me on WhatsApp' }).click();
  await expect(page.getByText(/We write to you on WhatsApp/)).toBeVisible();
  await kitchen.move(key, ['confirmed', 'preparing']);

  const phone = JSON.stringify(await stored(request, site, key)).match(/\+91(\d{10})/)?.[1] ?? '';
  const inbound = { data: { from: `91${phone}`, text: 'Where is it?' } };
  await request.post(`${site.url}/local/whatsapp/inbound`, inbound);
  const answer = (await whatsAppMessages(request, site)).at(-1);
  expect(answer).toMatchObject({ what: 'text', to: `91${phone}` });
  expect(answer?.texts[0]).toContain(`/track#${trackingKey}`);
  // Meta reports whole seconds, and a consent of the same second is withdrawn, too.
  await request.post(`${site.url}/local/whatsapp/inbound`, {
    data: { from: `91${phone}`, text: 'STOP' },
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Tell me on WhatsApp' })).toBeVisible();
  await kitchen.move(key, ['preparing', 'out_for_delivery'], { rider: 'Imran' });
  await expect
    .poll(() => mailsAbout(email, site.data).some((mail) => mail.includes('is on its way')))
    .toBe(true);
  expect(mailsAbout(email, site.data).some((mail) => mail.includes('is confirmed'))).toBe(false);
  expect(await namesOf(request, site)).not.toContain('order_leaving');
});
