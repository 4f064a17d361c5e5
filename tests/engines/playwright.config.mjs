import { defineConfig } from '@playwright/test';

const port = Number(process.env['ENGINES_PORT'] ?? 4180);
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };

/** One set of tests in every engine, on a phone and on a desktop. */
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
  projects: ['chromium', 'firefox', 'webkit'].flatMap((engine) =>
    Object.entries(sizes).map(([size, { width, height }]) => ({
      name: `${engine} ${size}`,
      // What does not depend on the width is tagged @once and looked at on a phone.
      ...(size === 'desktop' && { grepInvert: /@once/ }),
      use: { engine, visit: { width, height, dark: false, position: 'denied' } },
    })),
  ),
  webServer: {
    command: 'node tests/e2e/serve.mjs',
    cwd: '../..',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/config.json`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
