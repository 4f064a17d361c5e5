import type { Page } from '@playwright/test';
import { accountButton, carry, signedIn } from '../support/customer';
import { expect } from '../support/fixtures';
import { answerPositions, attemptsOf } from '../support/positions';

const minutes = 60_000;
const home = { lat: 13.0457, lng: 77.7262 };

/** Opens the account menu and looks the location up from there. */
async function lookUp(page: Page): Promise<void> {
  await page.goto('/about');
  await accountButton(page).click();
  await page.getByRole('button', { name: 'Update Location' }).click();
}

const said = (page: Page, text: string) => page.getByText(text, { exact: true });

signedIn.describe('4 Location lookup in the bar', { tag: '@once' }, () => {
  signedIn(
    "Loading ('Getting location...'), then a locality is set; first attempt: 10 s timeout, cache up to 10 min, low accuracy",
    async ({ page }) => {
      await answerPositions(page, [home]);
      let answer = (): void => undefined;
      const gate = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/api/maps/geocode*', async (route) => {
        await gate;
        await route.continue();
      });
      await lookUp(page);
      await expect(said(page, 'Getting location...')).toBeVisible();
      answer();
      await expect(said(page, 'Bidarahalli')).toBeVisible();
      expect(await attemptsOf(page)).toMatchObject([
        { timeout: 10_000, maximumAge: 10 * minutes, enableHighAccuracy: false },
      ]);
    },
  );
});

signedIn.describe('4 Location acquisition at checkout', { tag: '@once' }, () => {
  signedIn.beforeEach(async ({ page }) => {
    await carry(page, { 3: 2 });
  });

  signedIn(
    'An automatic attempt starts once when the user is signed in and no location is known: low accuracy, 10 s timeout, 5 min cache',
    async ({ page }) => {
      await answerPositions(page, [home]);
      await page.goto('/checkout');
      await expect(page.getByText('Delivering to Bidarahalli', { exact: true })).toBeVisible();
      expect(await attemptsOf(page)).toMatchObject([
        { timeout: 10_000, maximumAge: 5 * minutes, enableHighAccuracy: false },
      ]);
    },
  );

  signedIn(
    'Permission denied shows instructions to enable location; an area from the list serves instead (decision)',
    async ({ page }) => {
      await answerPositions(page, ['denied']);
      await page.goto('/checkout');
      const alert = page.getByRole('alert').filter({ hasText: 'Location access denied by user' });
      await expect(alert).toContainText(
        'If it is blocked: tap the icon beside the page address, allow Location, try again.',
      );
      await page.getByRole('button', { name: /^Show all \d+ areas$/ }).click();
      await page.getByRole('button', { name: 'Hoodi' }).click();
      await expect(page.getByText('Delivering to Hoodi', { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Place Order/ })).toBeEnabled();
    },
  );
});
