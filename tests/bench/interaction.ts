import type { Browser, Locator, Page } from '@playwright/test';
import { root } from '../../scripts/paths.mjs';
import { must } from '../../scripts/run.mjs';
import { writeLargeMenu } from '../sites/large-menu.mjs';
import { publishMenu } from '../sites/publish-menu.mjs';
import { openBrowser, phone } from './browser';
import type { BenchSite, Measured } from './part';
import { serveSite } from './serve-site';
import { median } from './statistics';

declare global {
  interface Window {
    /** How long each answer took, in ms. */
    answers: number[];
  }
}

/** Watches how long the browser took to show the answer to each interaction, as INP counts it. */
function watchInteractions() {
  window.answers = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId > 0) window.answers.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

const settlingMs = 400;

/** The longest answer in ms to what is done; below 16 ms the browser does not say, which counts as 16. */
async function longestAnswer(page: Page, act: () => Promise<void>) {
  await page.waitForTimeout(settlingMs);
  await page.evaluate(() => (window.answers.length = 0));
  await act();
  await page.waitForTimeout(settlingMs);
  return page.evaluate(() => Math.max(16, ...window.answers));
}

// As long as a finger stays on the glass: without it, the answer to the touch is counted as that to the tap.
const touchMs = 70;

async function tap(page: Page, target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be tapped is not in sight');
  const { x, y, width, height } = box;
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(touchMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

const search = (page: Page) => page.getByRole('searchbox').first();
const steps: Record<string, (page: Page) => Promise<void>> = {
  'typing in the menu search': (page) => search(page).pressSequentially('paneer', { delay: 120 }),
  'emptying the search': (page) => search(page).press('Escape'),
  'adding to the cart': (page) =>
    tap(page, page.getByRole('button', { name: /^Add to Cart/ }).first()),
  'one more of it': (page) =>
    tap(page, page.getByRole('button', { name: /^One .* more$/ }).first()),
  'opening the drawer': (page) =>
    tap(page, page.getByRole('banner').getByRole('button', { name: /cart/i }).first()),
};

async function measureOnce(browser: Browser, url: string) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(() => {
    sessionStorage.setItem('burger.declined.sign-in', 'yes');
    sessionStorage.setItem('burger.declined.location', 'yes');
  });
  await page.goto(`${url}/menu`, { waitUntil: 'networkidle' });
  await page.evaluate(watchInteractions);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const answers: Record<string, number> = {};
  for (const [name, act] of Object.entries(steps)) {
    answers[name] = await longestAnswer(page, () => act(page));
  }
  await context.close();
  return answers;
}

async function measureSite(browser: Browser, url: string, runs: number) {
  const all: Record<string, number>[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await measureOnce(browser, url));
  return (name: string) => median(all.map((answers) => answers[name] ?? NaN));
}

const assemble =
  "await (await (await import('./scripts/import-release.mjs')).importRelease('build/assemble-site')).assembleSite()";

/** Serves the site of a restaurant with 5,000 dishes. */
async function serveLargeMenu(port: number): Promise<BenchSite> {
  const folder = `${root}/reports/sites/large-menu`;
  const env = { SITE_DIR: folder };
  await must('node', ['--input-type=module', '-e', assemble], { quiet: true, env });
  const site = await serveSite(port, folder);
  await publishMenu(site.url, writeLargeMenu());
  return site;
}

/** How long the menu takes to answer at a quarter of the processor's speed, medians as Markdown and as figures. */
export async function measureInteraction(url: string, runs: number): Promise<Measured> {
  const browser = await openBrowser();
  const ofFifty = await measureSite(browser, url, runs);
  const site = await serveLargeMenu(Number(new URL(url).port) + 1);
  const ofMany = await measureSite(browser, site.url, runs);
  await site.stop();
  await browser.close();
  const names = Object.keys(steps);
  const rows = names.map((name) => `| ${name} | ${ofFifty(name)} | ${ofMany(name)} |`);
  return {
    table: [
      '| what | longest answer ms, 50 dishes | 5,000 dishes |',
      '|---|---|---|',
      ...rows,
    ].join('\n'),
    figures: Object.fromEntries(
      names.flatMap((name) => [
        [`${name}, 50 dishes`, ofFifty(name)],
        [`${name}, 5,000 dishes`, ofMany(name)],
      ]),
    ),
  };
}
