import { apiCustomer } from '../support/api-customer';
import { apiKitchen } from '../support/api-kitchen';
import { expectAccessible } from '../support/audit';
import { cardOf, comesBackTo, expect, press, startShift, stored, test } from '../support/counter';
import { alarmAt, listenTo, silent } from '../support/alarm';

test("changing an accepted order rings once, marks the order and updates the customer's page", async ({
  site,
  visitor,
  request,
}) => {
  const placed = await (await apiCustomer(request, site.url)).order();
  const { orderId, key } = placed;
  await (await apiKitchen(request, site)).move(key, ['placed', 'confirmed']);
  const { trackingKey } = await stored(request, site, key);
  const customer = await visitor('phone');
  await customer.goto(`/track#${String(trackingKey?.['stringValue'])}`);
  await expect(customer.getByRole('heading', { name: `Order ${orderId}` })).toBeVisible();

  const [counter, cook] = [await visitor('tablet'), await visitor('tablet')];
  await listenTo(cook);
  for (const tablet of [counter, cook]) await startShift(tablet, site);
  await expect(cardOf(cook, orderId)).toBeVisible();
  await silent(cook);

  await press(counter, orderId, `More about order ${orderId}`);
  await counter.getByRole('button', { name: 'Change the order' }).click();
  await counter.getByRole('searchbox', { name: 'Dish' }).fill('2 min');
  await counter.keyboard.press('Enter');
  await counter.getByRole('button', { name: 'Remove Coke' }).click();
  const agree = counter.getByRole('button', { name: /^The customer agrees to ₹/ });
  await expect(agree).toBeEnabled();
  await expectAccessible(counter);
  const total = (await agree.innerText()).replace('The customer agrees to ', '');
  await agree.click();
  await expect(counter.getByRole('heading', { name: `${orderId} is changed` })).toBeVisible();

  await alarmAt(cook, 8000);
  const card = cardOf(cook, orderId);
  await expect(card.getByRole('listitem').filter({ hasText: 'Mineral Water' })).toContainText(
    'Added',
  );
  await expect(card.getByRole('listitem').filter({ hasText: 'Coke' })).toContainText('Removed');
  await expectAccessible(cook);
  await silent(cook);

  await comesBackTo(customer, async (patience) => {
    await expect(customer.getByText(`now it is ${total}.`)).toBeVisible(patience);
  });
  await expect(customer.getByText(/2 × .*Mineral Water.* added/)).toBeVisible();
  await expectAccessible(customer);

  await press(cook, orderId, `I have seen the change of ${orderId}`);
  await expect(card.getByText('Added')).toBeHidden();
  await counter.getByRole('button', { name: 'To the board' }).click();
  await expect(cardOf(counter, orderId)).toContainText('Mineral Water');
  await expect(cardOf(counter, orderId).getByText('Added')).toBeHidden();
});
