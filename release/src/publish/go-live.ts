import type { RemotesFile } from '@burger/shared/contracts';
import { publishFonts } from '../fonts/scripts';
import { prerenderSite } from '../prerender/prerender-site';
import {
  currentShell,
  type History,
  historyAfter,
  type PublishedShell,
  readRemotes,
  readStaged,
  recordShell,
  type SiteShop,
  type Staged,
  writeHistory,
  writeRemotes,
  writeStaged,
} from '../site/records';
import { recordShop, shopOfSite } from '../site/shop';
import { publishPictures } from './publish';
import { writeStandardManifests } from './standard-manifests';

/** What changes of a site; the rest stays as it is. */
interface SiteChange {
  shell?: PublishedShell;
  remotes?: RemotesFile;
  /** The published document that pages show. */
  shop?: SiteShop;
  /** What a share of the visitors gets instead. */
  staged?: Staged;
  /** What can be gone back to; without it, what is replaced is added to it. */
  history?: History;
}

/**
 * Makes the site run this shell with these remotes. Rejects, and changes nothing, when they do not understand each
 * other or a page cannot be rendered.
 */
export async function goLive({
  shell = currentShell(),
  remotes = readRemotes(),
  shop = shopOfSite(shell),
  staged = readStaged(),
  history = historyAfter(readRemotes(), remotes),
}: SiteChange): Promise<void> {
  publishPictures();
  const fonts = publishFonts();
  await prerenderSite({ shell, remotes, fonts, shop, staged }).catch(
    ({ message, cause }: Error) => {
      throw new Error(`The site stays as it was. ${message}`, { cause });
    },
  );
  recordShell(shell);
  recordShop(shop);
  writeHistory(history);
  writeStaged(staged);
  // The list comes last: what cannot be rendered is not run.
  writeRemotes(remotes);
  writeStandardManifests(remotes);
}
