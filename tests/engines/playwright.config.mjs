import { defineConfig } from '@playwright/test';

// Offset from the port of `tests/e2e`: one setting gives parallel clones different ports for both.
const port = Number(process.env['E2E_PORT'] ?? 4173) + 7;
const phone = { width: 390, height: 844, dark: false };
const desktop = { width: 1280, height: 900, dark: false };

// By day `tests/e2e` leaves the nightly tests out as well.
const left = process.env['NIGHTLY'] ? [] : [/@nightly/];
// Hundreds of presses through a remote driver take minutes, so by day only Chromium makes them.
const slow = process.env['NIGHTLY'] ? [] : [...left, /answers a press of 80 ms/];

/**
 * Tests of what differs between browser engines. Chromium runs only tests tagged @chromium, because
 * `tests/e2e` covers the others.
 */
export default defineConfig({
  testDir: '.',
  globalSetup: './empty-profiles.ts',
  outputDir: '../../test-results/engines',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: { baseURL: `http://localhost:${port}` },
  projects: [
    ...['firefox', 'webkit'].flatMap((engine) => [
      { name: `${engine} phone`, grepInvert: [/@desktop/, ...slow], use: { engine, visit: phone } },
      {
        name: `${engine} desktop`,
        grep: /@desktop/,
        grepInvert: slow,
        use: { engine, visit: desktop },
      },
    ]),
    {
      name: 'chromium phone',
      grep: /@chromium/,
      grepInvert: left,
      use: { engine: 'chromium', visit: phone },
    },
  ],
  webServer: {
    command: 'node tests/e2e/serve.mjs',
    cwd: '../..',
    // The fake payment provider always runs; the published rules decide whether the site offers it.
    env: { PORT: String(port), PAYMENTS: 'stand-in' },
    url: `http://localhost:${port}/config.json`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
