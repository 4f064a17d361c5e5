import { accountButton, carry, liveAt, signedIn as test } from '../support/customer';
import { aBilledOrder } from '@burger/shared/testing/an-order';
import { expect } from '../support/fixtures';
import { expectAccessible, expectNothingLost } from '../support/audit';
import { answerOrders } from '../support/order-store';
import { fillIn, placeButton } from '../support/place-order';

const open = 'dialog[open]';

test('account, checkout, errors, a changed bill and the success screen are accessible', async ({
  page,
}) => {
  // The page gets a shorter route than the server measures, so the bill changes.
  await page.route('**/api/maps/directions*', (route) =>
    route.fulfill({ json: { status: 'OK', routes: [{ legs: [{ distance: { value: 3000 } }] }] } }),
  );
  await carry(page, { 1: 1 });
  await liveAt(page, 3);
  await page.goto('/checkout');
  await accountButton(page).click();
  await expect(page.getByRole('button', { name: 'Sign Out' }).first()).toBeVisible();
  await expectAccessible(page, 'header');
  await page.keyboard.press('Escape');

  const main = page.getByRole('main');
  const place = placeButton(page);
  await expect(place.first()).toBeEnabled();
  await expectAccessible(page);
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "Checkout" [level=1]
      - list "Steps of your order"
      - region "Your order"
      - region "Delivery":
        - form "Delivery details":
          - group:
            - textbox "Name"
            - group:
              - textbox "Phone number"
            - textbox "Delivery address"
            - group:
              - strong: Landmark, Email
          - group:
            - strong: Special instructions
            - text: Add
          - group:
            - strong: Bill for a business (GSTIN)
            - text: Add
      - region "Save with a code"
      - region "Payment":
        - group "How would you like to pay?":
          - radio /Cash on Delivery/ [checked]
          - radio /Online payment/ [disabled]
      - region "Bill summary"
  `);

  await place.first().click();
  await expect(main.getByRole('alert')).toMatchAriaSnapshot(`
    - alert:
      - list:
        - listitem:
          - link "Please enter your name"
        - listitem:
          - link "Please enter your phone number"
        - listitem:
          - link "Please enter your delivery address"
  `);
  await expectNothingLost(page);
  await expect(main.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
    /Please enter your name/,
  );
  await expectAccessible(page, 'main');

  await fillIn(page, { Email: 'asha.rao.of.kithaganur@example.in' });
  await place.first().click();
  const changed = page.getByRole('dialog', { name: 'The bill has changed since you saw it' });
  await expect(changed.getByText('₹20.00 instead of ₹10.00')).toBeVisible();
  await expectAccessible(page, open);
  await expectNothingLost(page, open);
  await changed.getByRole('button', { name: /^Place Order/ }).click();
  await expect(page.getByRole('heading', { name: 'Order placed!' })).toBeFocused();
  await expectAccessible(page, 'main');
  await expectNothingLost(page);
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "Order placed!" [level=1]
      - term: Order id
      - definition: /BK\\d{9}/
      - term: Total
      - heading "What happens next" [level=2]
      - list
      - link "Chat on WhatsApp"
      - link "My Orders"
      - link "Back to the menu"
  `);

  // The next order is prefilled with the previous address.
  await page.evaluate(() => localStorage.removeItem('burger.cart'));
  await page.goto('/checkout');
  const known = page.locator('summary').filter({ hasText: 'Asha Rao' });
  await expect(known).toBeVisible();
  await expect(place.first()).toBeEnabled();
  await expectNothingLost(page);
  await known.click();
  await expectNothingLost(page);
});

test('the business fields of the checkout are accessible, and an invalid GSTIN shows an error', async ({
  page,
}) => {
  await carry(page, { 1: 1 });
  await liveAt(page, 3);
  await page.goto('/checkout');
  const main = page.getByRole('main');
  await main.getByText('Bill for a business (GSTIN)').click();
  await main.getByRole('textbox', { name: 'GSTIN' }).fill('29ABCDE1234F1Z5');
  await placeButton(page).first().click();
  await expect(main.getByRole('textbox', { name: 'GSTIN' })).toHaveAccessibleDescription(
    /not a valid GSTIN/,
  );
  await expectAccessible(page, 'main');
  await expectNothingLost(page);
});

test('orders page and bill are accessible, and the bill prints alone', async ({ page }) => {
  await answerOrders(page, [aBilledOrder()]);
  await page.goto('/orders');
  const order = page.getByRole('article').first();
  await expect(order).toBeVisible();
  await expectAccessible(page, 'main');
  await order.getByRole('button', { name: 'View bill' }).click();
  await expect(page.getByRole('dialog', { name: 'Tax Invoice' })).toBeVisible();
  await expectAccessible(page, open);
  await expectNothingLost(page, open);
  await page.emulateMedia({ media: 'print' });
  for (const text of ['Tax Invoice', 'Burger Katte Foods LLP', '29ABCDE1234F1Z5', 'BK/2526/7']) {
    await expect(page.locator('[data-bill]').getByText(text).first()).toBeVisible();
  }
  await expect(page.getByRole('banner')).toBeHidden();
});
