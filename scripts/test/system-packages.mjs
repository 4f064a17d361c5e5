import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { run } from '../../shared/repository/run.mjs';

const isRoot = () => process.getuid?.() === 0;

function hasApt() {
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

let updated = false;

/** Installs system packages, if running as root on a system with apt. */
export async function installPackages(...names) {
  if (!isRoot() || !hasApt()) return;
  if (!updated) await run('apt-get', ['update', '-qq'], { quiet: true });
  updated = true;
  await run('apt-get', ['install', '-y', '-qq', ...names], { quiet: true });
}

// One file of each package, by which its installation is recognised.
const browser = {
  chromium: '/usr/bin/chromium',
  'chromium-headless-shell': '/usr/bin/chromium-headless-shell',
};
const engines = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  'gir1.2-webkit2-4.1': '/usr/bin/WebKitWebDriver',
  'python3-gi': '/usr/lib/python3/dist-packages/gi',
  xvfb: '/usr/bin/Xvfb',
};
// Fonts of phones in India. Without them screenshots show boxes, and browsers slowly search all fonts.
const fonts = {
  'fonts-roboto-unhinted': '/usr/share/fonts/truetype/roboto',
  'fonts-lohit-knda': '/usr/share/fonts/truetype/lohit-kannada',
  'fonts-lohit-deva': '/usr/share/fonts/truetype/lohit-devanagari',
};

const missing = (expected) =>
  Object.entries(expected).flatMap(([name, file]) => (existsSync(file) ? [] : name));

export async function installFonts() {
  const names = missing(fonts);
  if (names.length > 0) await installPackages(...names);
}

/** Installs missing browsers and fonts while npm runs. Custom browsers are checked when they start. */
export async function installBrowsers(withEngines) {
  const others = process.env.PLAYWRIGHT_BROWSERS_PATH ?? `${homedir()}/.cache/ms-playwright`;
  if (process.env.CHROMIUM_PATH || existsSync(others)) return;
  const names = missing({ ...browser, ...fonts, ...(withEngines ? engines : {}) });
  if (names.length > 0) await installPackages(...names);
}
