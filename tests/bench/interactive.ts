import type { Browser } from '@playwright/test';
import { openBrowser, phone } from './browser';
import type { Measured, Route } from './part';
import { median } from './statistics';

// Lighthouse's mobile preset, applied instead of simulated: slow 4G and a processor four times slower.
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

async function measureOnce(browser: Browser, address: string) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(address);
  const mark = await page.waitForFunction(
    () => performance.getEntriesByName('interactive')[0]?.startTime,
  );
  const at = (await mark.jsonValue()) ?? NaN;
  await context.close();
  return at;
}

/** When a first visit answers to the customer under that throttling, medians as Markdown and as figures. */
export async function measureInteractive(
  url: string,
  routes: readonly Route[],
  runs: number,
): Promise<Measured> {
  const browser = await openBrowser();
  const lines = ['| route | interactive s |', '|---|---|'];
  const medians: Record<string, number> = {};
  for (const { path } of routes.filter(({ signedIn }) => !signedIn)) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await measureOnce(browser, url + path));
    const seconds = median(times) / 1000;
    medians[`interactive ${path}`] = seconds;
    lines.push(`| ${path} | ${seconds.toFixed(2)} |`);
  }
  await browser.close();
  return { table: lines.join('\n'), figures: medians };
}
