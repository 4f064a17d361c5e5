import type { Browser } from '@playwright/test';
import { declineOffers } from '../e2e/support/customer';
import { openBrowser, phone, slowDown } from './browser';
import { median, repeated, tableOf, type Measured, type Route } from './part';

// Lighthouse's mobile preset, but with real instead of simulated throttling: slow 4G, processor four times
// slower.
const slow4G = {
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

async function interactiveOnce(browser: Browser, address: string) {
  const page = await browser.newPage(phone);
  await slowDown(page, slow4G);
  await page.goto(address);
  const mark = await page.waitForFunction(
    () => performance.getEntriesByName('interactive')[0]?.startTime,
  );
  const at = (await mark.jsonValue()) ?? NaN;
  await page.close();
  return at;
}

/**
 * Measures when a first visit becomes interactive under throttling. Returns medians as Markdown and figures.
 */
export async function measureInteractive(
  url: string,
  routes: readonly Route[],
  runs: number,
): Promise<Measured> {
  const browser = await openBrowser();
  const rows: [path: string, seconds: string][] = [];
  const figures: Record<string, number> = {};
  for (const { path } of routes.filter(({ signedIn }) => !signedIn)) {
    const times = await repeated(runs, () => interactiveOnce(browser, url + path));
    const seconds = (figures[`interactive ${path}`] = median(times) / 1000);
    rows.push([path, seconds.toFixed(2)]);
  }
  await browser.close();
  return { table: tableOf(['route', 'interactive s'], rows), figures };
}

const isInteractive = () => performance.getEntriesByName('interactive').length > 0;
/** Runs in the page: returns the first contentful paint in ms since the visit began. */
const firstPaint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;

async function revisitOnce(browser: Browser, url: string) {
  const page = await browser.newPage(phone);
  await declineOffers(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.goto(`${url}/menu`, { waitUntil: 'networkidle' });
  await page.goto(`${url}/menu`);
  await page.waitForFunction(isInteractive);
  const repeat = (await (await page.waitForFunction(firstPaint)).jsonValue()) ?? NaN;

  await page.goto(url, { waitUntil: 'networkidle' });
  const link = page.getByRole('link', { name: /menu/i }).filter({ visible: true }).first();
  // Hovering over a link preloads its page.
  await link.hover();
  await page.waitForLoadState('networkidle');
  const change = await link.evaluate(
    (anchor: HTMLElement) =>
      new Promise<number>((resolve) => {
        const started = performance.now();
        const heading = () => document.querySelector('main h1')?.textContent ?? '';
        const before = heading();
        const rendered = () => location.pathname === '/menu' && !['', before].includes(heading());
        const look = () =>
          rendered() ? resolve(performance.now() - started) : requestAnimationFrame(look);
        anchor.click();
        look();
      }),
  );
  await page.close();
  return { repeat, change };
}

/**
 * Measures a second visit to the menu, and navigating there from home after hovering. Returns medians and
 * figures.
 */
export async function measureRevisit(url: string, runs: number): Promise<Measured> {
  const browser = await openBrowser();
  const all = await repeated(runs, () => revisitOnce(browser, url));
  await browser.close();
  const of = (name: 'repeat' | 'change') => Math.round(median(all.map((one) => one[name])));
  const [repeat, change] = [of('repeat'), of('change')];
  const rows = [
    ['repeat visit to /menu', repeat],
    ['route change from / to /menu after prefetch', change],
  ];
  const figures = { 'repeat visit': repeat, 'route change': change };
  return { table: tableOf(['navigation', 'to content ms'], rows), figures };
}
