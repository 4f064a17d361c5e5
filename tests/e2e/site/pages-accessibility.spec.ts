import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { routes } from '../support/routes';
import { expectAccessible } from '../support/audit';

/** How far a page reaches over the right edge at a width. */
async function overflowAt(page: Page, width: number): Promise<number> {
  const before = page.viewportSize();
  await page.setViewportSize({ width, height: 640 });
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (before) await page.setViewportSize(before);
  return over;
}

// 320 px is 1280 px at 400 %, and 640 px is 1280 px at 200 %.
const zoomed = [320, 640];

for (const route of [...routes, '/privacy', '/unsubscribe', '/account', '/nowhere']) {
  test(`${route} can be used by everybody, in both schemes and zoomed in`, async ({ look }) => {
    const page = await look(route);
    await expectAccessible(page);
    for (const width of zoomed) {
      expect(await overflowAt(page, width), `It scrolls sideways at ${width} px`).toBe(0);
    }
  });
}

test('the page for visitors without network can be used by everybody', async ({ page }) => {
  await page.goto('/offline');
  await expectAccessible(page);
  expect(await overflowAt(page, 320)).toBe(0);
});
