import type { Page } from '@playwright/test';
import { watchMainThread } from '../../bench/main-thread';
import { apiCustomer } from '../support/api-customer';
import { apiKitchen } from '../support/api-kitchen';
import { expect, startShift, stored, test, type Visitor } from '../support/counter';
import { declineOffers } from '../support/customer';
import { answers } from '../support/fixtures';
import { routes } from '../support/routes';

// Skeletons shimmer for five seconds (ms).
const settledAfterMs = 6000;
const measuredMs = 10_000;
const limitMs = 20;
// The counter asks for new orders every four seconds: 15 to 38 ms, by the speed of the machine. An animation takes
// hundreds.
const counterLimitMs = 40;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Returns the main-thread time (ms) and style recalculations of a page without input within ten seconds. */
async function idleWork(page: Page) {
  // A page behind another one draws no frames.
  await page.bringToFront();
  const read = await watchMainThread(page);
  await pause(measuredMs);
  const { taskMs, styleRecalculations } = await read();
  const path = new URL(page.url()).pathname;
  return { path, taskMs: Math.round(taskMs), styleRecalculations };
}

const isBusy = ({ path, taskMs, styleRecalculations }: Awaited<ReturnType<typeof idleWork>>) =>
  taskMs > (path === '/kitchen' ? counterLimitMs : limitMs) || styleRecalculations > 2;

/**
 * Waits until loading animations have ended. Expects that pages without input then use no main-thread time.
 */
async function expectIdle(pages: readonly Page[]): Promise<void> {
  test.slow();
  await pause(settledAfterMs);
  const work = [];
  for (const page of pages) {
    let measured = await idleWork(page);
    // Garbage collection and other processes disturb single intervals; repeated work is in all of them.
    for (let again = 0; again < 3 && isBusy(measured); again += 1) measured = await idleWork(page);
    work.push(measured);
  }
  expect(work.filter(isBusy)).toEqual([]);
}

async function openAs(visitor: Visitor, path: string): Promise<Page> {
  const page = await visitor('phone');
  await declineOffers(page);
  // This request never gets a response, so that the skeleton of the reviews stays.
  await page.route('**/getGoogleReviews', () => {});
  await page.goto(path);
  await answers(page);
  return page;
}

test('the pages of an order use no main-thread time without input', async ({
  site,
  visitor,
  request,
}) => {
  const customer = await apiCustomer(request, site.url);
  const kitchen = await apiKitchen(request, site);
  const { key } = await customer.order();
  const { trackingKey } = await stored(request, site, key);
  const counter = await visitor('tablet');
  await startShift(counter, site);
  await kitchen.move(key, ['placed', 'confirmed']);
  const tracking = `/track/${String(trackingKey?.['stringValue'])}`;
  const pages = [counter];
  for (const path of ['/', tracking, await kitchen.riderLink(key)]) {
    pages.push(await openAs(visitor, path));
  }
  await expectIdle(pages);
});

// In small groups: with more pages at once the browser stops drawing frames for some.
const others = [
  ...routes.slice(1),
  '/account',
  '/privacy',
  '/terms',
  '/unsubscribe',
  '/no-such-page',
];
const groups = [others.slice(0, 4), others.slice(4, 8), others.slice(8)];
for (const group of groups) {
  test(
    `pages use no main-thread time without input: ${group.join(', ')}`,
    { tag: '@nightly' },
    async ({ visitor }) => {
      const pages = [];
      for (const path of group) pages.push(await openAs(visitor, path));
      await expectIdle(pages);
    },
  );
}
