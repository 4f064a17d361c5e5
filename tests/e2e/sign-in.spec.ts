import { accountButton, createAccount, declineOffers, openSignIn, smsCode } from './customer';
import { expect, newEmail, password, test } from './fixtures';

test('on a first visit the dialog opens by itself, and stays away once skipped', async ({
  page,
}) => {
  await page.goto('/about');
  const dialog = page.getByRole('dialog', { name: 'Sign In or Create Account' });
  await dialog.getByRole('button', { name: 'Skip for now' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0);
  await expect(dialog).toBeHidden();
});

test.describe('signing in', () => {
  test.beforeEach(async ({ page }) => {
    await declineOffers(page);
    await page.goto('/about');
  });

  test('by email: create an account, sign out, sign in again', async ({ page }) => {
    const email = await createAccount(page);
    await accountButton(page).click();
    await expect(page.getByText(email).first()).toBeVisible();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    const form = await openSignIn(page, 'Email');
    await form.getByRole('textbox', { name: 'Email address' }).fill(email);
    await form.getByLabel('Password', { exact: true }).fill(password);
    await form.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(accountButton(page)).toBeVisible();
    await page.reload();
    await expect(accountButton(page)).toBeVisible();
  });

  test('by email: a wrong password is told, and what was typed stays', async ({ page }) => {
    const form = await openSignIn(page, 'Email');
    const email = newEmail();
    await form.getByRole('textbox', { name: 'Email address' }).fill(email);
    await form.getByLabel('Password', { exact: true }).fill('not-this-one');
    await form.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(form.getByRole('alert')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Email address' })).toHaveValue(email);
  });

  test('by phone: code from the terminal, a wrong code is told', async ({ page }) => {
    const phone = `+919${String(Date.now()).slice(-9)}`;
    const form = await openSignIn(page, 'Phone');
    await form.getByLabel('Phone number with country code').fill(phone);
    await form.getByRole('button', { name: 'Send Code' }).click();
    await form.getByLabel('6-digit code').fill('000000');
    await form.getByRole('button', { name: 'Verify Code' }).click();
    await expect(form.getByRole('alert')).toBeVisible();
    await form.getByLabel('6-digit code').fill(await smsCode(page, phone));
    await form.getByRole('button', { name: 'Verify Code' }).click();
    await expect(accountButton(page)).toBeVisible();
  });

  test('by Google: the chooser of this computer', async ({ page }) => {
    const form = await openSignIn(page, 'Google');
    const popup = page.waitForEvent('popup');
    await form.getByRole('button', { name: 'Continue with Google' }).click();
    const chooser = await popup;
    await chooser.getByLabel('Name').fill('Meera Nair');
    await chooser.getByLabel('Email').fill(newEmail());
    await chooser.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('button', { name: 'Account of Meera Nair' })).toBeVisible();
  });
});
