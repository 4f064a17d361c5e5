import type { Browser, Page } from '@playwright/test';
import { declineOffers } from '../e2e/support/customer';
import { openBrowser, phone } from './browser';
import { median, repeated, tableOf, type Measured, type Route } from './part';

interface MainThreadUse {
  /** Time of the main thread by its own clock, which does not count other processes, in ms. */
  taskMs: number;
  styleRecalculations: number;
}

/** Starts counting a page's use of the main thread. Returns a function that reads the use since then. */
export async function watchMainThread(page: Page): Promise<() => Promise<MainThreadUse>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
    return {
      taskMs: valueOf('TaskDuration') * 1000,
      styleRecalculations: valueOf('RecalcStyleCount'),
    };
  };
  const before = await read();
  return async () => {
    const after = await read();
    return {
      taskMs: after.taskMs - before.taskMs,
      styleRecalculations: after.styleRecalculations - before.styleRecalculations,
    };
  };
}

// Pages offer sign-in after two idle seconds, which the load does not include (ms).
const loadedAfterMs = 1500;
const networkIdleMs = 500;
// Loading animations end within five seconds (ms).
const settledAfterMs = 6000;
const idleMs = 10_000;

async function open(browser: Browser): Promise<Page> {
  const page = await browser.newPage(phone);
  await declineOffers(page);
  return page;
}

async function measureLoad(browser: Browser, address: string): Promise<number> {
  const page = await open(browser);
  const read = await watchMainThread(page);
  // Nothing is evaluated in the page, because browsers would count that as the visitor's activity, which loads more.
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(loadedAfterMs - networkIdleMs);
  const { taskMs } = await read();
  await page.close();
  return taskMs;
}

async function measureIdle(browser: Browser, address: string): Promise<MainThreadUse> {
  const page = await open(browser);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(settledAfterMs);
  const read = await watchMainThread(page);
  await page.waitForTimeout(idleMs);
  const use = await read();
  await page.close();
  return use;
}

/** Measures the main-thread time of a first visit at full speed, and of ten seconds without input afterwards. */
export async function measureMainThread(
  url: string,
  routes: readonly Route[],
  runs: number,
): Promise<Measured> {
  const browser = await openBrowser();
  const rows: unknown[][] = [];
  const figures: Record<string, number> = {};
  let mostIdle = 0;
  for (const { path } of routes.filter(({ signedIn }) => !signedIn)) {
    const loads = await repeated(runs, () => measureLoad(browser, url + path));
    const idle = await measureIdle(browser, url + path);
    const load = (figures[`main thread ${path}`] = median(loads));
    mostIdle = Math.max(mostIdle, idle.taskMs);
    rows.push([path, load.toFixed(0), idle.taskMs.toFixed(1), idle.styleRecalculations]);
  }
  await browser.close();
  const head = ['route', 'load ms', 'ten idle seconds ms', 'style recalculations in them'];
  return { table: tableOf(head, rows), figures: { ...figures, 'most idle': mostIdle } };
}
