import { defineConfig } from '@playwright/test';
import { browserPath, shellPath } from './scripts/test/browsers.mjs';

const port = Number(process.env['E2E_PORT'] ?? 4173);
const launched = (executablePath) => ({
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
});

// What the browser without a window lacks or does its own way, such as notifications and how far ahead pictures are asked
// for, is tagged @window and looked at in the whole one.
const inWindow = /@window/;
// What another test shows each day, or few customers depend on, is tagged @nightly and runs by `npm run test:deep -- browser`.
const left = process.env['NIGHTLY'] ? [] : [/@nightly/];
const desktop = { viewport: { width: 1280, height: 900 } };

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Other tests build whole packages beside; what a customer waits for has its own, shorter limits.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // It would answer in place of what tests put into the way of requests; tests of being offline allow it.
    serviceWorkers: 'block',
    // What was done and asked, without film and pages, which cost a third of the time; `--trace on` has these, too.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    launchOptions: launched(shellPath()),
  },
  projects: [
    { name: 'desktop', grepInvert: [inWindow, ...left], use: desktop },
    {
      name: 'window',
      grep: inWindow,
      grepInvert: left,
      use: { ...desktop, launchOptions: launched(browserPath()) },
    },
  ],
  webServer: {
    // A fresh world for every run: its own accounts, orders and mailbox.
    command: 'node tests/e2e/serve.mjs',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/config.json`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
