import AxeBuilder from '@axe-core/playwright';
import { languages } from '@burger/shared/language';
import { carry, declineOffers, liveAt, signedIn } from '../support/customer';
import { answers, expect, test } from '../support/fixtures';
import { mailsToUs } from '../support/mailbox';
import { routes } from '../support/routes';

// One narrow phone is enough: what differs from English is the texts, and these are longest where the least fits.
test.use({ viewport: { width: 360, height: 780 } });

const shown = new Set(['/', '/menu', '/checkout']);

for (const language of ['kn', 'hi'] as const) {
  for (const route of routes) {
    const address = `/${language}${route}`.replace(/\/$/, '');
    test(`${address} is taken over in its language without a change @once`, async ({ page }) => {
      await declineOffers(page);
      await page.addInitScript(() => {
        document.addEventListener('readystatechange', () => {
          // The scripts have not run yet: what stands now has to stay.
          if (document.readyState !== 'interactive') return;
          const nodes = [...document.querySelectorAll('#root :is(h1, header a, footer *)')];
          Object.assign(globalThis, { stood: nodes });
        });
      });
      await page.goto(address);
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
      if (!shown.has(route)) return;
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
      ).toEqual([]);
    });
  }
}

signedIn('an order is placed in Kannada, and mailed in English @once', async ({ page }) => {
  await carry(page, { 1: 2 });
  await liveAt(page, 3);
  await page.goto('/kn/checkout');
  await page.getByLabel('ಹೆಸರು', { exact: true }).fill('ಆಶಾ ರಾವ್');
  await page.getByLabel('ಫೋನ್ ನಂಬರ್').fill('90000 00020');
  await page.getByLabel('ಡೆಲಿವರಿ ವಿಳಾಸ').fill('12, 3ನೇ ಕ್ರಾಸ್, ಲೇಕ್ ರೋಡ್');
  await page
    .getByRole('button', { name: /^ಆರ್ಡರ್ ಮಾಡಿ · ₹/ })
    .last()
    .click();
  await expect(page.getByRole('heading', { name: 'ಆರ್ಡರ್ ಆಯಿತು!' })).toBeFocused();
  const orderId = /BK\d{9}/.exec(await page.getByRole('main').innerText())?.[0] ?? 'none';
  expect(mailsToUs(orderId)).toHaveLength(1);
  await page.goto('/kn/orders');
  await expect(page.getByText(orderId).first()).toBeVisible();
  await expect(page.getByText('ಆರ್ಡರ್ ಆಗಿದೆ').first()).toBeVisible();
});
