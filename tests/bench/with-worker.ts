import type { Browser } from '@playwright/test';
import { phone } from './browser';
import { startCountingProxy, type Counted } from './counting-proxy';

export interface WithWorker {
  /** The page while the browser blocks the service worker. */
  alone: Counted;
  page: Counted;
  worker: Counted;
}

const quietMs = 4000;

/** Visits the home page without input until the network was quiet, with or without the service worker. */
async function visitHome(browser: Browser, site: string, serviceWorkers: 'allow' | 'block') {
  const proxy = await startCountingProxy(site);
  const context = await browser.newContext({ ...phone, serviceWorkers });
  const page = await context.newPage();
  await page.goto(proxy.url);
  const hasWorker = () => serviceWorkers === 'block' || proxy.counted.worker.requests > 0;
  // Nothing is evaluated in the page, because browsers would count that as the visitor's activity, which loads more.
  while (!hasWorker() || proxy.quietForMs() < quietMs) await page.waitForTimeout(500);
  await context.close();
  proxy.stop();
  return proxy.counted;
}

/**
 * Counts the bytes that a first visit of the home page downloads, for the page and for the service worker,
 * with a proxy before the site.
 */
export async function measureWithWorker(browser: Browser, site: string): Promise<WithWorker> {
  const { page: alone } = await visitHome(browser, site, 'block');
  return { alone, ...(await visitHome(browser, site, 'allow')) };
}
