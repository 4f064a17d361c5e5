import { expectAccessible, expectNothingLost } from '../support/audit';
import { signedIn } from '../support/customer';
import { expect, test } from '../support/fixtures';

// The pages for reading and ordering. The other pages consist of the same parts.
const pages = ['/', '/menu', '/checkout', '/orders', '/contact'];
const others = ['/about', '/blogs', '/offers', '/faq', '/privacy', '/unsubscribe', '/nowhere'];

for (const route of [...pages, ...others]) {
  const tag = pages.includes(route) ? [] : '@nightly';
  test(
    `the page ${route} is accessible in both colour schemes and enlarged`,
    { tag },
    async ({ look }) => {
      const page = await look(route);
      await expectAccessible(page);
      await expectNothingLost(page);
    },
  );
}

signedIn('the account page is accessible: form, data download and deletion', async ({ page }) => {
  await page.goto('/account');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
  await expectAccessible(page);
});

test('the offline page is accessible', async ({ page }) => {
  await page.goto('/offline');
  await expectAccessible(page);
  await expectNothingLost(page);
});
