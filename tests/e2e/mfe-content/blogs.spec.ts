import { declineOffers } from '../support/customer';
import { expect, newEmail, test } from '../support/fixtures';

const none = 'No posts found matching your criteria';
const categories = [
  'Cooking Tips',
  'Behind the Scenes',
  'Sustainability',
  'Customer Stories',
  'Menu Updates',
  'Community',
];

test.describe('2 Blogs', { tag: '@once' }, () => {
  test('Six static posts', async ({ look }) => {
    await expect((await look('/blogs')).getByRole('article')).toHaveCount(6);
  });

  test('Search over title and excerpt', async ({ page }) => {
    await declineOffers(page);
    await page.goto('/blogs');
    const search = page.getByRole('searchbox', { name: 'Search stories' });
    await search.fill('toast the BUN');
    await expect(page.getByRole('article')).toHaveCount(1);
    const excerpt = await page.getByRole('article').locator('.excerpt').innerText();
    await search.fill(excerpt.slice(5, 40));
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article')).toContainText('Toast the bun');
  });

  test('Category filter: All, Cooking Tips, Behind the Scenes, Sustainability, Customer Stories, Menu Updates, Community; featured posts shown only under All', async ({
    page,
  }) => {
    await declineOffers(page);
    await page.goto('/blogs');
    const filter = page.getByRole('group', { name: 'Category' });
    await expect(filter.getByRole('button')).toHaveText(['All', ...categories]);
    const featured = page.getByRole('heading', { level: 2, name: 'Featured' });
    await expect(featured).toBeVisible();
    for (const category of categories) {
      await filter.getByRole('button', { name: category }).click();
      await expect(page.getByRole('heading', { level: 2, name: category })).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(1);
      await expect(featured).toBeHidden();
    }
  });

  test(`Empty result: '${none}'`, async ({ page }) => {
    await declineOffers(page);
    await page.goto('/blogs');
    await page.getByRole('searchbox', { name: 'Search stories' }).fill('sushi');
    await expect(page.getByText(none, { exact: true })).toBeVisible();
  });

  test('Each post opens in place and is linkable by its hash (decision)', async ({ page }) => {
    await declineOffers(page);
    await page.goto('/blogs');
    await page.getByRole('link', { name: /A Friday behind the glass/ }).click();
    await expect(page).toHaveURL(/#a-friday-behind-the-glass$/);
    const post = page.getByRole('article', { name: 'A Friday behind the glass' });
    await expect(post.locator('.whole')).toBeVisible();
    await page.reload();
    await expect(post.locator('.whole')).toBeVisible();
    await post.getByRole('link', { name: 'Close the story' }).click();
    await expect(post.locator('.whole')).toBeHidden();
  });

  test('A newsletter subscribe box, which validates the address and stores it (decision)', async ({
    page,
  }) => {
    await declineOffers(page);
    await page.goto('/blogs');
    const box = page.locator('form').filter({ hasText: 'Subscribe' });
    // Its code comes with the customer.
    await box.hover();
    await box.getByLabel('Email address').fill('nobody');
    await box.getByRole('button', { name: 'Subscribe' }).click();
    await expect(
      box.getByText('Please enter a valid email address', { exact: true }),
    ).toBeVisible();
    await box.getByLabel('Email address').fill(newEmail());
    await box.getByRole('button', { name: 'Subscribe' }).click();
    await expect(
      box.getByText('You are on the list. The next letter comes to you.', { exact: true }),
    ).toBeVisible();
  });
});
