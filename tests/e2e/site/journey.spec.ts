import { accountButton, addDish, createAccount, declineOffers, standAt } from '../support/customer';
import { expect, test } from '../support/fixtures';
import { mailsToUs } from '../support/mailbox';

test.beforeEach(async ({ page, context }) => {
  await declineOffers(page);
  await standAt(context, 3);
});

// As most come; `mfe-cart-checkout/keyboard.spec.ts` orders on a desktop.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a hungry visitor browses, signs in, orders for cash and finds the order again', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Order now' }).first().click();
  await expect(page.getByRole('heading', { name: 'Our menu' })).toBeVisible();

  await addDish(page, 'Aloo Tikki Burger');
  await addDish(page, 'Classic Veg Burger');
  await page.getByRole('button', { name: 'One Aloo Tikki Burger more' }).first().click();
  await page.getByRole('button', { name: 'Cart, 3 items' }).click();
  const drawer = page.getByRole('dialog', { name: /Your cart/ });
  await expect(drawer.getByText('₹197.00').first()).toBeVisible();
  await drawer.getByRole('link', { name: 'Go to Checkout' }).click();
  await expect(page).toHaveURL('/checkout');
  await expect(drawer).toBeHidden();

  await expect(page.getByRole('button', { name: 'Sign In to Place Order' }).first()).toBeVisible();
  await createAccount(page);
  await expect(accountButton(page)).toBeVisible();

  await page.getByLabel('Name').fill('Asha Rao');
  await page.getByLabel('Phone number').fill('90000 00020');
  await page.getByLabel('Delivery address').fill('12, 3rd Cross, Lake Road');
  const place = page.getByRole('button', { name: /^Place Order/ }).last();
  await expect(place).toBeEnabled();
  await place.click();

  await expect(page.getByRole('heading', { name: 'Order placed!' })).toBeFocused();
  const orderId = /BK\d{9}/.exec(await page.getByRole('main').innerText())?.[0] ?? 'none';
  expect(orderId).toMatch(/^BK\d{9}$/);
  await expect(page.getByRole('button', { name: 'Cart', exact: true })).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'My Orders' }).first().click();
  await expect(page.getByText(orderId).first()).toBeVisible();
  await expect(page.getByText('Placed').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(orderId).first()).toBeVisible();
  await expect(accountButton(page)).toBeVisible();

  expect(mailsToUs(orderId)).toHaveLength(1);
});
