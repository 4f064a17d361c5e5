import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { smallTargets } from './targets';
import { lostWhenZoomed } from './zoomed';

// Axe treats the rule as experimental, so the tags do not enable it (WCAG 2.5.3, level A).
const alsoOn = { 'label-content-name-mismatch': { enabled: true } };

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// Renders off-screen content and stops animations during an audit.
const allRendered =
  '*,*::before,*::after,*::backdrop{content-visibility:visible!important;animation:none!important;transition:none!important}';

/** Renders everything at once. Returns a function that restores the page. */
async function renderAll(page: Page): Promise<() => Promise<void>> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    // At the top, the page's header covers nothing.
    scrollTo(0, 0);
  }, allRendered);
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop());
}

/** Returns the violations of the rules with these tags, or of these rules, in a part of a page. */
async function violations(page: Page, part: string, rules: 'tags' | string[]): Promise<string[]> {
  // Reuses axe when the page has loaded it already.
  const has = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(has && { axeSource: ';' }) })
    .options({ resultTypes: ['violations'], ...(rules === 'tags' && { rules: alsoOn }) })
    .include(part);
  // Legacy mode: without foreign frames, no second page is needed to collect results.
  const found = await (rules === 'tags' ? axe.withTags(tags) : axe.withRules(rules))
    .setLegacyMode()
    .analyze();
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  );
}

/** Expects no violation of WCAG 2.2 AA and axe's best practices, in both colour schemes, and no too small target. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  const undo = await renderAll(page);
  await page.emulateMedia({ colorScheme: 'light' });
  const inLight = await violations(page, part, 'tags');
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await violations(page, part, ['color-contrast']);
  await page.emulateMedia({ colorScheme: null });
  const small = await smallTargets(page, part);
  await undo();
  expect({ inLight, inDark, small }).toEqual({ inLight: [], inDark: [], small: [] });
}

/** Expects that each control's name has the text that the control shows, so that voice control finds it. */
export async function expectVisibleNames(page: Page): Promise<void> {
  expect(await violations(page, 'html', ['label-content-name-mismatch'])).toEqual([]);
}

/** Expects that no content is lost when the page, or a part of it, is enlarged. */
export async function expectNothingLost(page: Page, part = 'html'): Promise<void> {
  const undo = await renderAll(page);
  const lost = await lostWhenZoomed(page, part);
  await undo();
  expect(lost).toEqual([]);
}
