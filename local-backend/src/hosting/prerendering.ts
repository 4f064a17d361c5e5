import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The version of the menu that the site's pages show, as their deployment wrote it into `shop.json`; null where there are none. */
export function shownVersion(siteDir: string): string | null {
  const file = path.join(siteDir, 'shop.json');
  if (!statSync(file, { throwIfNoEntry: false })) return null;
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

interface Keeping {
  /** The version that is current in the store. */
  current: () => Promise<string>;
  /** The version that the pages show. */
  shownByPages: () => string | null;
  /** Writes the pages anew from what is current. */
  prerender: () => Promise<void>;
  say: (line: string) => void;
  /** How often it looks, and how long it waits after a failure, in ms. */
  every?: number;
  afterFailure?: number;
}

export interface PageKeeper {
  /** Resolves once it has looked for the first time, and the pages were written if they had to be. */
  first: Promise<void>;
  stop(): void;
}

/**
 * Has the pages written anew whenever another version becomes current, one time after the other. A site that is changed
 * by others meanwhile is left as it is: two servers on one folder would undo each other's pages for ever.
 */
export function keepPrerendered(keeping: Keeping): PageKeeper {
  const { current, shownByPages, prerender, say, every = 1000, afterFailure = 60_000 } = keeping;
  let handled: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function look(): Promise<number> {
    try {
      const version = await current();
      if (version === handled) return every;
      const shown = shownByPages();
      // A site may still be built into the folder.
      if (shown === null) return every;
      if (shown !== version) {
        await prerender();
        if (!isStopped) say(`Menu ${version} is current: the pages show it.`);
      }
      handled = version;
      return every;
    } catch (error) {
      const [why = ''] = (error as Error).message.split('\n');
      if (!isStopped) say(`The pages could not be written anew: ${why}`);
      return afterFailure;
    }
  }

  async function lookOn(): Promise<void> {
    const wait = await look();
    if (!isStopped) timer = setTimeout(() => void lookOn(), wait).unref();
  }

  return {
    first: lookOn(),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
