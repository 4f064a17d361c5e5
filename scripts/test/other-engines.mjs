import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';

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
