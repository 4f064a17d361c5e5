import { defineConfig } from '@playwright/test';
import browser from '../../playwright.config.mjs';

/**
 * Tests for developers of remotes and for owners. They build packages, which takes minutes: `npm run
 * test:deep -- deploy`.
 */
export default defineConfig({
  ...browser,
  testDir: '.',
  // Long, because building packages and rendering pages may be slow.
  timeout: 900_000,
  // The tests of one file share a site and packages, so they run one after the other.
  fullyParallel: false,
  testMatch: /\.spec\.ts$/,
  outputDir: '../../test-results/deploy',
  projects: browser.projects?.filter(({ name }) => name === 'desktop'),
  webServer: { .../** @type {any} */ (browser.webServer), cwd: '../..' },
});
