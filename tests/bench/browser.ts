import { chromium, type Browser, type BrowserContextOptions } from '@playwright/test';
import { browserPath } from '../../scripts/test/browsers.mjs';

const flags = ['--no-sandbox', '--disable-background-networking', '--disable-component-update'];
/** A phone as Lighthouse's mobile preset has it. */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  // Figures of first visits: what the service worker fetches for later ones is not part of them.
  serviceWorkers: 'block',
};

export const openBrowser = (): Promise<Browser> => {
  const executablePath = browserPath();
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: flags });
};
