import { signedIn as test } from '../customer';
import { expect } from '../fixtures';
import { expectAccessible } from './audit';

test('My data can be used by everybody: form, file and deletion', async ({ page }) => {
  await page.goto('/account');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
  await expectAccessible(page);
});
