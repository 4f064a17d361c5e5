import { root } from '../../shared/repository/paths.mjs';
import { apiKitchen } from '../e2e/support/api-kitchen';
import { expect, test } from './fixtures';
import { fillIn, toCheckout } from './steps';

test('a customer who pays at the provider returns to the order @nightly', async ({
  visitor,
  site,
  request,
}) => {
  const data = `${root}/reports/e2e-data/${new URL(site).port}`;
  const kitchen = await apiKitchen(request, { url: site, data });
  const offer = () =>
    kitchen.publish(({ rules, ...rest }) => ({
      ...rest,
      rules: { ...rules, payments: ['cod', 'online'] },
    }));
  // The tests of other engines may publish the same menu in parallel.
  await offer().catch(() => undefined);
  const shop = async () => (await request.get(`${site}/api/shop?revision=0`)).json();
  await expect.poll(shop).toMatchObject({ online: 'test' });

  await visitor.open('/menu');
  await toCheckout(visitor);
  await fillIn(visitor);
  await visitor.press('main', 'radio Online payment');
  await visitor.press('main', 'button /^Pay ₹/');
  await visitor.see('heading Pay (no money moves)');
  await visitor.press('button /^Pay ₹/');
  await visitor.press('button Back to the restaurant');
  await visitor.see('main', 'text Paid online. There is nothing to pay');
});
