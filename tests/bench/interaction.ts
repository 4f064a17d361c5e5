import type { Browser, Page } from '@playwright/test';
import { declineOffers } from '../e2e/support/customer';
import { writeLargeMenu } from '../sites/large-menu.mjs';
import { serveMenu } from '../sites/serve-site';
import { longestAnswer, openBrowser, phone, slowDown, tap, watchInteractions } from './browser';
import { median, type Measured, repeated, tableOf } from './part';

const search = (page: Page) => page.getByRole('searchbox').first();
const steps: Record<string, (page: Page) => Promise<void>> = {
  'typing in the menu search': (page) => search(page).pressSequentially('paneer', { delay: 120 }),
  'emptying the search': (page) => search(page).press('Escape'),
  'adding to the cart': (page) =>
    tap(page, page.getByRole('button', { name: /^Add to Cart/ }).first()),
  'increasing its quantity': (page) =>
    tap(page, page.getByRole('button', { name: /^One .* more$/ }).first()),
  'opening the drawer': (page) =>
    tap(page, page.getByRole('banner').getByRole('button', { name: /cart/i }).first()),
  'closing it': (page) => page.keyboard.press('Escape'),
  'opening the choices of a dish': (page) =>
    tap(
      page,
      page.getByRole('button', { name: 'Add to Cart Customise, Spicy Paneer Burger' }).first(),
    ),
  choosing: (page) => tap(page, page.getByRole('dialog').getByRole('radio').nth(1)),
};

async function measureOnce(browser: Browser, url: string) {
  const page = await browser.newPage(phone);
  await declineOffers(page);
  await page.goto(`${url}/menu`, { waitUntil: 'networkidle' });
  await page.evaluate(watchInteractions);
  await slowDown(page);
  const answers: Record<string, number> = {};
  for (const [name, act] of Object.entries(steps)) {
    answers[name] = await longestAnswer(page, () => act(page));
  }
  await page.close();
  return answers;
}

async function measureSite(browser: Browser, url: string, runs: number) {
  const all = await repeated(runs, () => measureOnce(browser, url));
  return (name: string) => median(all.map((answers) => answers[name] ?? NaN));
}

/**
 * Measures the menu's interactions with a four times slower processor. Returns medians as Markdown and
 * figures.
 */
export async function measureInteraction(url: string, runs: number): Promise<Measured> {
  const browser = await openBrowser();
  const ofFifty = await measureSite(browser, url, runs);
  const site = await serveMenu('large-menu', writeLargeMenu);
  const ofMany = await measureSite(browser, site.url, runs);
  await site.stop();
  await browser.close();
  const names = Object.keys(steps);
  const rows = names.map((name) => [name, ofFifty(name), ofMany(name)]);
  return {
    table: tableOf(['interaction', 'INP ms, 50 dishes', '5,000 dishes'], rows),
    figures: Object.fromEntries(
      names.flatMap((name) => [
        [`${name}, 50 dishes`, ofFifty(name)],
        [`${name}, 5,000 dishes`, ofMany(name)],
      ]),
    ),
  };
}
