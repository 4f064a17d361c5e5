import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { smallTargets } from './targets';
import { lostWhenZoomed } from './zoomed';

// Axe has it as experimental, so it is off with the tags alone. WCAG 2.5.3, level A.
const alsoOn = { 'label-content-name-mismatch': { enabled: true } };

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// What is off screen is drawn as well, and nothing is half way between two states while it is looked at.
const allDrawn =
  '*,*::before,*::after,*::backdrop{content-visibility:visible!important;animation:none!important;transition:none!important}';

/** Draws everything at once, until the answer is called. */
async function drawAll(page: Page): Promise<() => Promise<void>> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    // The bar of the page lies over nothing there.
    scrollTo(0, 0);
  }, allDrawn);
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop());
}

/** What the rules with these tags, or these alone, find in a part of a page. */
async function violations(page: Page, part: string, rules: 'tags' | string[]): Promise<string[]> {
  // A page that has it already reads it no second time.
  const has = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(has && { axeSource: ';' }) })
    .options({ resultTypes: ['violations'], ...(rules === 'tags' && { rules: alsoOn }) })
    .include(part);
  // Without frames of others there is no need to collect results from a second page.
  const found = await (rules === 'tags' ? axe.withTags(tags) : axe.withRules(rules))
    .setLegacyMode()
    .analyze();
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  );
}

/**
 * Expects no violation of WCAG 2.2 AA and of axe's best practices in the page, or in one part of it, in the light scheme
 * and in the dark one (which differs in its colours only), and that everything that can be pressed is large enough.
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  const undo = await drawAll(page);
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
export async function expectNamesAsShown(page: Page): Promise<void> {
  expect(await violations(page, 'html', ['label-content-name-mismatch'])).toEqual([]);
}

/** Expects that who enlarges a page, or one part of it, loses nothing of it. */
export async function expectNothingLost(page: Page, part = 'html'): Promise<void> {
  const undo = await drawAll(page);
  const lost = await lostWhenZoomed(page, part);
  await undo();
  expect(lost).toEqual([]);
}
