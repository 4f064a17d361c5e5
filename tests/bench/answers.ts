import type { Locator, Page } from '@playwright/test';

declare global {
  interface Window {
    /** How long each answer took, in ms. */
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

/** From now on the page has a quarter of the processor, as a cheap phone or tablet does. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
