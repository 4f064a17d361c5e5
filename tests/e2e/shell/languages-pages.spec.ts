import { languages } from '@burger/shared/language';
import { declineOffers } from '../support/customer';
import { answers, expect, test } from '../support/fixtures';

// One narrow phone is enough: what differs from English is the texts, and these are longest where the least fits.
test.use({ viewport: { width: 360, height: 780 } });

for (const language of ['kn', 'hi'] as const) {
  const tag = language === 'kn' ? [] : '@nightly';
  test(
    `home, menu and checkout are taken over in ${language} without a change`,
    { tag },
    async ({ page }) => {
      await declineOffers(page);
      await page.addInitScript(() => {
        document.addEventListener('readystatechange', () => {
          // The scripts have not run yet: what stands now has to stay.
          if (document.readyState !== 'interactive') return;
          const nodes = [...document.querySelectorAll('#root :is(h1, header a, footer *)')];
          Object.assign(globalThis, { stood: nodes });
        });
      });
      for (const route of ['', '/menu', '/checkout']) {
        await page.goto(`/${language}${route}`);
        await expect(page.locator('html')).toHaveAttribute('lang', languages[language].tag);
        await answers(page);
        await page.waitForLoadState('networkidle');
        const { replaced, wide } = await page.evaluate(() => {
          const { stood } = globalThis as unknown as { stood: Element[] };
          const { scrollWidth, clientWidth } = document.documentElement;
          const gone = stood.filter((node) => !node.isConnected);
          return { replaced: gone.map((node) => node.outerHTML), wide: scrollWidth - clientWidth };
        });
        expect(replaced, 'What was there and was drawn anew').toEqual([]);
        expect(wide, 'The page scrolls sideways').toBeLessThanOrEqual(0);
      }
    },
  );
}
