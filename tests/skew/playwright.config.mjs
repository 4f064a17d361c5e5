import { defineConfig } from '@playwright/test';
import deploy from '../deploy/playwright.config.mjs';

/** Versions of different releases on one site. */
export default defineConfig({
  ...deploy,
  testDir: '.',
  outputDir: '../../test-results/skew',
});
