import { accountButton, addDish, createAccount, declineOffers, standAt } from '../support/customer';
import { expect, test } from '../support/fixtures';
import { mailsToUs } from '../support/mailbox';
import { fillIn, placeOrder } from '../support/place-order';
import { storedPromiseAt } from '../support/stored-promise';

test.beforeEach(async ({ page, context }) => {
  await declineOffers(page);
  await standAt(context, 3);
});

// Most visitors use a phone. `mfe-cart-checkout/keyboard.spec.ts` orders on a desktop.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a visitor browses, signs in, orders with cash payment and finds the order again', async ({
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
  await drawer.getByRole('button', { name: /^HAPPY30 saves/ }).click();
  await expect(drawer.getByText('−₹59.10', { exact: true })).toBeVisible();
  await drawer.getByRole('link', { name: 'Go to Checkout' }).click();
  await expect(page).toHaveURL('/checkout');
  await expect(drawer).toBeHidden();

  await expect(page.getByRole('button', { name: 'Sign In to Place Order' }).first()).toBeVisible();
  await createAccount(page);
  await expect(accountButton(page)).toBeVisible();

  const details = { Landmark: 'Blue gate', 'Special instructions': 'Less spicy\nNo onion' };
  await fillIn(page, { ...details, Email: 'asha@example.in' });
  const { order, orderId } = await placeOrder(page);
  await expect(page.getByRole('heading', { name: 'Order placed!' })).toBeFocused();
  expect(order).toMatchObject({
    orderId: expect.stringMatching(/^BK\d{9}$/) as unknown,
    customerDetails: {
      name: 'Asha Rao',
      email: 'asha@example.in',
      phone: '+919000000020',
      address: '12, 3rd Cross, Lake Road',
      landmark: 'Blue gate',
      specialInstructions: 'Less spicy\nNo onion',
    },
    items: [
      { name: 'Aloo Tikki Burger', quantity: 2 },
      { name: 'Classic Veg Burger', quantity: 1 },
    ],
    pricing: { subtotal: 197, promoDiscount: 59.1, appliedPromo: 'HAPPY30', total: 165.8 },
    location: { lat: expect.closeTo(13.06398, 4) as unknown, lng: 77.708, distance: 3.9 },
    orderStatus: 'placed',
    paymentStatus: 'pending',
    paymentMethod: 'cod',
    ...storedPromiseAt(order.createdAt ?? ''),
  });
  await expect(page.getByRole('button', { name: 'Cart', exact: true })).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'My Orders' }).first().click();
  await expect(page.getByText(orderId).first()).toBeVisible();
  await expect(page.getByText('Placed').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(orderId).first()).toBeVisible();
  await expect(accountButton(page)).toBeVisible();

  expect(mailsToUs(orderId)).toHaveLength(1);
});
