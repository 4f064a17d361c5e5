import { signedIn as test } from '../support/customer';
import { expect } from '../support/fixtures';
import { expectAccessible } from '../support/audit';

test('My data can be used by everybody: form, file and deletion', async ({ page }) => {
  await page.goto('/account');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
  await expectAccessible(page);
});
