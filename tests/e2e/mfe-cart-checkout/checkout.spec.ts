import type { Page } from '@playwright/test';
import { carry, createAccount, declineOffers, liveAt, signedIn } from '../support/customer';
import { expect, test } from '../support/fixtures';

const place = (page: Page) => page.getByRole('button', { name: /^Place Order/ });
const bill = (page: Page, line: string) =>
  page
    .getByRole('region', { name: 'Bill summary' })
    .locator('dl > div')
    .filter({ hasText: new RegExp(`^${line}`) });

test.describe('2 Checkout', { tag: '@once' }, () => {
  test.beforeEach(async ({ page }) => {
    await declineOffers(page);
    await carry(page, { 3: 2, 39: 1 });
    await page.goto('/checkout');
  });

  test("Restaurant location card, sign-in prompt, cart lines, bill summary; promo, payment and delivery details appear only when signed in; the button is disabled, labelled 'Sign In to Place Order'", async ({
    page,
  }) => {
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Sign in to order' })).toBeVisible();
    await expect(main.getByText('14 Kithaganur Main Road, opposite the lake park')).toBeVisible();
    await expect(main.getByRole('group', { name: /^Quantity of/ })).toHaveCount(2);
    await expect(bill(page, 'Subtotal')).toHaveText('Subtotal₹283.00');
    for (const hidden of ['Promo code', 'Delivery address', 'Cash on Delivery']) {
      await expect(main.getByLabel(hidden)).toHaveCount(0);
    }
    const button = page.getByRole('button', { name: 'Sign In to Place Order' });
    await expect(button).toBeDisabled();
  });

  test('Place order, not signed in: opens the sign-in dialog', async ({ page }) => {
    // Disabled for what it says; a press still leads to what is missing.
    await page.getByRole('button', { name: 'Sign In to Place Order' }).click({ force: true });
    await expect(page.getByRole('dialog', { name: 'Sign In or Create Account' })).toBeVisible();
  });

  test('Cart lines with quantity plus/minus and remove', async ({ page }) => {
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'One Coke more' }).click();
    await expect(bill(page, 'Subtotal')).toHaveText('Subtotal₹308.00');
    await main.getByRole('button', { name: 'One Spicy Paneer Burger less' }).click();
    await expect(bill(page, 'Subtotal')).toHaveText('Subtotal₹179.00');
    await main.getByRole('button', { name: 'Remove Coke from the cart' }).click();
    await expect(bill(page, 'Subtotal')).toHaveText('Subtotal₹129.00');
  });
});

signedIn.describe('2 Checkout', { tag: '@once' }, () => {
  signedIn(
    'Signed in: promo code, payment method choice (cod active, online coming soon and disabled), delivery details form, place-order button',
    async ({ page }) => {
      await carry(page, { 3: 2 });
      await liveAt(page, 1);
      await page.goto('/checkout');
      await expect(page.getByRole('textbox', { name: 'Promo code' })).toBeVisible();
      await expect(page.getByRole('radio', { name: /Cash on Delivery/ })).toBeChecked();
      await expect(page.getByRole('radio', { name: /Online payment.*Coming soon/ })).toBeDisabled();
      for (const field of [
        'Name',
        'Phone number',
        'Email',
        'Delivery address',
        'Landmark',
        'Special instructions',
      ]) {
        await expect(page.getByRole('textbox', { name: field })).toBeVisible();
      }
      await expect(place(page)).toBeEnabled();
    },
  );

  signedIn(
    "The button is disabled when location is unknown, labelled 'Allow Location to Continue'",
    async ({ page }) => {
      await carry(page, { 3: 2 });
      await page.goto('/checkout');
      await expect(page.getByRole('button', { name: 'Allow Location to Continue' })).toBeDisabled();
    },
  );
});

