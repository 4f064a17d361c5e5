import { defineConfig } from '@playwright/test';
import deploy from '../deploy/playwright.config.mjs';

/** Deploys broken versions and rolls them back: `npm run drill`. */
export default defineConfig({
  ...deploy,
  testDir: '.',
  // One site, whose figures the tests read.
  workers: 1,
  outputDir: '../../test-results/drill',
});
