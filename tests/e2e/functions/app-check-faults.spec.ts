import { siteThat } from '../support/app-check-site';
import { createAccount } from '../support/customer';
import { expect } from '../support/fixtures';
import { visitShop } from '../support/fault-shop';

const tokens = '**/local/page-token';
const enforcing = siteThat('enforce');
const monitoring = siteThat('monitor');

enforcing('app check · no token, enforced', { tag: '@nightly' }, async ({ page, request }) => {
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
});

enforcing(
  'app check · a token that the server takes no more',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const part = (of: object) => Buffer.from(JSON.stringify(of)).toString('base64url');
    const seconds = Math.floor(Date.now() / 1000);
    const old = `${part({ alg: 'HS256' })}.${part({ iat: seconds, exp: seconds + 3600 })}.old`;
    const json = { token: old, expireTimeMillis: Date.now() + 3_600_000 };
    await page.route(tokens, (route) => route.fulfill({ json }), { times: 1 });
    const shop = await visitShop(page, request);
    // So near that the way costs nothing, by road and as the crow flies.
    await shop.open('/checkout', undefined, 1);
    await createAccount(page);
    await shop.order();
    await shop.survived();
  },
);

monitoring('app check · no token, monitored', { tag: '@nightly' }, async ({ page, request }) => {
  await page.route(tokens, (route) => route.abort());
  const shop = await visitShop(page, request);
  await shop.open('/checkout', undefined, 1);
  await createAccount(page);
  await shop.order();
  await shop.survived();
});
