import { root } from '../../../scripts/paths.mjs';
import { publishFonts } from '../fonts/scripts';
import { renderSite } from '../prerender/render-site';
import { publishPictures, publishRemote } from '../publish/publish';
import { currentShell, readRemotes, readStaged, remotesList } from '../site/records';
import { shopOfSite } from '../site/shop';
import { addPreview, removePreview, replacePreviewsFor, signatureOf } from './previews';

interface Previewed {
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

interface PreviewsFor {
  previews: (Previewed & { name: string })[];
  /** What was previewed for the same before and nobody sees any more, as `name@version`. */
  ended: string[];
}

/** Ends a preview, but for what a share of the visitors gets by now: that is whoever's who gave it. */
function end(named: string): boolean {
  const [name = '', version = ''] = named.split('@');
  if (readStaged()[name]?.line.version === version) return false;
  removePreview(name, version);
  return true;
}

/**
 * Previews what was built of these remotes for somebody, as a pull request, instead of what was previewed for it
 * before; without remotes there is nothing any more.
 */
export async function previewFor(who: string, names: readonly string[]): Promise<PreviewsFor> {
  const previews: PreviewsFor['previews'] = [];
  for (const name of names) {
    previews.push({ name, ...(await previewRemote(name, `${root}/${name}`)) });
  }
  const now = previews.map(({ name, version }) => `${name}@${version}`);
  return { previews, ended: replacePreviewsFor(who, now).filter(end) };
}

interface Link {
  name: string;
  link: string;
}

/** What a pull request is told of its previews, as Markdown; `origin` is where the site is. */
export const linksComment = (previews: readonly Link[], origin: string): string =>
  [
    'What this pull request changes, for who opens a link; everybody else sees what is live.',
    '',
    ...previews.map(({ name, link }) => `- [${name}](${origin}${link})`),
    '',
    `One link is seen at a time, on every page, until the pull request closes or [${origin}/?preview=](${origin}/?preview=) ends it.`,
    '',
  ].join('\n');
