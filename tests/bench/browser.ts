import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from '@playwright/test';
import { browserPath } from '../../scripts/test/browsers.mjs';
import { createAccount, declineOffers } from '../e2e/support/account';

const flags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  // With a debugger attached, as by Playwright, V8 parses a script again for each error that it creates, to learn the
  // error's line: 40 to 75 ms of the shell that visitors do not have. This option records the lines with the first parse.
  '--js-flags=--no-enable-lazy-source-positions',
];
/** The phone that Lighthouse's mobile preset simulates. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  // The service worker fetches files for later visits, which `with-worker.ts` counts instead.
  serviceWorkers: 'block',
} satisfies BrowserContextOptions;

export const openBrowser = (): Promise<Browser> => {
  const executablePath = browserPath();
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: flags });
};

const stored = {
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

/** Signs a new customer in on the page, with a cart and a location. */
export async function signIn(page: Page, url: string): Promise<void> {
  await declineOffers(page);
  await page.addInitScript((items) => {
    for (const [name, item] of Object.entries(items))
      localStorage.setItem(name, JSON.stringify(item));
  }, stored);
  await page.goto(`${url}/about`);
  customers += 1;
  // As long as real email addresses, because a page shows the part before the @.
  await createAccount(page, `asha.rao${customers}-${process.pid}@example.in`);
}

declare global {
  interface Window {
    answers: number[];
  }
}

/** Runs in a page: records the duration of each interaction as INP (Interaction to Next Paint) does. */
export function watchInteractions() {
  window.answers = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId > 0) window.answers.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

const settlingMs = 400;

/**
 * Returns the longest interaction in ms; browsers do not report interactions under 16 ms, so these count as
 * 16.
 */
export async function longestAnswer(page: Page, act: () => Promise<void>): Promise<number> {
  await page.waitForTimeout(settlingMs);
  await page.evaluate(() => (window.answers.length = 0));
  await act();
  await page.waitForTimeout(settlingMs);
  return page.evaluate(() => Math.max(16, ...window.answers));
}

// The duration of a real touch (ms). Shorter ones would let the browser attribute the response to the touch
// instead of the tap.
const touchMs = 70;

export async function tap(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('The element to tap is not visible');
  const { x, y, width, height } = box;
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(touchMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

export interface Line {
  latency: number;
  downloadThroughput: number;
  uploadThroughput: number;
}

/** Slows the page's processor to a quarter, as on a cheap phone, and its network connection. */
export async function slowDown(page: Page, line?: Line): Promise<void> {
  const session = await page.context().newCDPSession(page);
  if (line) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
