import { chromium, firefox, webkit } from '@playwright/test';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { root } from '../../shared/repository/paths.mjs';
import { run } from '../../shared/repository/run.mjs';
import { installFonts, installPackages } from './system-packages.mjs';

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

// The same browser engine without a window. The full browser starts additional processes for each instance.
const shell = '/usr/bin/chromium-headless-shell';

const browserFiles = () => [process.env.CHROMIUM_PATH, ...browsers, chromium.executablePath()];

const shellFiles = () => [process.env.CHROMIUM_SHELL_PATH ?? process.env.CHROMIUM_PATH, shell];

const isThere = (file) => file && existsSync(file);

export const browserPath = () => browserFiles().find(isThere);

/** Returns the path of the headless shell, which starts the fewest processes, or else of the full browser. */
export const shellPath = () => shellFiles().find(isThere) ?? browserPath();

/** Returns whether a browser starts. Some systems install a placeholder script, or lack libraries. */
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

/** Finds or installs a Chromium for child processes too: the system's if permitted, else Playwright's. */
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

/** Returns which build of an engine is available: Playwright's (own), Debian's (installed), or null. */
export function engineHere(name) {
  const { own, isInstalled } = otherEngines[name];
  if (existsSync(own.executablePath())) return 'own';
  return isInstalled() ? 'installed' : null;
}

/** Installs Firefox and WebKit if permitted. Tests of a missing engine are skipped and counted as skipped. */
export async function ensureEngines() {
  for (const [name, { packages }] of Object.entries(otherEngines)) {
    if (engineHere(name)) continue;
    console.log(`Installing ${name} for the tests …`);
    await installPackages(...packages);
    if (engineHere(name)) continue;
    console.log(
      `${name} is not installed, so its tests are skipped. To install it: npx playwright install --with-deps ${name}`,
    );
  }
}
