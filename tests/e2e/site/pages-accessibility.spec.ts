import { expectAccessible, expectNothingLost } from '../support/audit';
import { signedIn } from '../support/customer';
import { expect, test } from '../support/fixtures';

// What is read and ordered from; the pages of the second list are made of the same parts.
const pages = ['/', '/menu', '/checkout', '/orders', '/contact'];
const others = ['/about', '/blogs', '/offers', '/faq', '/privacy', '/unsubscribe', '/nowhere'];

for (const route of [...pages, ...others]) {
  const tag = pages.includes(route) ? [] : '@nightly';
  test(
    `${route} can be used by everybody, in both schemes and enlarged`,
    { tag },
    async ({ look }) => {
      const page = await look(route);
      await expectAccessible(page);
      await expectNothingLost(page);
    },
  );
}

signedIn('My data can be used by everybody: form, file and deletion', async ({ page }) => {
  await page.goto('/account');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
  await expectAccessible(page);
});

test('the page for visitors without network can be used by everybody', async ({ page }) => {
  await page.goto('/offline');
  await expectAccessible(page);
  await expectNothingLost(page);
});
