import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { run } from '../run.mjs';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A browser of the system or Playwright's own, or undefined when neither is there. */
export const browserPath = () =>
  [process.env.CHROMIUM_PATH, ...installed, chromium.executablePath()].find(
    (file) => file && existsSync(file),
  );

const isRoot = () => process.getuid?.() === 0;

function hasApt() {
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Finds a Chromium, or installs one: Playwright's where it can be downloaded, else the system's. */
export async function ensureBrowser() {
  if (browserPath()) return;
  console.log('Installing a browser for the tests …');
  if (isRoot() && hasApt()) {
    await run('apt-get', ['update', '-qq'], { quiet: true });
    await run('apt-get', ['install', '-y', '-qq', 'chromium'], { quiet: true });
  }
  if (!browserPath()) await run('npx', ['playwright', 'install', 'chromium']);
  if (browserPath()) return;
  console.error('No Chromium could be installed. Install one and set CHROMIUM_PATH to it.');
  process.exit(1);
}
