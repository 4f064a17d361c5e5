import { root } from '../../../scripts/paths.mjs';
import { previewRemote, type Previewed } from './preview';
import { replacePreviewsFor } from './previewed-for';
import { removePreview } from './previews';
import { readStaged } from '../site/staged-file';

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
