import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from '@playwright/test';
import { browserPath } from '../../scripts/test/browsers.mjs';
import { createAccount, declineOffers } from '../e2e/support/account';

const flags = ['--no-sandbox', '--disable-background-networking', '--disable-component-update'];
/** A phone as Lighthouse's mobile preset has it. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  // Figures of first visits: what the service worker fetches for later ones is not part of them.
  serviceWorkers: 'block',
} satisfies BrowserContextOptions;

export const openBrowser = (): Promise<Browser> => {
  const executablePath = browserPath();
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: flags });
};

const kept = {
  'burger.cart': {
    version: 2,
    lines: [
      { dishId: 1, quantity: 2, choices: [], note: '' },
      { dishId: 19, quantity: 1, choices: [], note: '' },
    ],
    promo: null,
  },
  'burger.location': { lat: 13.0457, lng: 77.7262, locality: 'Bidarahalli', picked: true },
};

let customers = 0;

/** Makes the page's browser that of a customer: an account by email, a cart, a known place. */
export async function signIn(page: Page, url: string): Promise<void> {
  await declineOffers(page);
  await page.addInitScript((items) => {
    for (const [name, item] of Object.entries(items))
      localStorage.setItem(name, JSON.stringify(item));
  }, kept);
  await page.goto(`${url}/about`);
  customers += 1;
  // As long as people's addresses are: a page shows the first half of it.
  await createAccount(page, `asha.rao${customers}-${process.pid}@example.in`);
}

declare global {
  interface Window {
    answers: number[];
  }
}

/** Runs in a page: watches how long the browser took to show the answer to each interaction, as INP counts it. */
export function watchInteractions() {
  window.answers = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId > 0) window.answers.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

const settlingMs = 400;

/** The longest answer in ms to what is done; below 16 ms the browser does not say, which counts as 16. */
export async function longestAnswer(page: Page, act: () => Promise<void>): Promise<number> {
  await page.waitForTimeout(settlingMs);
  await page.evaluate(() => (window.answers.length = 0));
  await act();
  await page.waitForTimeout(settlingMs);
  return page.evaluate(() => Math.max(16, ...window.answers));
}

// As long as a finger stays on the glass: without it, the answer to the touch is counted as that to the tap.
const touchMs = 70;

/** A finger on the middle of something. Throws where it is not in sight. */
export async function tap(page: Page, target: Locator): Promise<void> {
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

/** How slow a line is, in bytes a second. */
export interface Line {
  latency: number;
  downloadThroughput: number;
  uploadThroughput: number;
}

/** From now on the page has a quarter of the processor, as a cheap phone or tablet does, and that line. */
export async function slowDown(page: Page, line?: Line): Promise<void> {
  const session = await page.context().newCDPSession(page);
  if (line) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
