import type { Locator, Page } from '@playwright/test';
import {
  addDish,
  carry,
  declineOffers,
  liveAt,
  newPhone,
  signedIn,
  smsCode,
  standAt,
} from '../support/customer';
import { expect, newEmail, test } from '../support/fixtures';
import { fillIn, placeButton } from '../support/place-order';

// Counts taps and typed fields from a filled cart to a placed order. Answering a browser dialog and choosing
// a Google account count as taps.

/**
 * Returns a hand that taps and types, and counts both. It taps a field only when the site has not focused it.
 */
function countingHand() {
  const steps = { taps: 0, fields: 0 };
  const tap = async (there: Locator) => {
    await there.click();
    steps.taps += 1;
  };
  return {
    steps,
    tap,
    type: async (there: Locator, text: string) => {
      await expect(there).toHaveValue('');
      if (!(await there.evaluate((element) => element === document.activeElement)))
        await tap(there);
      await there.fill(text);
      steps.fields += 1;
    },
    answerBrowser: () => void (steps.taps += 1),
  };
}

type Hand = ReturnType<typeof countingHand>;

async function toCheckout(page: Page, hand: Hand): Promise<void> {
  await hand.tap(page.getByRole('banner').getByRole('button', { name: /^Cart, / }));
  const drawer = page.getByRole('dialog', { name: /Your cart/ });
  await hand.tap(drawer.getByRole('link', { name: 'Go to Checkout' }));
  await expect(page).toHaveURL('/checkout');
}

async function place(page: Page, hand: Hand): Promise<void> {
  const chat = page.waitForEvent('popup');
  await hand.tap(placeButton(page));
  await expect(page.getByRole('heading', { name: 'Order placed!' })).toBeVisible();
  await (await chat).close();
}

/** Attaches the counts to the test report and checks them against the limits. */
function expectSteps(
  { steps: { taps, fields } }: Hand,
  mostTaps: number,
  mostFields: number,
): void {
  test.info().annotations.push({ type: 'steps', description: `${taps} taps, ${fields} fields` });
  expect(taps, 'taps').toBeLessThanOrEqual(mostTaps);
  expect(fields, 'typed fields').toBeLessThanOrEqual(mostFields);
}

test.describe('a new customer', () => {
  test.beforeEach(async ({ page, context }) => {
    await declineOffers(page);
    await standAt(context, 3);
    await page.goto('/menu');
    await addDish(page, 'Aloo Tikki Burger');
  });

  test(
    'a new customer orders by phone number in 7 taps and 4 fields, and the account gets the name',
    { tag: '@nightly' },
    async ({ page }) => {
      const hand = countingHand();
      const phone = newPhone();
      await toCheckout(page, hand);
      const main = page.getByRole('main');
      await hand.type(main.getByLabel('Mobile number (+91)'), phone.slice(3));
      await hand.tap(main.getByRole('button', { name: 'Send Code' }));
      const code = main.getByLabel('6-digit code');
      await expect(code).toBeFocused();
      await hand.type(code, await smsCode(page, phone));
      hand.answerBrowser();
      await expect(main.getByLabel('Name')).toBeFocused();
      await hand.type(main.getByLabel('Name'), 'Asha Rao');
      await expect(main.getByLabel('Phone number')).toHaveValue(/^\+91/);
      await hand.type(main.getByLabel('Delivery address'), '12, 3rd Cross, Lake Road');
      await place(page, hand);
      expectSteps(hand, 7, 4);
      await expect(page.getByRole('button', { name: 'Account of Asha Rao' })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('button', { name: 'Account of Asha Rao' })).toBeVisible();
    },
  );

  test(
    'a new customer orders with Google in 8 taps and 2 fields',
    { tag: '@nightly' },
    async ({ page }) => {
      const hand = countingHand();
      await toCheckout(page, hand);
      const main = page.getByRole('main');
      await hand.tap(main.getByRole('button', { name: 'Use Google or email instead' }));
      const dialog = page.getByRole('dialog', { name: 'Sign In or Create Account' });
      const popup = page.waitForEvent('popup');
      await hand.tap(dialog.getByRole('button', { name: 'Continue with Google' }));
      const chooser = await popup;
      await chooser.getByLabel('Name').fill('Meera Nair');
      await chooser.getByLabel('Email').fill(newEmail());
      await hand.tap(chooser.getByRole('button', { name: 'Continue' }));
      hand.answerBrowser();
      await expect(main.getByLabel('Phone number')).toBeFocused();
      await hand.type(main.getByLabel('Phone number'), '90000 00020');
      await hand.type(main.getByLabel('Delivery address'), '12, 3rd Cross, Lake Road');
      await place(page, hand);
      expectSteps(hand, 8, 2);
    },
  );
});

signedIn.describe('a customer who has ordered before', () => {
  signedIn(
    'a customer who has ordered before orders in 3 taps, and again in 4',
    { tag: '@nightly' },
    async ({ page }) => {
      await carry(page, { 1: 1 });
      await liveAt(page, 3);
      await page.goto('/checkout');
      await fillIn(page);
      await place(page, countingHand());

      await page.goto('/menu');
      await addDish(page, 'Classic Veg Burger');
      const back = countingHand();
      await toCheckout(page, back);
      await place(page, back);
      expectSteps(back, 3, 0);

      // Later than the first order: right after it the page would ask whether the second one is intended.
      await page.clock.setSystemTime(Date.now() + 15 * 60_000);
      await page.goto('/orders');
      const again = countingHand();
      const order = page.getByRole('article').first();
      await again.tap(order.getByRole('button', { name: 'Order again' }));
      await again.tap(order.getByRole('button', { name: 'View cart' }));
      const drawer = page.getByRole('dialog', { name: /Your cart/ });
      await again.tap(drawer.getByRole('link', { name: 'Go to Checkout' }));
      await place(page, again);
      expectSteps(again, 4, 0);
    },
  );
});
