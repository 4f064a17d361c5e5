import { dayOf } from '@burger/shared/hours';
import { serveSiteAt, type SiteInTime } from '../../sites/serve-site';
import { expectAccessible } from '../support/audit';
import { comeHungry, expect, startShift, stored, test as base } from '../support/counter';
import { ownSite } from '../support/own-site';
import { answerChat, fillIn, placeOrder } from '../support/place-order';

const at = (time: string) => Date.parse(`${dayOf(new Date())}T${time}:00+05:30`);

const test = base.extend<{ site: SiteInTime }>({
  site: ownSite((folder) => serveSiteAt(at('14:40'), folder)),
});

test('a promo code until 15:00 works before then, and later shows its error and the new bill in Kannada', async ({
  site,
  visitor,
  request,
}) => {
  const [counter, customer] = [await visitor('tablet'), await visitor('phone')];
  await startShift(counter, site);
  await counter.getByRole('button', { name: 'Menu' }).click();
  await counter.getByRole('button', { name: 'Codes' }).click();
  await counter.getByRole('button', { name: 'New code' }).click();
  const form = counter.getByRole('dialog', { name: 'New code' });
  await form.getByLabel(/^Code:/).fill('LUNCH20');
  const code = counter.getByRole('dialog', { name: 'LUNCH20' });
  await code.getByRole('textbox', { name: 'Per cent' }).fill('20');
  await code.getByRole('checkbox', { name: /^Only at some hours/ }).check();
  await code.getByLabel('English').fill('A fifth off your lunch');
  await code.getByLabel('Kannada').fill('ಊಟಕ್ಕೆ ರಿಯಾಯಿತಿ');
  await expect(code.getByText(/good for orders placed 12:00–15:00/)).toBeVisible();
  await expectAccessible(counter);
  await code.getByRole('button', { name: 'Done' }).click();
  await counter.getByRole('button', { name: 'Check the changes' }).click();
  await expect(counter.getByRole('button', { name: 'Publish' })).toBeVisible();
  await expectAccessible(counter);
  await counter.getByRole('button', { name: 'Publish' }).click();
  await expect(counter.getByText('Published. Customers see it')).toBeVisible();

  await comeHungry(customer, { 1: 2 });
  await answerChat(customer.context());
  // The prerendered page does not have the code and uses the browser's clock. It accepts the code once it has
  // fetched the code and the server's time.
  const discount = customer.getByText('Discount (LUNCH20)').first();
  await customer.goto('/checkout');
  await customer.getByRole('button', { name: 'Enter a code' }).click();
  const typed = customer.locator('input[name="promo"]');
  await typed.fill('lunch20');
  await expect(async () => {
    if (!(await discount.isVisible())) await typed.press('Enter', { timeout: 2000 });
    await expect(discount).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  await customer.getByRole('button', { name: 'K R Puram' }).click();
  await fillIn(customer);
  // The applied code survives a reload.
  await customer.reload();
  await expect(discount).toBeVisible();
  const { key } = await placeOrder(customer);
  const pricing = JSON.stringify((await stored(request, site, key))['pricing']);
  expect(pricing).toContain('"appliedPromo":{"stringValue":"LUNCH20"}');

  // On the next day the same page, in Kannada, just before 15:00.
  await customer.evaluate(() =>
    localStorage.setItem(
      'burger.cart',
      '{"version":2,"lines":[{"dishId":1,"quantity":2,"choices":[],"note":""}],"promo":"LUNCH20"}',
    ),
  );
  await customer.goto('/kn/checkout');
  const place = customer.getByRole('button', { name: /^ಆರ್ಡರ್ ಮಾಡಿ · / }).first();
  await expect(place).toBeVisible();
  // The code applies once the server's menu has loaded, which is requested again if that failed.
  await expect(customer.getByText('LUNCH20 ಅನ್ವಯವಾಗಿದೆ')).toBeVisible({ timeout: 30_000 });
  site.setClock(at('15:00'));
  await place.click();
  const changed = customer.getByRole('dialog');
  await expect(changed.getByText(/^LUNCH20 ಈ ಸಮಯದಲ್ಲಿ .*12:00–15:00/)).toBeVisible();
  await expectAccessible(customer);
  await changed.locator('button').last().click();
  const why = customer.getByRole('alert').filter({ hasText: '12:00–15:00' });
  await expect(why).toBeVisible();
  await expect(customer.getByText('LUNCH20 ಅನ್ವಯವಾಗಿದೆ')).toHaveCount(0);
  // The cart still has all dishes and can be ordered without the code.
  const coming = customer.waitForResponse('**/api/orders');
  await place.click();
  expect((await coming).status()).toBe(201);

  await counter.getByRole('button', { name: /^Orders/ }).click();
  await counter.getByRole('button', { name: 'Menu' }).click();
  await counter.getByRole('button', { name: 'Codes' }).click();
  await expect(counter.getByRole('region', { name: 'Codes' })).toContainText('used 1×');
});
