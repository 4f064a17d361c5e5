import { carry, declineOffers, newPhone, signedIn } from '../support/customer';
import { expect, test } from '../support/fixtures';
import { anOrder, answerOrders } from '../support/order-store';
import { expectAccessible } from '../support/audit';

test('signing in on the page of the checkout, number and code', async ({ page }) => {
  await declineOffers(page);
  await carry(page, { 1: 1 });
  await page.goto('/checkout');
  const prompt = page.getByRole('region', { name: 'Sign in to order' });
  const mobile = prompt.getByRole('textbox', { name: 'Mobile number (+91)' });
  await expect(mobile).toBeVisible();
  await expectAccessible(page, 'main');
  await prompt.getByRole('button', { name: 'Send Code' }).click();
  await expect(mobile).toHaveAccessibleDescription(/Please enter your 10-digit mobile number$/);
  await mobile.fill(newPhone().slice(3));
  await mobile.press('Enter');
  await expect(prompt.getByRole('textbox', { name: '6-digit code' })).toBeFocused();
  await expectAccessible(page, 'main');
});

signedIn('the last orders', async ({ page }) => {
  await answerOrders(page, () => [anOrder()]);
  await page.goto('/about');
  await page.goto('/menu');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('burger.usual'))).not.toBeNull();
  await page.goto('/');
  const usual = page.getByRole('region', { name: 'Your usual' });
  await expect(usual.getByRole('article')).toHaveCount(1);
  await expectAccessible(page, 'main section:has(article)');
});
