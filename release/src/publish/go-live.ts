import type { RemotesFile } from '@burger/shared/contracts';
import { publishFonts } from '../fonts/publish-fonts';
import { readStaged, writeStaged, type Staged } from '../site/staged-file';
import { prerenderSite } from '../prerender/prerender-site';
import { historyAfter, writeHistory, type History } from '../site/history';
import { recordShop, shopOfSite } from '../site/shop';
import { publishPictures } from './publish';
import { readRemotes, writeRemotes } from '../site/remotes-file';
import { recordShell } from '../site/shell-record';
import type { PublishedShell, SiteShop } from '../site/records';
import { writeStandardManifests } from './standard-manifests';

interface Activated {
  shell: PublishedShell;
  remotes: RemotesFile;
  /** The published document that pages show; without it the one that they showed before. */
  shop?: SiteShop;
  /** What a share of the visitors gets instead; without it what they get now. */
  staged?: Staged;
  /** What can be gone back to; without it, what is replaced is added to it. */
  history?: History;
}

/**
 * Makes the site run this shell with these remotes. Rejects, and changes nothing, when they do not understand each
 * other or a page cannot be rendered.
 */
export async function activate({
  shell,
  remotes,
  shop = shopOfSite(shell),
  staged = readStaged(),
  history = historyAfter(readRemotes(), remotes),
}: Activated): Promise<void> {
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
