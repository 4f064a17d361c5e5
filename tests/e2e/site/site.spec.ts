import type { Page } from '@playwright/test';
import { addressIn, languages, type Language } from '@burger/shared/i18n';
import { declineOffers } from '../support/customer';
import { answers, expect, test } from '../support/fixtures';
import { watchShifts } from '../support/layout-shifts';
import { routes } from '../support/routes';

test.beforeEach(async ({ page }) => {
  await declineOffers(page);
});

interface Stood {
  nodes: Element[];
  titles: (string | null)[];
}

const watch = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      // In this state of the document, deferred scripts have not run yet.
      if (document.readyState !== 'interactive') return;
      const titles = [...document.querySelectorAll('main h2')].map((one) => one.textContent);
      const parts = '#root :is(h1, header a, header button, footer *)';
      Object.assign(globalThis, {
        stood: { nodes: [...document.querySelectorAll(parts)], titles },
      });
    });
  });

// The content of these pages belongs to a customer and loads after sign-in.
const ofOneCustomer = ['/orders', '/checkout'];

async function expectHydrated(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await answers(page);
  await page.waitForLoadState('networkidle');
  const { count, replaced, late, wide } = await page.evaluate(() => {
    const { nodes, titles } = (globalThis as unknown as { stood: Stood }).stood;
    const now = [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent);
    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      count: nodes.length,
      replaced: nodes.filter((node) => !node.isConnected).map((node) => node.outerHTML),
      late: now.filter((title) => !titles.includes(title)),
      wide: scrollWidth - clientWidth,
    };
  });
  expect(count).toBeGreaterThan(20);
  expect(replaced, 'What was there and was drawn anew').toEqual([]);
  if (!ofOneCustomer.some((path) => route.endsWith(path)))
    expect(late, 'Sections that scripts add').toEqual([]);
  expect(wide, 'The page scrolls sideways').toBeLessThanOrEqual(0);
}

test('hydration does not change any prerendered page', { tag: '@nightly' }, async ({ page }) => {
  const moved = await watchShifts(page);
  await watch(page);
  for (const route of routes) {
    await expectHydrated(page, route);
    expect(await moved(), `What moved while ${route} came`).toEqual([]);
  }
});

for (const language of ['kn', 'hi'] as const) {
  const tag = language === 'kn' ? [] : '@nightly';
  test(
    `hydration changes neither home, menu nor checkout in ${language}`,
    { tag },
    async ({ page }) => {
      // Only on a narrow phone, where texts have the least room: nothing but the texts differs from English.
      await page.setViewportSize({ width: 360, height: 780 });
      await watch(page);
      for (const route of ['', '/menu', '/checkout']) {
        await expectHydrated(page, `/${language}${route}`);
        await expect(page.locator('html')).toHaveAttribute('lang', languages[language].tag);
      }
    },
  );
}

test('the legal facts in the footer are separated by dots in each language', async ({ page }) => {
  for (const language of Object.keys(languages)) {
    await page.goto(addressIn(language as Language, '/about'));
    const gaps = await page
      .getByRole('contentinfo')
      .locator('section > span:not(:last-child)')
      .evaluateAll((facts) => facts.map((fact) => getComputedStyle(fact, '::after').content));
    // Legal name, FSSAI, GSTIN, grievance officer and legal pages come before the copyright.
    expect(gaps).toEqual(Array(5).fill('" · "'));
  }
});
