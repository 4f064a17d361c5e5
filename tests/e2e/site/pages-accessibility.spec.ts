import { expectAccessible, expectNothingLost } from '../support/audit';
import { expect, test } from '../support/fixtures';
import { routes } from '../support/routes';

for (const route of [...routes, '/privacy', '/unsubscribe', '/account', '/nowhere']) {
  test(`${route} can be used by everybody, in both schemes and enlarged`, async ({ look }, {
    project,
  }) => {
    const page = await look(route);
    await expectAccessible(page);
    // It has widths of its own.
    if (project.name === 'desktop') await expectNothingLost(page);
  });
}

test('the page for visitors without network can be used by everybody', async ({ page }) => {
  await page.goto('/offline');
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
