import { firstDocument, type KeptShop } from '@burger/functions/shop';
import { versionOf } from '@burger/shared/publishing';
import { loopback } from '../loopback';
import type { Settings } from '../settings';
import { keepPrerendered, shownVersion } from './prerendering';
import { prerenderRunner } from './run-prerender';

export interface FollowedShop {
  /** Whether the repository's menu is another than the one that is published. */
  hasOtherMenu: boolean;
  stop(): void;
}

/** Whether the repository holds another menu than this version, or one that cannot be published. */
function isOther(version: string): boolean {
  try {
    return versionOf(firstDocument()) !== version;
  } catch {
    return true;
  }
}

/** Keeps the pages of the site in step with what is published; resolves once they are. */
export async function followShop(
  shop: KeptShop,
  { port, rootDir, siteDir, devOrigins }: Settings,
  say: (line: string) => void,
): Promise<FollowedShop> {
  const { version } = await shop.today();
  // Pages of a site for development are rendered in the browser.
  const hasPages = devOrigins.length === 0;
  const prerender = prerenderRunner(rootDir, siteDir, `http://${loopback}:${port}`);
  const keeper = keepPrerendered({
    current: async () => (await shop.today()).version,
    shownByPages: () => (hasPages ? shownVersion(siteDir) : null),
    prerender: prerender.run,
    say,
  });
  await keeper.first;
  return {
    hasOtherMenu: isOther(version),
    stop() {
      keeper.stop();
      prerender.stop();
    },
  };
}
