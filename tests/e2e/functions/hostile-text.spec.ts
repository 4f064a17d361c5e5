import { declineOffers } from '../support/customer';
import { expect, test } from '../support/fixtures';

const hostile = [
  '<script>window.hurt = 1</script><img src=x onerror="window.hurt = 1">',
  'safe\u202Etxet\u2066',
  'x'.repeat(10_000),
  '🍔👨‍👩‍👧‍👦🇮🇳',
  'a\u0000b\u0007c\u001b[31m',
];

test.describe('Bad input: searches', () => {
  test(
    'Searches: every hostile text finds nothing and harms nothing',
    { tag: '@nightly' },
    async ({ page }) => {
      await declineOffers(page);
      for (const path of ['/menu', '/blogs', '/faq']) {
        await page.goto(path);
        for (const text of hostile) {
          // Inserted as a paste would, so that the field's length limit applies.
          await page.getByRole('searchbox').evaluate((input: HTMLInputElement, value) => {
            input.focus();
            input.select();
            document.execCommand('insertText', false, value);
          }, text);
          await expect(page.getByRole('banner').first()).toBeVisible();
          await expect(page.locator('img[src="x"]')).toHaveCount(0);
          const { hurt, wide } = await page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement;
            return { hurt: 'hurt' in window, wide: scrollWidth - clientWidth };
          });
          expect(hurt).toBe(false);
          expect(wide, 'The page scrolls sideways').toBeLessThanOrEqual(0);
        }
      }
    },
  );
});
