import { addDish, declineOffers, newPhone, openSignIn } from '../support/customer';
import { expect, test } from '../support/fixtures';
import { expectAccessible, expectNothingLost } from '../support/audit';

const open = 'dialog[open]';

test.beforeEach(async ({ page }) => {
  await declineOffers(page);
});

test('the sign-in dialogs for Google, email and phone are accessible', async ({ page }) => {
  await page.goto('/about');
  const dialog = await openSignIn(page, 'Google');
  await expectAccessible(page, open);
  await dialog.getByRole('tab', { name: 'Email' }).click();
  await expectAccessible(page, open);
  await dialog
    .getByRole('textbox', { name: 'Email address' })
    .fill('asha.rao.of.kithaganur@example.in');
  await dialog.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(dialog.getByRole('status')).toContainText('a link to set a new password');
  await expectAccessible(page, open);
  await expectNothingLost(page, open);
  await dialog.getByRole('textbox', { name: 'Email address' }).clear();
  await dialog.getByRole('button', { name: 'New here? Create an account' }).click();
  await dialog.getByRole('button', { name: 'Create Account', exact: true }).click();
  await expectAccessible(page, open);
  await expectNothingLost(page, open);
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Sign In or Create Account":
      - heading "Sign In or Create Account" [level=2]
      - button "Close"
      - tablist "Ways to sign in":
        - tab "Google"
        - tab "Email" [selected]
        - tab "Phone"
      - tabpanel "Email":
        - textbox "Email address"
        - textbox "New password"
        - button "Show password"
        - button "Create Account"
  `);
  await dialog.getByRole('tab', { name: 'Phone' }).click();
  await expectAccessible(page, open);
  await dialog.getByLabel('Phone number with country code').fill(newPhone());
  await dialog.getByRole('button', { name: 'Send Code' }).click();
  const code = dialog.getByRole('textbox', { name: '6-digit code' });
  await expect(code).toBeFocused();
  await expectAccessible(page, open);
  await code.fill('12');
  await dialog.getByRole('button', { name: 'Verify Code' }).click();
  await expect(code).toHaveAccessibleDescription(/Please enter the 6-digit code$/);
  await expectAccessible(page, open);
  await expectNothingLost(page, open);
  await expect(dialog.getByRole('tabpanel')).toMatchAriaSnapshot(`
    - tabpanel "Phone":
      - status: /We sent a code to/
      - textbox "6-digit code"
      - button "Verify Code"
      - paragraph: /You can ask for a new code in \\d+ s\\./
      - button "Change phone number"
  `);
});

test('the dish dialog and the cart, empty and filled, are accessible', async ({ page }) => {
  await page.goto('/menu');
  await page.getByRole('link', { name: 'Aloo Tikki Burger' }).first().click();
  const dish = page.getByRole('dialog', { name: 'Aloo Tikki Burger' });
  await expect(dish).toBeVisible();
  await expectAccessible(page, open);
  await expectNothingLost(page, open);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Cart', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Your cart' });
  await expect(drawer.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expectAccessible(page, open);
  await page.keyboard.press('Escape');

  await addDish(page, 'Aloo Tikki Burger');
  const cartStatus = page.getByRole('banner').getByRole('status').filter({ hasText: 'Cart' });
  await expect(cartStatus, 'What is heard after a dish was added').toHaveText('Cart, 1 item');
  await expectNothingLost(page);
  await page.getByRole('button', { name: 'Cart, 1 item' }).click();
  await expectAccessible(page, open);
  await expectNothingLost(page, open);
  await expect(drawer).toMatchAriaSnapshot(`
    - dialog "Your cart":
      - heading "Your cart" [level=2]
      - button "Close"
      - list "Your cart":
        - listitem:
          - paragraph:
            - img "Veg"
          - group "Quantity of Aloo Tikki Burger":
            - button "Remove Aloo Tikki Burger"
            - button "One Aloo Tikki Burger more"
      - region "Goes well with it":
        - heading "Goes well with it" [level=3]
        - list:
          - listitem:
            - button "Add to Cart, French Fries"
          - listitem:
            - button "Add to Cart, Coke"
          - listitem:
            - button "Add to Cart Customise, Chocolate Overload Waffle"
      - group "Bill summary":
        - status:
          - button "WELCOME15 saves ₹7.35 Apply"
        - term: Subtotal
        - definition: ₹49.00
        - term: Total + delivery
      - link "Go to Checkout"
  `);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('on a phone, the navigation menu and the category list are accessible', async ({ page }) => {
    await page.goto('/menu');
    for (const [button, dialog] of [
      ['Open the menu', 'Burger Katte'],
      ['Categories', 'Categories'],
    ] as const) {
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
      await expectAccessible(page, open);
      await expectNothingLost(page, open);
      await page.keyboard.press('Escape');
    }
  });
});
