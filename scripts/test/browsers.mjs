import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { run } from '../run.mjs';
import { installPackages } from './system-packages.mjs';

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

// The same engine without a window: a whole browser starts processes of its own for each one that is opened.
const shell = '/usr/bin/chromium-headless-shell';

const browserFiles = () => [process.env.CHROMIUM_PATH, ...browsers, chromium.executablePath()];

const shellFiles = () => [process.env.CHROMIUM_SHELL_PATH ?? process.env.CHROMIUM_PATH, shell];

const isThere = (file) => file && existsSync(file);

/** A browser of the system or Playwright's own, or undefined when neither is there. */
export const browserPath = () => browserFiles().find(isThere);

/** What opens a page with the least beside it: the browser without a window, or the whole one where there is no other. */
export const shellPath = () => shellFiles().find(isThere) ?? browserPath();

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

const working = (files) => files.find((file) => isThere(file) && starts(file));

/**
 * Finds a Chromium, or installs one: the system's where we may, else Playwright's own.
 * What is started from here uses the one that was found.
 */
export async function ensureBrowser() {
  if (!working(browserFiles())) {
    console.log('Installing a browser for the tests …');
    await installPackages('chromium');
  }
  if (!working(browserFiles())) await run('npx', ['playwright', 'install', 'chromium']);
  if (!working(shellFiles())) await installPackages('chromium-headless-shell');
  const found = working(browserFiles());
  if (found) {
    process.env.CHROMIUM_SHELL_PATH = working(shellFiles()) ?? found;
    process.env.CHROMIUM_PATH = found;
    return;
  }
  console.error(
    'No working Chromium could be installed. Install one and set CHROMIUM_PATH to it, or let an administrator run: npx playwright install --with-deps chromium',
  );
  process.exit(1);
}
