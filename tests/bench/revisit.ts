import type { Browser } from '@playwright/test';
import { openBrowser, phone } from './browser';
import type { Measured } from './part';
import { median } from './statistics';

const isInteractive = () => performance.getEntriesByName('interactive').length > 0;
/** When the heading of the page was first painted, in ms since the visit began. */
const firstPaint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;

async function measureOnce(browser: Browser, url: string) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(() => {
    sessionStorage.setItem('burger.declined.sign-in', 'yes');
    sessionStorage.setItem('burger.declined.location', 'yes');
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.goto(`${url}/menu`, { waitUntil: 'networkidle' });
  await page.goto(`${url}/menu`);
  await page.waitForFunction(isInteractive);
  const repeat = (await (await page.waitForFunction(firstPaint)).jsonValue()) ?? NaN;

  await page.goto(url, { waitUntil: 'networkidle' });
  const link = page.getByRole('link', { name: /menu/i }).filter({ visible: true }).first();
  // Intent: the pointer is over the link, which loads what the next page needs.
  await link.hover();
  await page.waitForLoadState('networkidle');
  const change = await link.evaluate(
    (anchor: HTMLElement) =>
      new Promise<number>((resolve) => {
        const started = performance.now();
        const heading = () => document.querySelector('main h1')?.textContent ?? '';
        const before = heading();
        const shown = () => location.pathname === '/menu' && !['', before].includes(heading());
        const look = () =>
          shown() ? resolve(performance.now() - started) : requestAnimationFrame(look);
        anchor.click();
        look();
      }),
  );
  await context.close();
  return { repeat, change };
}

/** A second visit to the menu, and the way from home to the menu after a moment over its link, medians as Markdown and as figures. */
export async function measureRevisit(url: string, runs: number): Promise<Measured> {
  const browser = await openBrowser();
  const all: Awaited<ReturnType<typeof measureOnce>>[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await measureOnce(browser, url));
  await browser.close();
  const of = (name: 'repeat' | 'change') => Math.round(median(all.map((one) => one[name])));
  const [repeat, change] = [of('repeat'), of('change')];
  return {
    table: [
      '| what | to content ms |',
      '|---|---|',
      `| repeat visit to /menu | ${repeat} |`,
      `| route change from / to /menu after prefetch | ${change} |`,
    ].join('\n'),
    figures: { 'repeat visit': repeat, 'route change': change },
  };
}
