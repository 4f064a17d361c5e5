import type { RemoteLine, RemoteName, RemotesFile } from '@burger/shared/contracts';
import type { SiteParts } from '../site/records';
import { pagesIn, type RenderedPage } from './render-pages';
import { inEveryLanguage, type Renderer, rendererOf } from './renderer';

const spoken = ({ contract, oldest }: Pick<RemoteLine, 'contract' | 'oldest'>) =>
  oldest === contract ? `contract ${contract}` : `contracts ${oldest} to ${contract}`;

/** Throws where a remote and the shell do not understand each other, or a remote lacks what the shell shows of it. */
export function checkCompatibility(
  renderer: Pick<Renderer, 'speaksOurContract' | 'ownContract' | 'placesOf'>,
  remotes: RemotesFile,
): void {
  for (const [name, line] of Object.entries(remotes)) {
    if (!renderer.speaksOurContract(line)) {
      throw new Error(
        `${name} ${line.version} understands ${spoken(line)}, the shell ${spoken(renderer.ownContract)}.`,
      );
    }
    // What an older contract did not have yet stays empty; a remote of this one has to have it all.
    if (line.contract < renderer.ownContract.contract) continue;
    const missing = renderer
      .placesOf(name as RemoteName)
      .filter((exposure) => !(exposure in line.exposes));
    if (missing.length > 0) {
      throw new Error(`${name} ${line.version} does not expose ${missing.join(', ')}.`);
    }
  }
}

interface RenderedSite {
  pages: readonly RenderedPage[];
  /** In English. */
  renderer: Renderer;
}

/**
 * Every page of the site, in every language, from what is deployed; writes nothing. `list` is the address of its list
 * of remotes. Rejects where shell and remotes do not fit together, or a page cannot be rendered.
 */
export async function renderSite(site: SiteParts, list: string): Promise<RenderedSite> {
  const renderer = rendererOf(site);
  checkCompatibility(renderer, site.remotes);
  for (const [name, { line }] of Object.entries(site.staged))
    checkCompatibility(renderer, { [name]: line });
  const module = new URL('./render-pages.ts', import.meta.url);
  return { pages: await inEveryLanguage(renderer, module, pagesIn, { site, list }), renderer };
}
