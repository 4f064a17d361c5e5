import type { Page } from '@playwright/test';
import { phone } from '../../bench/browser';
import { startCountingProxy } from '../../bench/counting-proxy';
import { figuresOf, visit } from '../../bench/visit';
import { budgets, workerBudget, type Budget } from '../support/budgets';
import { carry, liveAt, signedIn } from '../support/customer';
import { expect, test } from '../support/fixtures';

test.use({ viewport: { width: 390, height: 844 } });
signedIn.use({ viewport: { width: 390, height: 844 } });

const ofCustomers = new Set(['/checkout', '/orders']);
const daily = new Set(['/', '/menu', ...ofCustomers]);

const nameOf = (path: string): string =>
  path
    .replace(/^\/(?:remotes\/)?([^/]+)\/[^/]+\/(?:__federation_expose_)?/, '$1/')
    .replace(/\.[0-9a-f]{10}\.js.*$/, '')
    .replace(/\/\d+$/, '/#');

async function measured(page: Page, url: string): Promise<Budget> {
  const observed = await visit(page, url);
  const { document, scriptBefore, requestsBefore, rounds } = figuresOf(observed);
  const code = observed.requests
    .filter(({ type, before }) => before && type === 'Script')
    .map(({ path }) => nameOf(path))
    .sort();
  return {
    document: document / 1024,
    script: scriptBefore / 1024,
    requests: requestsBefore,
    rounds,
    code,
  };
}

function expectWithin({ code, ...figures }: Budget, budget: Budget): void {
  for (const [name, figure] of Object.entries(figures)) {
    const most = budget[name as keyof typeof figures];
    expect(figure, `${name}, of at most ${most}`).toBeLessThanOrEqual(most);
  }
  expect(code).toEqual(budget.code);
}

for (const [path, budget] of Object.entries(budgets)) {
  const title = `a first visit to ${path} stays within its budget @window`;
  if (ofCustomers.has(path)) {
    signedIn(title, async ({ page, baseURL }) => {
      await carry(page, { 1: 2, 19: 1 });
      await liveAt(page, 3);
      expectWithin(await measured(page, `${baseURL}${path}`), budget);
    });
  } else {
    test(title, { tag: daily.has(path) ? [] : '@nightly' }, async ({ page, baseURL }) =>
      expectWithin(await measured(page, `${baseURL}${path}`), budget),
    );
  }
}

/** Runs in the service worker. Returns the files among `paths` that it has not cached. */
async function notCached(paths: readonly string[]): Promise<string[]> {
  const files = paths.filter((path) => /^\/(shell|remotes|fonts|pictures)\//.test(path));
  const cached = await Promise.all(files.map((path) => caches.match(path)));
  return files.filter((_, at) => !cached[at]);
}

test('the service worker of a first visit to / stays within its budget and repeats no download @window', async ({
  browser,
  baseURL,
}) => {
  const proxy = await startCountingProxy(baseURL!);
  const context = await browser.newContext({ ...phone, serviceWorkers: 'allow' });
  const started = context.waitForEvent('serviceworker');
  const page = await context.newPage();
  await page.goto(proxy.url);
  // Nothing is evaluated in the page, because browsers would count that as the visitor's activity, which loads more.
  const worker = await started;
  await expect.poll(() => worker.evaluate(() => caches.match('/offline').then(Boolean))).toBe(true);
  const { counted, downloads } = proxy;
  await expect.poll(() => worker.evaluate(notCached, downloads)).toEqual([]);
  await context.close();
  proxy.stop();
  const { bytes, requests } = counted.worker;
  expect(bytes / 1024, 'KiB').toBeLessThanOrEqual(workerBudget.KiB);
  expect(requests, 'requests').toBeLessThanOrEqual(workerBudget.requests);
  expect(downloads.filter((path, at) => downloads.indexOf(path) !== at)).toEqual([]);
});
