import type { Page } from '@playwright/test';
import {
  accountButton,
  createAccount,
  declineOffers,
  newPhone,
  openSignIn,
  signedIn,
  smsCode,
} from '../support/customer';
import { answers, expect, newEmail, password, test } from '../support/fixtures';

async function open(page: Page, method: 'Google' | 'Email' | 'Phone') {
  await declineOffers(page);
  await page.goto('/about');
  return openSignIn(page, method);
}

test.describe('2 Sign-in dialog', { tag: '@once' }, () => {
  test("Tabs Google, Email, Phone. Title 'Sign In or Create Account'", async ({ page }) => {
    const dialog = await open(page, 'Google');
    await expect(dialog.getByRole('tab')).toHaveText(['Google', 'Email', 'Phone']);
    await expect(dialog.getByRole('heading', { name: 'Sign In or Create Account' })).toBeVisible();
  });

  test("On first load a signed-out visitor gets the dialog, with 'Skip for now'; dismissed, it stays away for 30 days, in all tabs", async ({
    page,
    context,
  }) => {
    await page.goto('/about');
    const dialog = page.getByRole('dialog', { name: 'Sign In or Create Account' });
    await dialog.getByRole('button', { name: 'Skip for now' }).click();
    await expect(dialog).toBeHidden();
    await page.goto('/faq');
    await answers(page);
    await expect(dialog).toBeHidden();
    const kept = (tab: typeof page) =>
      tab.evaluate(() => Number(localStorage.getItem('burger.declined.sign-in')));
    expect(Date.now() - (await kept(page))).toBeLessThan(60_000);
    const other = await context.newPage();
    await other.goto('/faq');
    await answers(other);
    expect(await kept(other)).toBe(await kept(page));
    await expect(other.getByRole('dialog')).toBeHidden();
  });
});

signedIn.describe('2 Sign-in dialog', { tag: '@once' }, () => {
  signedIn.beforeEach(async ({ page }) => {
    // Takes back what the fixture declines.
    await page.addInitScript(() => sessionStorage.removeItem('burger.declined.location'));
  });

  signedIn(
    'A signed-in visitor without a cached location gets a location prompt: Yes looks it up, and it is cached',
    async ({ page, context }) => {
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation({ latitude: 13.0457, longitude: 77.7262 });
      await page.goto('/about');
      const prompt = page.getByRole('dialog', { name: 'Use your location?' });
      await prompt.getByRole('button', { name: 'Yes', exact: true }).click();
      await accountButton(page).click();
      await expect(page.getByText('Bidarahalli', { exact: true })).toBeVisible();
      const kept = await page.evaluate(() => localStorage.getItem('burger.location'));
      expect(JSON.parse(kept ?? '{}')).toMatchObject({ lat: 13.0457, lng: 77.7262 });
    },
  );

  signedIn('Later closes the location prompt', async ({ page }) => {
    await page.goto('/about');
    const prompt = page.getByRole('dialog', { name: 'Use your location?' });
    await prompt.getByRole('button', { name: 'Later', exact: true }).click();
    await expect(prompt).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('burger.location'))).toBeNull();
  });
});

test.describe('4 Auth', { tag: '@once' }, () => {
  test('Signed out or signed in, tracked by a listener, and the bar updates; the session outlives a reload', async ({
    page,
  }) => {
    await declineOffers(page);
    await page.goto('/about');
    const email = await createAccount(page);
    await page.reload();
    await expect(accountButton(page)).toHaveAccessibleName(
      `Account of ${email.replace(/@.*/, '')}`,
    );
  });

  test('Email and password: create an account, sign out, sign in again', async ({ page }) => {
    await declineOffers(page);
    await page.goto('/about');
    const email = await createAccount(page);
    await accountButton(page).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    const form = await openSignIn(page, 'Email');
    await form.getByRole('textbox', { name: 'Email address' }).fill(email);
    await form.getByLabel('Password', { exact: true }).fill(password);
    await form.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(accountButton(page)).toBeVisible();
  });

  test("Phone sign-in: send code, enter a 6-digit code, verify; 'Change phone number' resets; without name and email the bar shows 'User'", async ({
    page,
  }) => {
    const form = await open(page, 'Phone');
    const phone = newPhone();
    const number = form.getByLabel('Phone number with country code');
    await number.fill(newPhone().replace('+919', '+918'));
    await form.getByRole('button', { name: 'Send Code' }).click();
    await form.getByLabel('6-digit code').fill('12');
    await form.getByRole('button', { name: 'Change phone number' }).click();
    await number.fill(phone);
    await form.getByRole('button', { name: 'Send Code' }).click();
    await expect(form.getByLabel('6-digit code')).toHaveValue('');
    await form.getByLabel('6-digit code').fill(await smsCode(page, phone));
    await expect(accountButton(page)).toHaveAccessibleName('Account of User');
  });

  test('Google popup sign-in; the bar shows the display name', async ({ page }) => {
    const form = await open(page, 'Google');
    const popup = page.waitForEvent('popup');
    await form.getByRole('button', { name: 'Continue with Google' }).click();
    const chooser = await popup;
    await chooser.getByLabel('Name').fill('Meera Nair');
    await chooser.getByLabel('Email').fill(newEmail());
    await chooser.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('button', { name: 'Account of Meera Nair' })).toBeVisible();
  });
});

test.describe('5 Validation: sign-in', { tag: '@once' }, () => {
  test('Phone sign-in: default +91 prefix, placeholder +91XXXXXXXXXX; a number that is none is refused', async ({
    page,
  }) => {
    const form = await open(page, 'Phone');
    const number = form.getByLabel('Phone number with country code');
    await expect(number).toHaveValue('+91');
    await expect(number).toHaveAttribute('placeholder', '+91XXXXXXXXXX');
    await number.fill('+9112345');
    await form.getByRole('button', { name: 'Send Code' }).click();
    await expect(
      form.getByText(/^Please enter a phone number with its country code, such as \+91/),
    ).toBeVisible();
  });

  test('Code at most 6 characters', async ({ page }) => {
    // Never answered: a code that is refused is selected, to be typed over.
    await page.route('**/accounts:signInWithPhoneNumber*', () => undefined);
    const form = await open(page, 'Phone');
    await form.getByLabel('Phone number with country code').fill(newPhone());
    await form.getByRole('button', { name: 'Send Code' }).click();
    await form.getByLabel('6-digit code').pressSequentially('12345678');
    await expect(form.getByLabel('6-digit code')).toHaveValue('123456');
  });
});

test.describe('8 Errors: sign-in', { tag: '@once' }, () => {
  test('A refused sign-in is told in words, and what was typed stays', async ({ page }) => {
    const form = await open(page, 'Email');
    const email = newEmail();
    await form.getByRole('textbox', { name: 'Email address' }).fill(email);
    await form.getByLabel('Password', { exact: true }).fill('not-this-one');
    await form.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(form.getByRole('alert')).toHaveText(
      'That email and password do not match. Check them, or create an account.',
    );
    await expect(form.getByRole('textbox', { name: 'Email address' })).toHaveValue(email);
  });

  test('A wrong code is told, and the right one still works', async ({ page }) => {
    const form = await open(page, 'Phone');
    const phone = newPhone();
    await form.getByLabel('Phone number with country code').fill(phone);
    await form.getByRole('button', { name: 'Send Code' }).click();
    await form.getByLabel('6-digit code').fill('000000');
    await expect(form.getByRole('alert')).toHaveText(
      'That code is not right. Check it and try again.',
    );
    await form.getByLabel('6-digit code').fill(await smsCode(page, phone));
    await expect(accountButton(page)).toBeVisible();
  });
});
