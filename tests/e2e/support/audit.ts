import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { smallTargets } from './targets';
import { lostWhenZoomed } from './zoomed';

// Axe treats this rule as experimental, so the tags do not enable it (WCAG 2.5.3, level A).
const alsoOn = { 'label-content-name-mismatch': { enabled: true } };

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// Styles that render off-screen content and stop animations during an accessibility check.
const allRendered =
  '*,*::before,*::after,*::backdrop{content-visibility:visible!important;animation:none!important;transition:none!important}';

/** Renders everything of a page at once. Returns a function that restores the page. */
async function renderAll(page: Page): Promise<() => Promise<void>> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    // Scrolled to the top, the page's header covers nothing.
    scrollTo(0, 0);
  }, allRendered);
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop());
}

/**
 * Returns the accessibility violations in a part of a page: of the rules with the default tags, or of the
 * given rules.
 */
async function violations(page: Page, part: string, rules: 'tags' | string[]): Promise<string[]> {
  // If the page has loaded axe already, it is used again.
  const has = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(has && { axeSource: ';' }) })
    .options({ resultTypes: ['violations'], ...(rules === 'tags' && { rules: alsoOn }) })
    .include(part);
  // Legacy mode collects results without a second page; pages have no frames from other origins.
  const found = await (rules === 'tags' ? axe.withTags(tags) : axe.withRules(rules))
    .setLegacyMode()
    .analyze();
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  );
}

/**
 * Expects no violation of WCAG 2.2 AA and axe's best practices in both colour schemes, and no target that is
 * too small.
 */
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

/** Expects that each control's accessible name has its visible text, so that voice control finds it. */
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
