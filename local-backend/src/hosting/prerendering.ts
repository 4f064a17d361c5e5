import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { firstDocument, type CachedShop } from '@burger/functions/shop';
import { versionOf } from '@burger/shared/shop/publishing';
import { loopback } from '../loopback';
import type { Settings } from '../settings';

/** Returns the menu version in the deployed site's `shop.json`, or null if the file is missing. */
export function publishedVersion(siteDir: string): string | null {
  const file = path.join(siteDir, 'shop.json');
  if (!statSync(file, { throwIfNoEntry: false })) return null;
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

interface Keeping {
  current: () => Promise<string>;
  prerenderedVersion: () => string | null;
  prerender: () => Promise<void>;
  say: (line: string) => void;
  every?: number;
  afterFailure?: number;
}

/** Prerenders pages when the menu version changes. Leaves a site alone that another process changes. */
export function keepPrerendered(keeping: Keeping) {
  const {
    current,
    prerenderedVersion,
    prerender,
    say,
    every = 1000,
    afterFailure = 60_000,
  } = keeping;
  let handled: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function look(): Promise<number> {
    try {
      const version = await current();
      if (version === handled) return every;
      const visible = prerenderedVersion();
      // The site may still be under construction, so check again later.
      if (visible === null) return every;
      if (visible !== version) {
        await prerender();
        if (!isStopped) say(`Menu ${version} is current: the pages show it.`);
      }
      handled = version;
      return every;
    } catch (error) {
      const [why = ''] = (error as Error).message.split('\n');
      if (!isStopped) say(`The pages could not be prerendered: ${why}`);
      return afterFailure;
    }
  }

  async function poll(): Promise<void> {
    const wait = await look();
    if (!isStopped) timer = setTimeout(() => void poll(), wait).unref();
  }

  return {
    first: poll(),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

const execute = promisify(execFile);

async function prerender({ rootDir, siteDir, port }: Settings, signal: AbortSignal): Promise<void> {
  const script = path.join(rootDir, 'scripts', 'release.mjs');
  const words = [script, 'prerender', '--from', `http://${loopback}:${port}`];
  const env = { ...process.env, SITE_DIR: siteDir };
  try {
    await execute(process.execPath, words, { cwd: rootDir, env, signal, maxBuffer: Infinity });
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    throw new Error(stderr?.trim() || message, { cause: error });
  }
}

function isOther(version: string): boolean {
  try {
    return versionOf(firstDocument()) !== version;
  } catch {
    return true;
  }
}

/** Prerenders the pages whenever a new menu is published. Resolves once the pages are current. */
export async function followShop(
  shop: CachedShop,
  settings: Settings,
  say: (line: string) => void,
) {
  const { version } = await shop.today();
  // A development site has no prerendered pages.
  const hasPages = settings.devOrigins.length === 0;
  const stopping = new AbortController();
  const keeper = keepPrerendered({
    current: async () => (await shop.today()).version,
    prerenderedVersion: () => (hasPages ? publishedVersion(settings.siteDir) : null),
    prerender: () => prerender(settings, stopping.signal),
    say,
  });
  await keeper.first;
  return {
    hasOtherMenu: isOther(version),
    stop() {
      keeper.stop();
      stopping.abort();
    },
  };
}
