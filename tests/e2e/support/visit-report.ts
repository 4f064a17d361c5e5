import type { Page } from '@playwright/test';

/** Makes a page a sampled visitor. Test browsers set navigator.webdriver and would not report. */
export const asDrawnVisitor = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'webdriver', { get: () => false });
    Math.random = () => 0;
  });

/** Makes the page hidden, as when its visitor switches to another app. It reports the visit then. */
export const hide = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    // The script has loaded but may not have run yet.
    setInterval(() => document.dispatchEvent(new Event('visibilitychange')), 100);
  });
