import { accountButton, createAccount, declineOffers, openSignIn } from '../support/customer';
import { answers, expect, password, test } from '../support/fixtures';

test.describe('2 Sign-in dialog', () => {
  test("On first load a signed-out visitor gets the dialog; 'Skip for now' hides it for 30 days in all tabs", async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/about');
    const dialog = page.getByRole('dialog', { name: 'Sign In or Create Account' });
    const [send, note, skip] = await Promise.all(
      [
        dialog.getByRole('button', { name: 'Send Code' }),
        dialog.getByRole('link', { name: 'Privacy notice' }),
        dialog.getByRole('button', { name: 'Skip for now' }),
      ].map(async (one) => (await one.boundingBox())!),
    );
    expect(note!.y - (send!.y + send!.height), 'Nothing is empty below the way').toBeLessThan(60);
    expect(note!.y + note!.height, 'The note of privacy is whole').toBeLessThan(skip!.y);
    for (const method of ['Google', 'Email', 'Phone']) {
      await dialog.getByRole('tab', { name: method }).click();
      const cut = await dialog.evaluate((panel) =>
        [panel, ...panel.children].map((part) => part.scrollHeight - part.clientHeight),
      );
      expect(cut, `${method} stands there whole`).toEqual(cut.map(() => 0));
    }
    await dialog.getByRole('button', { name: 'Skip for now' }).click();
    await expect(dialog).toBeHidden();
    await page.goto('/faq');
    await answers(page);
    await expect(dialog).toBeHidden();
    const stored = (tab: typeof page) =>
      tab.evaluate(() => Number(localStorage.getItem('burger.declined.sign-in')));
    expect(Date.now() - (await stored(page))).toBeLessThan(60_000);
    const other = await context.newPage();
    await other.goto('/faq');
    await answers(other);
    expect(await stored(other)).toBe(await stored(page));
    await expect(other.getByRole('dialog')).toBeHidden();
  });
});

test.describe('4 Auth', () => {
  test('Email and password: create an account, sign out, sign in again', async ({ page }) => {
    await declineOffers(page);
    await page.goto('/about');
    const email = await createAccount(page, 'meena-iyer-rao@burgerkatte.example');
    await page.setViewportSize({ width: 1024, height: 768 });
    const name = accountButton(page).getByText('meena-iyer-rao');
    const cut = await name.evaluate((label) => label.scrollWidth - label.clientWidth);
    expect(cut, 'Where there is room the bar says the whole name').toBe(0);
    await accountButton(page).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    const form = await openSignIn(page, 'Email');
    await form.getByRole('textbox', { name: 'Email address' }).fill(email);
    await form.getByLabel('Password', { exact: true }).fill(password);
    await form.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(accountButton(page)).toBeVisible();
  });
});
