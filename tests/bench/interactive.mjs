import { median, openBrowser, phone } from './browser.mjs';

// Lighthouse's mobile preset, applied instead of simulated: slow 4G and a processor four times slower.
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

async function measureOnce(browser, address) {
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
  const at = await mark.jsonValue();
  await context.close();
  return at;
}

/** When a first visit answers to the customer under that throttling, medians as Markdown and as figures. */
export async function measureInteractive(url, routes, runs = 5) {
  const browser = await openBrowser();
  const lines = ['| route | interactive s |', '|---|---|'];
  const medians = [];
  for (const { path } of routes.filter(({ signedIn }) => !signedIn)) {
    const times = [];
    for (let run = 0; run < runs; run += 1) times.push(await measureOnce(browser, url + path));
    medians.push(median(times) / 1000);
    lines.push(`| ${path} | ${medians.at(-1).toFixed(2)} |`);
  }
  await browser.close();
  return { table: lines.join('\n'), figures: { 'slowest interactive': Math.max(...medians) } };
}
