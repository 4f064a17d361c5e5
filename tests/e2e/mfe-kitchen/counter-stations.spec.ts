import type { Page } from '@playwright/test';
import { serveSiteAt, type SiteInTime } from '../../sites/serve-site';
import { apiCustomer } from '../support/api-customer';
import { apiKitchen } from '../support/api-kitchen';
import { expectAccessible } from '../support/audit';
import { expect, startShift, test as base } from '../support/counter';
import { carry, createAccount, declineOffers, liveAt } from '../support/customer';
import { ownSite } from '../support/own-site';
import { answerChat, fillIn, placeButton, placeOrder } from '../support/place-order';

// An evening of a kitchen with one station, whose orders need ten minutes each.

const opening = Date.parse('2027-02-03T18:00:00+05:30');
const grill = { id: 'grill', name: 'Grill', places: 1, minutes: { 'burgers-veg': 5 } };

const test = base.extend<{ site: SiteInTime }>({
  site: ownSite(async (folder, request) => {
    const site = await serveSiteAt(opening, folder);
    await (
      await apiKitchen(request, site)
    ).publish((published) => ({
      ...published,
      rules: { ...published.rules, kitchen: { wayMinutes: 25, stations: [grill] } },
    }));
    return site;
  }),
});

const arrives = (page: Page, time: string) =>
  page
    .getByText(new RegExp(`^Arrives ${time}`))
    .filter({ visible: true })
    .first();

test('orders of others make the time at the checkout later, and the counter shows their work', async ({
  site,
  visitor,
  request,
}) => {
  const order = async (count: number) => {
    for (let at = 0; at < count; at += 1) await (await apiCustomer(request, site.url)).order();
  };
  const [customer, counter] = [await visitor('phone'), await visitor('tablet')];
  for (const page of [customer, counter]) await page.clock.install({ time: opening });
  await order(3);
  await declineOffers(customer);
  await answerChat(customer.context());
  await carry(customer, { 1: 2 });
  await liveAt(customer, 1);
  await customer.goto('/checkout');
  await createAccount(customer);
  // The fourth order is ready at 18:40 or little later, and the ride takes 25 minutes.
  await expect(arrives(customer, '7:0[5-9]–7:2')).toBeVisible();
  await expectAccessible(customer);

  await order(3);
  await fillIn(customer);
  await placeButton(customer).first().click();
  await expect(customer.getByRole('alert')).toContainText('can no longer be had');
  await expect(arrives(customer, '7:3[5-9]–7:5')).toBeVisible();
  const { order: document } = await placeOrder(customer);
  expect(document.estimatedDeliveryTime).toMatch(/^2027-02-03T14:0[5-9]/);

  await startShift(counter, site);
  await counter.getByRole('button', { name: 'Sold out · Busy' }).click();
  const row = counter.getByRole('row', { name: /^Grill/ });
  await expect(row.getByRole('cell')).toHaveText(['100 %', '100 %', '100 %', '100 %']);
  // The notice of the ringing orders covers other parts of the panel.
  await expectAccessible(counter, 'table');
});
