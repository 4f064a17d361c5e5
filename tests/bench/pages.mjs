import { chromium } from '@playwright/test';
import { browserPath } from '../../scripts/test/ensure-browser.mjs';

const KiB = (bytes) => (bytes / 1024).toFixed(1);

/** What one visit to a route transfers, from the browser's own network log: `{ kind: { requests, bytes } }`. */
async function measure(browser, url) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map();
  const sums = {};
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    sums[kind] ??= { requests: 0, bytes: 0 };
    sums[kind].requests += 1;
    sums[kind].bytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const interactive = await page.evaluate(
    () => performance.getEntriesByName('interactive')[0]?.startTime ?? NaN,
  );
  await context.close();
  return { sums, interactive };
}

/** Prints bytes on the wire (brotli) and requests for a first visit to each route. */
export async function benchPages(url, routes) {
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  });
  console.log(
    '| route | script KiB / requests | document KiB | pictures KiB / requests | all KiB / requests | interactive ms |',
  );
  console.log('|---|---|---|---|---|---|');
  for (const route of routes) {
    const { sums, interactive } = await measure(browser, `${url}${route}`);
    const of = (kind) => sums[kind] ?? { requests: 0, bytes: 0 };
    const all = Object.values(sums).reduce(
      (total, one) => ({ requests: total.requests + one.requests, bytes: total.bytes + one.bytes }),
      { requests: 0, bytes: 0 },
    );
    console.log(
      `| ${route} | ${KiB(of('Script').bytes)} / ${of('Script').requests} | ${KiB(of('Document').bytes)} | ${KiB(of('Image').bytes)} / ${of('Image').requests} | ${KiB(all.bytes)} / ${all.requests} | ${interactive.toFixed(0)} |`,
    );
  }
  await browser.close();
}
