import { publishFonts } from '../fonts/publish-fonts';
import { renderSite } from '../prerender/render-site';
import { publishPictures } from '../publish/publish';
import { publishRemote } from '../publish/publish-remote';
import { readRemotes } from '../site/remotes-file';
import { remotesList } from '../site/remotes-list';
import { currentShell } from '../site/shell-record';
import { shopOfSite } from '../site/shop';
import { addPreview } from './previews';
import { signatureOf } from './sign';

export interface Previewed {
  version: string;
  /** What is opened to see it, on whichever page. */
  link: string;
}

/**
 * Publishes what was built of a remote in the folder `source` for those who open the link. No page changes; but all of
 * them are rendered with it, so that what can be previewed can be promoted.
 */
export async function previewRemote(name: string, source: string): Promise<Previewed> {
  const shell = currentShell();
  const live = readRemotes();
  const line = publishRemote(name, source, live[name]);
  const remotes = { ...live, [name]: line };
  publishPictures();
  const site = { shell, remotes, fonts: publishFonts(), shop: shopOfSite(shell), staged: {} };
  await renderSite(site, remotesList(remotes).address);
  addPreview(name, line);
  const named = `${name}@${line.version}`;
  return { version: line.version, link: `/?preview=${named}.${signatureOf(named)}` };
}
