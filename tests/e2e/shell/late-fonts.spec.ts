import type { Page } from '@playwright/test';
import { declineOffers } from '../support/customer';
import { answers, expect, test } from '../support/fixtures';

/** Returns the fonts that render the main heading; web fonts are marked. */
async function facesOfHeading(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'h1',
  });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? ' file' : ''}`);
}

test(
  'a late heading font leaves the open page unchanged and applies to the next page',
  { tag: '@nightly' },
  async ({ page }) => {
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/*.woff2', async (route) => {
      await arrived;
      await route.continue();
    });
    await declineOffers(page);
    // The load event would wait for the font, which this test delays.
    await page.goto('/about', { waitUntil: 'domcontentloaded' });
    await answers(page);
    await expect.poll(() => facesOfHeading(page)).not.toEqual([]);
    arrive();
    await page.evaluate(() => document.fonts.ready);
    expect(await facesOfHeading(page)).not.toContain('Baloo 2 file');

    await page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true }).click();
    await expect(page).toHaveURL('/menu');
    await answers(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Our menu' })).toBeVisible();
    await expect.poll(() => facesOfHeading(page)).toEqual(['Baloo 2 file']);
  },
);
