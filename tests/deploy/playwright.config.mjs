import { defineConfig } from '@playwright/test';
import browser from '../../playwright.config.mjs';

/** What serves teams and owners: it builds packages, so it takes minutes, and is run by `npm run test:deep -- deploy`. */
export default defineConfig({
  ...browser,
  testDir: '.',
  // They wait for packages that are built and pages that are rendered, however slow the machine.
  timeout: 900_000,
  // The tests of a file share the site and the packages that they make.
  fullyParallel: false,
  testMatch: /\.spec\.ts$/,
  outputDir: '../../test-results/deploy',
  projects: browser.projects?.filter(({ name }) => name === 'desktop'),
  webServer: { .../** @type {any} */ (browser.webServer), cwd: '../..' },
});
