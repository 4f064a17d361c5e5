import { expect, test } from '../support/fixtures';

test.describe('2 About', { tag: '@once' }, () => {
  test('Story since 2013', async ({ look }) => {
    const page = await look('/about');
    await expect(page.getByRole('heading', { name: 'Our story since 2013' })).toBeVisible();
  });

  test('Statistic tiles: 10+ years, 50K+ customers, 15+ menu varieties, 7 days (24/7 in the specification, see decisions), also read years after the page was rendered', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2040-01-01T00:00:00+05:30');
    await page.goto('/about');
    const tiles = page.getByRole('region', { name: 'In numbers' });
    await expect(tiles.locator('strong')).toHaveText([
      '10+ years',
      '50K+ customers',
      '15+ menu varieties',
      '7 days',
    ]);
  });

  test('Mission and values', async ({ look }) => {
    const page = await look('/about');
    await expect(page.getByRole('heading', { name: 'Our mission' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Our values' })).toBeVisible();
  });

  test('Six strengths', async ({ look }) => {
    const strengths = (await look('/about')).getByRole('region', { name: 'What we are good at' });
    await expect(strengths.getByRole('heading', { level: 3 })).toHaveCount(6);
  });
});
