import { expectAccessible } from '../support/audit';
import { apiCustomer } from '../support/api-customer';
import { apiKitchen } from '../support/api-kitchen';
import { cardOf, expect, signInAtCounter, startShift, test } from '../support/counter';

test('a counter set to Kannada shows its texts in Kannada and dishes in both languages', async ({
  site,
  visitor,
  request,
}) => {
  const [customer, kitchen] = await Promise.all([
    apiCustomer(request, site.url),
    apiKitchen(request, site),
  ]);
  const { orderId, key } = await customer.order();
  const [english, counter] = [await visitor('tablet'), await visitor('tablet')];
  const requests: string[] = [];
  english.on('request', (one) => requests.push(one.url()));
  await startShift(english, site);
  await expect(cardOf(english, orderId)).toContainText('Accept');
  expect(requests.filter((url) => /staff-(kn|hi)/.test(url))).toEqual([]);

  await signInAtCounter(counter, site);
  await counter.getByRole('button', { name: 'ಕನ್ನಡ' }).click();
  await counter.getByRole('button', { name: 'ಕೆಲಸ ಶುರು' }).click();
  await counter.getByRole('button', { name: 'ಸರಿ' }).click();
  const card = counter.locator(`article[data-key="${key}"]`);
  await expect(card).toContainText('ಒಪ್ಪಿಕೊಳ್ಳಿ');
  await expect(card.locator('[lang=en]').first()).toHaveText(/[A-Za-z]/);
  await expectAccessible(counter);
  await counter.getByRole('button', { name: 'ಒಟ್ಟು' }).first().click();
  await expect(counter.getByRole('complementary')).toContainText('+');
  await expectAccessible(counter);

  await kitchen.move(key, ['placed', 'confirmed', 'preparing', 'out_for_delivery']);
  await counter.goto(await kitchen.riderLink(key));
  await expect(counter.getByRole('button', { name: 'ತಲುಪಿತು, ನಗದು ಸಿಕ್ಕಿತು' })).toBeVisible();
  const bag = counter.getByRole('listitem').filter({ hasText: 'ಸ್ಪೈಸಿ ಪನೀರ್ ಬರ್ಗರ್' });
  await expect(bag.locator('[lang=en]')).toHaveText('Spicy Paneer Burger');
  await expectAccessible(counter);
});