test.describe('6 Roles and permissions', { tag: '@once' }, () => {
  test('A signed-in customer can sign out also from checkout; the cart stays', async ({ page }) => {
    await declineOffers(page);
    await carry(page, { 3: 2 });
    await page.goto('/checkout');
    await createAccount(page);
    await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('button', { name: 'Sign In to Place Order' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
  });
});

signedIn.describe('5 Validation: place order', { tag: '@once' }, () => {
  signedIn(
    "Empty name 'Please enter your name'; empty phone 'Please enter your phone number'; empty address 'Please enter your delivery address'",
    async ({ page }) => {
      await carry(page, { 3: 2 });
      await liveAt(page, 1);
      await page.goto('/checkout');
      const form = page.getByRole('form', { name: 'Delivery details' });
      // The account may have the name of an earlier order.
      await form.getByLabel('Name').fill('');
      await place(page).click();
      for (const text of [
        'Please enter your name',
        'Please enter your phone number',
        'Please enter your delivery address',
      ]) {
        await expect(form.getByText(text, { exact: true }).last()).toBeVisible();
      }
      await form.getByLabel('Name').fill('Asha');
      await form.getByLabel('Delivery address').fill('12 Lake Road');
      await form.getByLabel('Phone number').fill('12345');
      await place(page).click();
      await expect(
        form.getByText('Please enter a valid Indian mobile number', { exact: true }).last(),
      ).toBeVisible();
    },
  );
});

signedIn.describe('4 Promo', { tag: '@once' }, () => {
  signedIn.beforeEach(async ({ page }) => {
    await liveAt(page, 1);
  });
  const apply = async (page: Page, code: string) => {
    await page.getByRole('textbox', { name: 'Promo code' }).fill(code);
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
  };

  signedIn(
    'None applied, then applied (one at a time), then removable; input is upper-cased',
    async ({ page }) => {
      await carry(page, { 3: 2 });
      await page.goto('/checkout');
      await page.getByRole('textbox', { name: 'Promo code' }).fill('welcome15');
      await expect(page.getByRole('textbox', { name: 'Promo code' })).toHaveValue('WELCOME15');
      await page.getByRole('button', { name: 'Apply', exact: true }).click();
      await expect(page.getByText('WELCOME15 applied', { exact: true })).toBeVisible();
      await expect(bill(page, 'Discount')).toHaveText('Discount (WELCOME15)−₹38.70');
      await expect(page.getByRole('textbox', { name: 'Promo code' })).toHaveCount(0);
      await page.getByRole('button', { name: 'Remove promo' }).click();
      await expect(bill(page, 'Discount')).toHaveCount(0);
      await expect(page.getByRole('textbox', { name: 'Promo code' })).toBeVisible();
    },
  );

  signedIn(
    "Blank: 'Please enter a promo code'. Unknown: 'Invalid promo code'. Below the minimum: 'Minimum order of ₹{min} required for this promo'",
    async ({ page }) => {
      await carry(page, { 1: 1 });
      await page.goto('/checkout');
      const texts = {
        '  ': 'Please enter a promo code',
        NOSUCH: 'Invalid promo code',
        '<b>': 'Invalid promo code',
        WEEKEND25: 'Minimum order of ₹200 required for this promo',
        STUDENT20: 'Minimum order of ₹100 required for this promo',
        FAMILY5: 'Minimum order of ₹500 required for this promo',
        HAPPY30: 'Minimum order of ₹150 required for this promo',
        GROUP15: 'Minimum order of ₹800 required for this promo',
      };
      for (const [code, text] of Object.entries(texts)) {
        await apply(page, code);
        await expect(page.getByText(text, { exact: true })).toBeVisible();
      }
    },
  );
});

signedIn.describe('9 Business constants', { tag: '@once' }, () => {
  const codes = {
    WELCOME15: '−₹120.75',
    WEEKEND25: '−₹201.25',
    STUDENT20: '−₹161.00',
    FAMILY5: '−₹100.00',
    HAPPY30: '−₹241.50',
    BIRTHDAY: '−₹80.50',
    GROUP15: '−₹120.75',
  };
  signedIn('Promo codes: every code of the table takes off what it says', async ({ page }) => {
    // 4 × 179 and 1 × 89.
    await carry(page, { 10: 4, 36: 1 });
    await liveAt(page, 1);
    await page.goto('/checkout');
    for (const [code, off] of Object.entries(codes)) {
      await page.getByRole('textbox', { name: 'Promo code' }).fill(code);
      await page.getByRole('button', { name: 'Apply', exact: true }).click();
      await expect(bill(page, 'Discount')).toHaveText(`Discount (${code})${off}`);
      await page.getByRole('button', { name: 'Remove promo' }).click();
    }
  });

  const charges = [
    [2000, 'Free'],
    [2001, '₹10.00'],
    [3000, '₹10.00'],
    [3400, '₹20.00'],
    [10_000, '₹80.00'],
  ] as const;
  signedIn(
    'Delivery charge: free up to and including 2 km; beyond that (distance minus 2, rounded up) times ₹10; the 10 km limit',
    async ({ page }) => {
      let metres = 0;
      await page.route('**/api/maps/directions*', (route) =>
        route.fulfill({
          json: { status: 'OK', routes: [{ legs: [{ distance: { value: metres } }] }] },
        }),
      );
      await carry(page, { 3: 2 });
      await liveAt(page, 1);
      for (const [distance, charge] of charges) {
        metres = distance;
        await page.goto('/checkout');
        await expect(bill(page, 'Delivery'), `${distance} m`).toHaveText(`Delivery${charge}`);
      }
      metres = 10_001;
      await page.goto('/checkout');
      await expect(
        page.getByText(/^Sorry, we deliver up to 10 km from the restaurant/).first(),
      ).toBeVisible();
      await expect(
        page.getByRole('main').getByRole('button', { name: /Place Order/ }),
      ).toBeDisabled();
    },
  );

  signedIn(
    'Taxes: CGST 2.5% and SGST 2.5%, each on subtotal minus discount plus delivery charge; total = discounted subtotal + delivery + both taxes; amounts to two decimals',
    async ({ page }) => {
      await page.route('**/api/maps/directions*', (route) =>
        route.fulfill({
          json: { status: 'OK', routes: [{ legs: [{ distance: { value: 3400 } }] }] },
        }),
      );
      await carry(page, { 3: 2, 39: 1 }, 'WELCOME15');
      await liveAt(page, 1);
      await page.goto('/checkout');
      await expect(bill(page, 'Delivery')).toHaveText('Delivery₹20.00');
      await expect(bill(page, 'Subtotal')).toHaveText('Subtotal₹283.00');
      await expect(bill(page, 'Discount')).toHaveText('Discount (WELCOME15)−₹42.45');
      await expect(bill(page, 'CGST')).toHaveText('CGST 2.5%₹6.51');
      await expect(bill(page, 'SGST')).toHaveText('SGST 2.5%₹6.51');
      await expect(bill(page, 'Total')).toHaveText('Total₹273.57');
    },
  );
});

signedIn.describe('7 The calls it makes', { tag: '@once' }, () => {
  signedIn.beforeEach(async ({ page }) => {
    await carry(page, { 3: 2 });
    await liveAt(page, 3);
  });
  const distance = (page: Page) => page.locator('dl > div').filter({ hasText: /^Distance/ });

  signedIn(
    'GET with origin and destination coordinates, bicycling mode; distance.value in metres, divided by 1000',
    async ({ page }) => {
      const asked = page.waitForRequest('**/api/maps/directions*');
      await page.goto('/checkout');
      const query = new URL((await asked).url()).searchParams;
      expect(query.get('origin')).toBe('13.037,77.708');
      expect(query.get('destination')).toMatch(/^13\.06\d+,77\.708$/);
      expect(query.get('mode')).toBe('bicycling');
      expect(query.get('key')).toBeNull();
      await expect(distance(page)).toHaveText('Distance3.9 km');
    },
  );
});
