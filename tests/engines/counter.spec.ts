import { root } from '../../shared/repository/paths.mjs';
import { apiCustomer } from '../e2e/support/api-customer';
import { counterAccount } from '../e2e/support/api-kitchen';
import { expect, test } from './fixtures';
import { expectFits } from './dialog-room';
import type { Visitor } from './visitor';

async function startShift(visitor: Visitor, site: string): Promise<void> {
  const account = counterAccount({ data: `${root}/reports/e2e-data/${new URL(site).port}` });
  await visitor.open('/kitchen', 'as is');
  await visitor.fill(account.email, 'main', 'textbox Email');
  await visitor.fill(account.password, 'main', 'textbox Password');
  await visitor.press('main', 'button Sign in');
  await visitor.press('main', 'button Start shift');
  await visitor.see('nav Sections', 'button Orders');
}

test('the counter accepts, cooks and hands over an order, and its dialogs have room @desktop', async ({
  visitor,
  site,
  request,
}) => {
  const customer = await apiCustomer(request, site);
  const { orderId } = await customer.order();
  await startShift(visitor, site);
  const card = `article Order ${orderId}`;

  const pressOn = (label: string) => visitor.press(card, `button ${label}`);

  await pressOn(`More about order ${orderId}`);
  await expectFits(visitor, `Order ${orderId}`);
  await visitor.press('dialog', 'button Close');
  await visitor.see(card, 'text Spicy Paneer Burger');

  // The notice about a status step takes room from the lanes.
  await pressOn('Accept for');
  await visitor.see(`text ${orderId} is accepted`);
  await pressOn('Start cooking');
  await visitor.see(`text ${orderId} is cooking`);
  await pressOn('Hand over');
  await expectFits(visitor, `Who carries ${orderId}?`);
  await visitor.press('dialog', 'button Without a name');
  await expectFits(visitor, 'Link for the rider');
  const { text } = await visitor.see('dialog', 'link /rider#');
  await visitor.press('dialog', 'button Done');

  const { pathname, hash } = new URL(text);
  await visitor.open(pathname + hash, 'as is');
  await visitor.press('main', 'button Delivered, paid in cash');
  expect((await visitor.see('main', 'text /[Dd]elivered/')).text).toMatch(/delivered/i);
});
