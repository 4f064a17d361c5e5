import type { Locator, Page } from '@playwright/test';
import { declineOffers } from '../support/customer';
import { expect, test } from '../support/fixtures';

const hostile = {
  script: '<script>window.hurt = 1</script><img src=x onerror="window.hurt = 1">',
  'direction marks': 'safe\u202Etxet\u2066',
  '10,000 characters': 'x'.repeat(10_000),
  emoji: '🍔👨‍👩‍👧‍👦🇮🇳',
  'control characters': 'a\u0000b\u0007c\u001b[31m',
} as const;

/** Nothing of what was typed has run, and the page is in one piece. */
async function unharmed(page: Page): Promise<void> {
  expect(await page.evaluate(() => (window as { hurt?: number }).hurt)).toBeUndefined();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  await expect(page.getByRole('banner').first()).toBeVisible();
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide, 'The page scrolls sideways').toBeLessThanOrEqual(0);
}

const put = (field: Locator, text: string) =>
  // As a paste does it, so that a limit on the field counts.
  field.evaluate((input: HTMLInputElement, value) => {
    input.focus();
    input.select();
    document.execCommand('insertText', false, value);
  }, text);

test.describe('Bad input: searches', () => {
  test(
    'Searches: every hostile text finds nothing and harms nothing',
    { tag: '@nightly' },
    async ({ page }) => {
      await declineOffers(page);
      for (const path of ['/menu', '/blogs', '/faq']) {
        await page.goto(path);
        for (const text of Object.values(hostile)) {
          await put(page.getByRole('searchbox'), text);
          await unharmed(page);
        }
      }
    },
  );
});
