import { chromium, firefox, webkit } from '@playwright/test';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { root } from '../paths.mjs';
import { run } from '../run.mjs';
import { installFonts, installPackages } from './system-packages.mjs';

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
 * Finds a Chromium, or installs one with the fonts that it needs: the system's where we may, else Playwright's own.
 * What is started from here uses the one that was found.
 */
export async function ensureBrowser() {
  await installFonts();
  process.env.FONTCONFIG_FILE ??= `${root}/scripts/test/fonts.conf`;
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

const knowsWebKit =
  'import gi; gi.require_version("Gtk", "3.0"); gi.require_version("WebKit2", "4.1")';

/** The engines beside Chromium: Playwright's own, and the one that Debian's packages bring. */
export const otherEngines = {
  firefox: {
    own: firefox,
    packages: ['firefox-esr'],
    isInstalled: () => existsSync('/usr/bin/firefox-esr'),
  },
  webkit: {
    own: webkit,
    packages: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb'],
    isInstalled: () =>
      ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every((file) => existsSync(file)) &&
      spawnSync('/usr/bin/python3', ['-c', knowsWebKit]).status === 0,
  },
};

/** Which of the two an engine can be had as on this machine; null: as neither. */
export function engineHere(name) {
  const { own, isInstalled } = otherEngines[name];
  if (existsSync(own.executablePath())) return 'own';
  return isInstalled() ? 'installed' : null;
}

/** Installs Firefox and WebKit where we may; the tests of one that cannot be had are skipped, and counted as skipped. */
export async function ensureEngines() {
  for (const [name, { packages }] of Object.entries(otherEngines)) {
    if (engineHere(name)) continue;
    console.log(`Installing ${name} for the tests …`);
    await installPackages(...packages);
    if (engineHere(name)) continue;
    console.log(
      `There is no ${name} here, so its tests are skipped: npx playwright install --with-deps ${name} brings one.`,
    );
  }
}
