import { copySite } from '../sites/copy-site';
import { serveSite, type Served } from '../sites/serve-site';
import { createAccount, declineOffers } from './customer';
import { visitShop } from './faults/shop';
import { expect, test } from './fixtures';

test.describe.configure({ mode: 'default', timeout: 90_000 });

const once = { tag: '@once' };
const tokens = '**/local/page-token';

/** Tests on a site of their own whose functions look for tokens of our pages. */
const siteThat = (mode: 'monitor' | 'enforce') =>
  test.extend<object, { site: Served }>({
    site: [
      async ({ browserName: _ }, provide) => {
        const { folder } = copySite(`app-check-${mode}`);
        const site = await serveSite(folder, { APP_CHECK: mode });
        // Sign-in is loaded a while after the rest.
        await fetch(`${site.url}/emulator/v1/projects/demo-burger-katte/config`);
        await provide(site);
        await site.stop();
      },
      { scope: 'worker', timeout: 90_000 },
    ],
    baseURL: async ({ site }, provide) => provide(site.url),
    // What the client of App Check says where it gets no token.
    tolerated: /Failed to load resource|App ?Check/i,
    page: async ({ page }, provide) => {
      await declineOffers(page);
      await provide(page);
    },
  });

const enforcing = siteThat('enforce');
const monitoring = siteThat('monitor');

enforcing(
  'an order and a form bring a token, which a first visit does not ask for',
  once,
  async ({ page, request }) => {
    const asked: string[] = [];
    const proven: Record<string, boolean> = {};
    page.on('request', (one) => {
      const { pathname } = new URL(one.url());
      if (/page-token|app-check/.test(pathname)) asked.push(pathname);
      if (pathname.startsWith('/api/')) proven[pathname] = 'x-firebase-appcheck' in one.headers();
    });
    await page.goto('/contact');
    await createAccount(page);
    expect(asked).toEqual([]);
    const form = page.getByRole('main').locator('form');
    await form.getByLabel('Name').fill('Asha Rao');
    await form.getByLabel('Email').fill('asha@example.in');
    await form.getByLabel('Subject').selectOption('catering');
    await form.getByLabel('Message').fill('Food for thirty, please.');
    await form.getByRole('button', { name: 'Send Message' }).click();
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
    // The one of the form, which is kept by the browser.
    expect(asked.filter((path) => path.includes('page-token'))).toHaveLength(1);
  },
);

enforcing(
  'without a token an order is refused in plain words, nothing is lost, and it goes once there is one',
  once,
  async ({ page, request }) => {
    const shop = await visitShop(page, request);
    await page.route(tokens, (route) => route.fulfill({ status: 503 }));
    await shop.open('/checkout', undefined, 1);
    await createAccount(page);
    await shop.fillIn();
    await shop.placeButton().click();
    await expect(page.getByText('This request did not come from our page.')).toBeVisible();
    expect(await shop.stored()).toEqual([]);
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha Rao');
    await page.unroute(tokens);
    await shop.placeButton().click();
    await shop.placed();
    await shop.survived();
  },
);

enforcing(
  'a token that the server takes no more is replaced in the same press',
  once,
  async ({ page, request }) => {
    const part = (of: object) => Buffer.from(JSON.stringify(of)).toString('base64url');
    const seconds = Math.floor(Date.now() / 1000);
    const old = `${part({ alg: 'HS256' })}.${part({ iat: seconds, exp: seconds + 3600 })}.old`;
    const json = { token: old, expireTimeMillis: Date.now() + 3_600_000 };
    await page.route(tokens, (route) => route.fulfill({ json }), { times: 1 });
    const shop = await visitShop(page, request);
    await shop.open('/checkout');
    await createAccount(page);
    await shop.order();
    await shop.survived();
  },
);

monitoring('without a token an order is placed', once, async ({ page, request }) => {
  await page.route(tokens, (route) => route.abort());
  const shop = await visitShop(page, request);
  await shop.open('/checkout');
  await createAccount(page);
  await shop.order();
  await shop.survived();
});
