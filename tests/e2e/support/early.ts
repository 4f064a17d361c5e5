import type { Page } from '@playwright/test';
import { declineOffers } from './account';

declare global {
  interface Window {
    /**
     * How long (ms) the page's handlers of the last click ran, and whether the next frame shows a stepper.
     */
    handled?: { ms: number; isVisible: boolean };
  }
}

/**
 * Opens a page over a connection of 400 kbit/s and holds its scripts back. Returns a function that lets them
 * through.
 */
export async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  await declineOffers(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  await page.addInitScript(() => {
    let startedAt = 0;
    // Measures between the first and the last listener, because a busy machine may deliver the click late.
    addEventListener('click', () => (startedAt = performance.now()), true);
    const end = () => {
      const ms = performance.now() - startedAt;
      requestAnimationFrame(() => {
        window.handled = {
          ms,
          isVisible: document.querySelector('[data-add][role=group]') !== null,
        };
      });
    };
    // After the page's own listeners on the window, which stop a click that they handle.
    addEventListener('DOMContentLoaded', () => addEventListener('click', end, true));
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return release;
}
