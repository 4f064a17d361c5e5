import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { run } from '../run.mjs';
import { installPackages } from './system-packages.mjs';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const candidates = () => [process.env.CHROMIUM_PATH, ...installed, chromium.executablePath()];

/** A browser of the system or Playwright's own, or undefined when neither is there. */
export const browserPath = () => candidates().find((file) => file && existsSync(file));

/** Whether a browser starts: some systems put a hint on how to install one in its place, or lack its libraries. */
function starts(file) {
  if (process.platform !== 'linux') return true;
  try {
    execFileSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

const workingBrowser = () => candidates().find((file) => file && existsSync(file) && starts(file));

/**
 * Finds a Chromium, or installs one: the system's where we may, else Playwright's own.
 * What is started from here uses the one that was found.
 */
export async function ensureBrowser() {
  let found = workingBrowser();
  if (!found) {
    console.log('Installing a browser for the tests …');
    await installPackages('chromium');
    found = workingBrowser();
  }
  if (!found) {
    await run('npx', ['playwright', 'install', 'chromium']);
    found = workingBrowser();
  }
  if (found) {
    process.env.CHROMIUM_PATH = found;
    return;
  }
  console.error(
    'No working Chromium could be installed. Install one and set CHROMIUM_PATH to it, or let an administrator run: npx playwright install --with-deps chromium',
  );
  process.exit(1);
}
