import { declineOffers } from '../support/customer';
import { answers, expect, test } from '../support/fixtures';

test.beforeEach(async ({ page }) => {
  await declineOffers(page);
});

test('each picture of the kitchen leads to its part of the menu', async ({ page }) => {
  await page.goto('/');
  const tiles = page.getByRole('region', { name: 'What are you hungry for?' }).getByRole('link');
  const addresses = await tiles.evaluateAll((links) => links.map((a) => a.getAttribute('href')));
  expect(addresses).toHaveLength(7);
  await page.goto('/menu');
  for (const address of addresses) {
    const section = page.locator(`[id="${address?.split('#')[1]}"]`);
    await expect(section.getByRole('heading', { level: 2 }), `${address}`).toHaveCount(1);
  }
});

test('what is below the first screen asks for nothing before the page answers', async ({
  page,
}) => {
  await page.goto('/');
  await answers(page);
  // It comes for a visitor.
  await page.mouse.move(200, 300);
  await expect(page.getByText(/out of 5$/)).toBeVisible();
  const early = await page.evaluate(() => {
    const answers = performance.getEntriesByName('interactive')[0]?.startTime ?? 0;
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => /api\/reviews|home-rest/.test(name) && startTime < answers)
      .map(({ name }) => name);
  });
  expect(early).toEqual([]);
});
