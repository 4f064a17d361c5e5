import { declineOffers } from '../support/customer';
import { expect, test } from '../support/fixtures';

test('?boundaries frames the places of each remote with name and version', async ({ page }) => {
  await declineOffers(page);
  await page.goto('/?boundaries');
  const labels = page.locator('#boundaries');
  for (const name of [/^mfe-content\/HomePage 1\./, /^mfe-menu\/FeaturedFavorites 1\./])
    await expect(labels.getByText(name)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true }).click();
  await expect(labels.getByText(/^mfe-menu\/MenuPage 1\./)).toBeVisible();
  await expect(labels.getByText(/HomePage/)).toHaveCount(0);
});

test('a page without ?boundaries does not load their code', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await declineOffers(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(requested.filter((url) => /boundaries/.test(url))).toEqual([]);
});
