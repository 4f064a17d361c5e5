import { chromium, firefox, webkit } from '@playwright/test';
import { browserPath, engineHere } from '../../scripts/test/browsers.mjs';
import type { Engine } from './drives/drive';
import { firefoxEngine } from './drives/firefox-engine';
import { playwrightEngine } from './drives/playwright-engine';
import { webkitEngine } from './drives/webkit-engine';

export type EngineName = 'chromium' | 'firefox' | 'webkit';

const playwrights = { firefox, webkit };
const installed = {
  firefox: () => firefoxEngine('/usr/bin/firefox-esr'),
  webkit: () => webkitEngine,
};

/** Starts an installed browser engine, Playwright's or Debian's. Returns null when it is not installed. */
export async function startEngine(name: EngineName): Promise<Engine | null> {
  if (name === 'chromium') {
    const executablePath = browserPath();
    const args = ['--no-sandbox', '--disable-background-networking', '--no-first-run'];
    return executablePath ? playwrightEngine(chromium, { executablePath, args }) : null;
  }
  const here = engineHere(name);
  if (here === null) return null;
  return here === 'own' ? playwrightEngine(playwrights[name]) : installed[name]();
}
