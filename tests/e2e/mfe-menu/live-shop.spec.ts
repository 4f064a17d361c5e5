import type { Page } from '@playwright/test';
import { apiKitchen } from '../support/api-kitchen';
import { comesBackTo, expect, test } from '../support/counter';
import { addDish, createAccount, declineOffers, liveAt } from '../support/customer';
import { mailsAbout, mailsToUs } from '../support/mailbox';
import { answerChat, fillIn, placeButton } from '../support/place-order';

// Changes affect all customers of a shop, so this test has its own shop.
test.use({ fresh: true });

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Spicy Paneer Burger' });
const addPaneer = (page: Page) =>
  page.getByRole('button', { name: /^(Add to Cart Customise, |One )Spicy Paneer Burger/ }).first();
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Your cart' });

async function orderPaneerTwoWays(page: Page): Promise<void> {
  await addPaneer(page).click();
  await sheet(page)
    .getByRole('radio', { name: /Extra spicy/ })
    .check();
  await sheet(page)
    .getByRole('checkbox', { name: /Cheese slice/ })
    .check();
  await sheet(page)
    .getByRole('textbox', { name: /^Note to the kitchen/ })
    .fill('no onion please');
  await sheet(page).getByRole('button', { name: 'Add 1 · ₹149' }).click();
  await expect(sheet(page)).toBeHidden();
  await addPaneer(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Choose anew' }).click();
  await sheet(page).getByRole('button', { name: 'Add 1 · ₹129' }).click();
  await expect(sheet(page)).toBeHidden();
}

test('sold-out dishes, separate lines and price changes show in an open page, cart and mail', async ({
  site,
  visitor,
  request,
}) => {
  const kitchen = await apiKitchen(request, site);
  const page = await visitor('tablet');
  await declineOffers(page);
  await liveAt(page, 1);
  await answerChat(page.context());
  await page.goto('/menu');
  await addDish(page, 'Aloo Tikki Burger');
  await createAccount(page);
  await orderPaneerTwoWays(page);
  await kitchen.change({ kind: 'sold-out', thing: { what: 1, until: null } });
  await comesBackTo(page, (patience) =>
    expect(page.locator('#aloo-tikki-burger')).toContainText('Sold out today', patience),
  );
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
  const lines = drawer(page).getByRole('list', { name: 'Your cart' }).getByRole('listitem');
  await expect(lines).toHaveCount(3);
  const gone = lines.filter({ hasText: 'Aloo Tikki Burger' });
  await expect(gone).toContainText('Sold out today');
  await expect(drawer(page)).toContainText('₹278.00');
  await gone.getByRole('button', { name: /Aloo Tikki Burger/ }).click();
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText('Extra spicy, Cheese slice');
  await expect(lines.first()).toContainText('no onion please');
  await expect(lines.last()).not.toContainText('Cheese slice');
  await drawer(page).getByRole('link', { name: 'Go to Checkout' }).click();
  await fillIn(page);
  await expect(placeButton(page).last()).toHaveText(/₹291\.90/);

  await kitchen.publish((published) => ({
    ...published,
    dishes: published.dishes.map((dish) => (dish.id === 3 ? { ...dish, price: '₹139' } : dish)),
  }));
  await placeButton(page).last().click();
  const changed = page.getByRole('dialog', { name: 'The bill has changed since you saw it' });
  await expect(changed).toContainText('₹159.00');
  await expect(changed).toContainText('₹312.90');
  expect(mailsAbout('New order', site.data)).toHaveLength(0);
  await changed.getByRole('button', { name: 'Place Order · ₹312.90' }).click();
  await expect(page.getByRole('heading', { name: 'Order placed!' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('₹312.90');
  await expect(main).toContainText('no onion please');
  const orderId = /BK\d{9}/.exec(await main.innerText())?.[0] ?? 'none';

  const mails = mailsToUs(orderId, site.data);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('Cheese slice');
  expect(mails[0]).toContain('no onion please');
  expect(mails[0]?.match(/1 (×|=C3=97) Spicy Paneer Burger/g)?.length).toBeGreaterThanOrEqual(2);

  await main.getByRole('link', { name: 'My Orders' }).first().click();
  const order = page.getByRole('article').filter({ hasText: orderId });
  await expect(order).toContainText('no onion please');
  await order.getByText('Details', { exact: false }).first().click();
  await expect(order).toContainText('Cheese slice');
  await expect(order).toContainText('₹312.90');
});
