import { copySite } from '../../sites/copy-site';
import { serveSite, type Served } from '../../sites/serve-site';
import { fillContact } from '../support/content-forms';
import { createAccount, declineOffers } from '../support/customer';
import { visitShop } from '../support/fault-shop';
import { expect, test as base } from '../support/fixtures';

// A site whose functions accept only requests with an App Check token of our pages.
const test = base.extend<{ site: Served }>({
  site: async ({ browserName: _ }, provide) => {
    const site = await serveSite(copySite('app-check').folder, { APP_CHECK: 'enforce' });
    await provide(site);
    await site.stop();
  },
  baseURL: async ({ site }, provide) => provide(site.url),
});

test('an order and a form send an App Check token, which a first visit does not request', async ({
  page,
  request,
}) => {
  const requests: string[] = [];
  const proven: Record<string, boolean> = {};
  page.on('request', (one) => {
    const { pathname } = new URL(one.url());
    if (/page-token|app-check/.test(pathname)) requests.push(pathname);
    if (pathname.startsWith('/api/')) proven[pathname] = 'x-firebase-appcheck' in one.headers();
  });
  await declineOffers(page);
  await page.goto('/contact');
  await createAccount(page);
  expect(requests).toEqual([]);
  const words = { name: 'Asha Rao', email: 'asha@example.in', text: 'Food for thirty, please.' };
  await (await fillContact(page, 'catering', words)).click();
  await expect(page.getByText('Thank you! Your message has been sent.')).toBeVisible();

  const shop = await visitShop(page, request);
  await shop.open('/checkout');
  await shop.order();
  await shop.survived();
  expect(proven).toMatchObject({
    '/api/contact': true,
    '/api/maps/directions': true,
    '/api/orders': true,
  });
  // The form requested one token, which the browser then caches.
  expect(requests.filter((path) => path.includes('page-token'))).toHaveLength(1);
});
