import { expectAccessible } from '../support/audit';
import { comesBackTo, expect, startShift, test } from '../support/counter';
import { declineOffers } from '../support/customer';
import { answers } from '../support/fixtures';

test('the owner publishes a price from the counter, sees what going back would change, and goes back', async ({
  site,
  visitor,
}) => {
  const [counter, customer] = [await visitor('tablet'), await visitor('phone')];
  await declineOffers(customer);
  await customer.goto('/menu');
  await answers(customer);
  const reads = (price: string) =>
    comesBackTo(customer, (patience) =>
      expect(customer.locator('#aloo-tikki-burger')).toContainText(price, patience),
    );
  await startShift(counter, site);
  await counter.getByRole('button', { name: 'Menu' }).click();
  await counter.getByRole('button', { name: 'Versions' }).click();
  const versions = counter.getByRole('region', { name: 'Versions' }).getByRole('listitem');
  await expect(versions.first()).toContainText('Current');
  const before = await versions.count();
  await counter.getByRole('button', { name: 'Dishes' }).click();
  await counter.getByRole('button', { name: 'Change Aloo Tikki Burger' }).click();
  await counter.getByRole('textbox', { name: 'Price' }).fill('59');
  await counter.getByRole('button', { name: 'Done' }).click();
  await counter.getByRole('button', { name: 'See what differs' }).click();
  const preview = counter.getByRole('dialog', { name: 'What customers will see differently' });
  await expect(preview).toContainText('Aloo Tikki Burger · Price');
  await expect(preview.locator('del')).toHaveText('₹49');
  await expect(preview).toContainText('now ₹59');
  await reads('₹49');
  await preview.getByRole('button', { name: 'Publish' }).click();
  await expect(counter.getByText('Published. Customers see it')).toBeVisible();
  await reads('₹59');

  await counter.getByRole('button', { name: 'Versions' }).click();
  await expect(versions).toHaveCount(before + 1);
  await expect(versions.first()).toContainText('Current');
  await expect(versions.first()).toContainText('kitchen@burgerkatte.example');
  await versions
    .nth(1)
    .getByRole('button', { name: /^Go back to the menu of / })
    .click();
  const back = counter.getByRole('dialog', { name: /^Go back to the menu of .*\?$/ });
  await expect(back).toContainText('Aloo Tikki Burger · Price');
  await expect(back.locator('del')).toHaveText('₹59');
  await expect(back).toContainText('now ₹49');
  await expectAccessible(counter);
  await back.getByRole('button', { name: 'Go back to this' }).click();
  await expect(back).toHaveCount(0);
  await reads('₹49');
});
