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

// Tests tagged @window need the full browser: the headless shell lacks notifications, and loads lazy pictures at
// another distance.
const inWindow = /@window/;
// Tests tagged @nightly repeat what a daily test covers, or concern few customers. They run by `npm run test:deep --
// browser`.
const left = process.env['NIGHTLY'] ? [] : [/@nightly/];
const desktop = { viewport: { width: 1280, height: 900 } };

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Generous, because other tests build packages in parallel. Waits of customers have shorter limits in the tests
  // themselves.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A service worker would answer instead of the tests' route handlers; offline tests allow it.
    serviceWorkers: 'block',
    // Record actions and requests only: screenshots and snapshots take a third of the time. `--trace on` adds them.
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
    // Each run has its own accounts, orders and mailbox.
    command: 'node tests/e2e/serve.mjs',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/config.json`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
