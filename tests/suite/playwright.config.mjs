import { defineConfig } from '@playwright/test';
import browser from '../../playwright.config.mjs';

/** Tests the deployable build on Google's emulators: `npm run test:deep -- suite`. */
const { webServer: _none, projects: _others, ...common } = browser;
export default defineConfig({
  ...common,
  testDir: '.',
  // Long, because the first run installs the functions' packages.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: { ...common.use, actionTimeout: 20_000 },
  fullyParallel: false,
  workers: 1,
  outputDir: '../../test-results/suite',
  projects: [{ name: 'suite', use: { viewport: { width: 1280, height: 900 } } }],
});
