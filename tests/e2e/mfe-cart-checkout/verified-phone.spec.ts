import { copySite } from '../../sites/copy-site';
import { writeMenu } from '../../sites/menu-folder.mjs';
import { publishMenu } from '../../sites/publish-menu.mjs';
import { serveSite, type Served } from '../../sites/serve-site';
import { createAccount, declineOffers, smsCode } from '../support/customer';
import { visitShop } from '../support/fault-shop';
import { expect, test as base } from '../support/fixtures';
import { storeWarnings } from '../support/order-store';

// A restaurant that wants the phone number of a first order to be checked.
const test = base.extend<object, { site: Served }>({
  site: [
    async ({ browserName: _ }, provide) => {
      const site = await serveSite(copySite('verified-phone').folder);
      const folder = writeMenu('verified-phone', ({ rules, ...files }) => ({
        ...files,
        rules: { ...rules, verifiedPhone: 'first-order' as const },
      }));
      await publishMenu(site.url, folder);
      await provide(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, provide) => provide(site.url),
  page: async ({ page }, provide) => {
    await declineOffers(page);
    await provide(page);
  },
});
// What the store was asked for a customer who signs out meanwhile, it refuses.
test.use({ tolerated: storeWarnings });

const asked = 'For a first order we need a phone number that was checked by SMS.';

test(
  'it is said before Place Order is pressed, and the way there ends in an order',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const shop = await visitShop(page, request);
    await shop.open('/checkout');
    await createAccount(page);
    const main = page.getByRole('main');
    await expect(main.getByText(asked)).toBeVisible();
    await main.getByRole('button', { name: 'Sign in by phone' }).click();
    await expect(main.getByRole('heading', { name: 'Sign in to order' })).toBeFocused();
    await expect(main.getByText(asked)).toBeVisible();

    await main.getByRole('textbox', { name: /^Mobile number/ }).fill('90000 00020');
    await main.getByRole('button', { name: 'Send Code' }).click();
    const code = main.getByRole('textbox', { name: /code/i });
    await expect(code).toBeVisible();
    await code.fill(await smsCode(page, '+919000000020'));
    await expect(main.getByText(/^Ordering as/)).toBeVisible();
    await expect(main.getByText(asked)).toBeHidden();
    await shop.order();
    await shop.survived();
  },
);
