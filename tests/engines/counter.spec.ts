import { root } from '../../scripts/paths.mjs';
import { apiCustomer } from '../e2e/api-customer';
import { counterAccount } from '../e2e/api-kitchen';
import { expect, test } from './fixtures';
import { expectRoom } from './dialog-room';
import { isPhone } from './steps';
import type { Visitor } from './visitor';

/** Begins the shift with the account of the local counter. */
async function startShift(visitor: Visitor, site: string): Promise<void> {
  const account = counterAccount({ data: `${root}/reports/e2e-data/${new URL(site).port}` });
  await visitor.open('/kitchen', 'as is');
  await visitor.fill(account.email, 'main', 'textbox Email');
  await visitor.fill(account.password, 'main', 'textbox Password');
  await visitor.press('main', 'button Sign in');
  await visitor.press('main', 'button Start shift');
  await visitor.see('nav Sections', 'button Orders');
}

test('at the counter an order is accepted, cooked and handed over, and the dialogs have room', async ({
  visitor,
  visit,
  site,
  request,
}) => {
  const customer = await apiCustomer(request, site);
  const { orderId } = await customer.order();
  await startShift(visitor, site);
  const card = `article Order ${orderId}`;
  const lane = async (name: string) => {
    if (isPhone(visit)) await visitor.press('main', `button /${name}/`);
    await visitor.see(card);
  };

  await visitor.see(card, 'text Spicy Paneer Burger');
  await visitor.press(card, `button More about order ${orderId}`);
  await expectRoom(visitor, `Order ${orderId}`);
  await visitor.press('dialog', 'button Close');

  await visitor.press(card, `button /^Accept ${orderId} for/`);
  await lane('Cooking');
  await visitor.press(card, 'button /^Start cooking/');
  await visitor.press(card, 'button /^Hand over/');
  await expectRoom(visitor, `Who carries ${orderId}?`);
  await visitor.press('dialog', 'button Without a name');
  await expectRoom(visitor, 'Link for the rider');
  const { text } = await visitor.see('dialog', 'link /rider/');
  await visitor.press('dialog', 'button Done');

  await visitor.open(new URL(text).pathname, 'as is');
  await visitor.press('main', 'button Delivered, paid in cash');
  expect((await visitor.see('main', 'text /[Dd]elivered/')).text).toMatch(/delivered/i);
});
